import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RecipeChoice } from '../../../ui/recipes/recipe-choice.tsx'
import { useRecipes } from '../../../ui/recipes/use-recipes.ts'
import { useOptimizerState } from '../screen/optimizer-context.tsx'
import { count } from '../state/state.ts'
import { stepText } from './step-words.ts'
import { type RecipeRun, useRecipeRun } from './use-recipe-run.ts'

const ImageRecipeDialog = lazyPart(async () => (await import('./image-recipe-dialog.tsx')).ImageRecipeDialog)

/** 'Recetas': steps that the workspace keeps, done with all pictures of the list. */
export function RecipeSection() {
  // Where the screen was opened without a connection nobody is signed in, and there is nothing to share.
  return useAuth().session ? <Recipes /> : null
}

function Recipes() {
  const { t } = useTranslation()
  const recipes = useRecipes('images')
  const { run, start, cancel } = useRecipeRun()
  const total = useOptimizerState(count.all)
  const isComing = useOptimizerState(({ coming }) => coming > 0)
  const isBusy = useOptimizerState(({ batch }) => batch !== null)
  const isRunning = run !== null && run.state !== 'done' && run.state !== 'cancelled'
  const { chosen } = recipes
  const steps = (chosen?.steps ?? []).flatMap((step) => stepText(t, step) ?? [])
  return (
    <section aria-labelledby="optimizer-recipes">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id="optimizer-recipes" className="text-base font-semibold">
            {t('Recetas')}
          </h2>
          <p className="text-dense text-muted">
            {t(
              'Varios pasos seguidos con todas las imágenes que añadas: optimizar, marcar, renombrar y guardar.',
            )}
          </p>
        </div>
        <RecipeChoice recipes={recipes} steps={steps} Dialog={ImageRecipeDialog} />
        {chosen && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              busy={isRunning}
              disabled={total === 0 || isComing || isBusy}
              icon={<Play aria-hidden="true" className="size-4" />}
              onClick={() => void start(chosen)}
            >
              {t('Ejecutar la receta')}
            </Button>
            {isRunning && (
              <Button size="dense" onClick={cancel}>
                {t('Cancelar la receta')}
              </Button>
            )}
            {total === 0 && (
              <p className="text-dense text-muted">{t('Suelta antes una carpeta o algunas imágenes.')}</p>
            )}
          </div>
        )}
        <p role="status" className="text-dense empty:hidden">
          {run && <RunText run={run} />}
        </p>
      </Card>
    </section>
  )
}

function RunText({ run }: { run: RecipeRun }) {
  const { t } = useTranslation()
  const batch = useOptimizerState((state) => state.batch)
  const { name } = run
  switch (run.state) {
    case 'optimising':
      return t('«{{name}}»: {{done}} de {{total}} imágenes hechas', {
        name,
        done: batch?.done ?? 0,
        total: batch?.total ?? 0,
      })
    case 'uploading':
      return t('«{{name}}»: guardando en las imágenes del espacio…', { name })
    case 'packing':
      return t('«{{name}}»: preparando el ZIP…', { name })
    case 'cancelled':
      return t('«{{name}}» se ha cancelado. Lo que ya estaba hecho sigue en la lista.', { name })
    case 'done':
      return [
        t('«{{name}}» ha terminado: {{count}} imágenes hechas.', { name, count: run.made }),
        run.left > 0 &&
          t('{{count}} no se han podido hacer: cada una dice por qué en la lista.', { count: run.left }),
        run.unshown > 0 && t('Las JPEG XL no se guardan en las imágenes: pocos navegadores las muestran.'),
      ]
        .filter((text) => text !== false)
        .join(' ')
    default:
      return run satisfies never
  }
}
