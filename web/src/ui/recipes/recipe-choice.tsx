import { Ellipsis, PenLine, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { Select } from '../select.tsx'
import type { Recipes, WholeRecipe } from './use-recipes.ts'

/** `recipe`: null for a new one. */
export type RecipeDialogProps = { recipes: Recipes; recipe: WholeRecipe | null; onClose: () => void }

type RecipeChoiceProps = {
  recipes: Recipes
  /** Each step of the chosen one in words. */
  steps: readonly string[]
  /** Asks for the name and the steps of a new one, or of one that stands; loaded when it is asked for (`lazyPart`). */
  Dialog: ComponentType<RecipeDialogProps>
}

/** The workspace's recipes: one is chosen and said step by step; who may makes, changes and removes them. */
export function RecipeChoice({ recipes, steps, Dialog }: RecipeChoiceProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ recipe: WholeRecipe | null } | null>(null)
  const { items, chosen, chosenId, choose, mayChange, isLoading, problem } = recipes
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label={t('Receta')} className="min-w-0 flex-1" error={problem ?? undefined} tellsError>
          {(control) => (
            <Select {...control} value={chosenId} onChange={({ target }) => choose(target.value)}>
              <option value="">{isLoading ? t('Cargando…') : t('Elige una')}</option>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {mayChange && chosen && (
          <Menu
            trigger={
              <IconButton
                size="form"
                label={t('Más acciones de la receta «{{name}}»', { name: chosen.name })}
                icon={<Ellipsis aria-hidden="true" className="size-4" />}
              />
            }
          >
            <MenuItem
              icon={<PenLine aria-hidden="true" className="size-4" />}
              onSelect={() => setAsked({ recipe: chosen })}
            >
              {t('Cambiar la receta')}
            </MenuItem>
            <MenuItem
              destructive
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onSelect={() => void recipes.remove(chosen)}
            >
              {t('Eliminar del espacio')}
            </MenuItem>
          </Menu>
        )}
      </div>
      {!isLoading && items.length === 0 && (
        <p className="text-dense text-muted">
          {mayChange
            ? t('El espacio aún no tiene recetas para esta herramienta. Guarda la primera.')
            : t('El espacio aún no tiene recetas. Las guardan sus propietarios y administradores.')}
        </p>
      )}
      {steps.length > 0 && (
        <ol aria-label={t('Pasos de la receta')} className="list-decimal pl-5 text-dense text-muted">
          {steps.map((step) => (
            <li key={step} className="break-words">
              {step}
            </li>
          ))}
        </ol>
      )}
      {mayChange && (
        <Button
          className="self-start"
          size="dense"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAsked({ recipe: null })}
        >
          {t('Nueva receta')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <Dialog recipes={recipes} recipe={asked.recipe} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  )
}
