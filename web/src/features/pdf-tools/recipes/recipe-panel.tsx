import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { RecipeChoice } from '../../../ui/recipes/recipe-choice.tsx'
import { useRecipes } from '../../../ui/recipes/use-recipes.ts'
import { OperationForm } from '../operations/operation-form.tsx'
import { readAddresses } from './addresses.ts'
import { runRecipe } from './run-recipe.ts'
import { sendFiles } from './send-files.ts'
import { stepNames, stepText } from './step-words.ts'

const PdfRecipeDialog = lazyPart(async () => (await import('./pdf-recipe-dialog.tsx')).PdfRecipeDialog)

/** 'Recetas': steps that the workspace keeps, done one after the other with all that lies on the workbench. */
export function RecipePanel() {
  const { t } = useTranslation()
  const recipes = useRecipes('pdf')
  const { chosen } = recipes
  const [password, setPassword] = useState('')
  const [readers, setReaders] = useState('')
  const [isAsked, setAsked] = useState(false)
  const steps = chosen?.steps ?? []
  const asksPassword = steps.some((step) => step.do === 'protect')
  const asksReaders = steps.some((step) => step.do === 'mail' && step.to.length === 0)
  const to = asksReaders ? readAddresses(readers) : []
  const isPasswordMissing = asksPassword && password === ''
  const areReadersMissing = asksReaders && (to === null || to.length === 0)
  return (
    <div className="flex flex-col gap-4">
      <RecipeChoice
        recipes={recipes}
        steps={steps.flatMap((step) => stepText(t, step) ?? [])}
        Dialog={PdfRecipeDialog}
      />
      <OperationForm
        verb={t('Ejecutar la receta')}
        text={t('Todo se hace en tu navegador. Solo sale lo que la receta envía por correo.')}
        isReady={chosen !== undefined && !isPasswordMissing && !areReadersMissing}
        isLoading={recipes.isLoadingChosen}
        onRefused={() => setAsked(true)}
        run={(tools) =>
          runRecipe(tools, steps, {
            password,
            names: stepNames(t),
            mail: (files, signal) => sendFiles(t, { id: chosen?.id ?? '', to: to ?? [] }, files, signal),
          })
        }
      >
        {isAsked && !chosen && (
          <p role="alert" className="text-sm text-danger">
            {t('Elige antes una receta.')}
          </p>
        )}
        {asksPassword && (
          <Field
            label={t('Contraseña')}
            help={t('Hará falta para abrir los archivos. No se guarda en la receta.')}
            error={isAsked && isPasswordMissing ? t('Escribe una contraseña.') : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        )}
        {asksReaders && (
          <Field
            label={t('Enviar a')}
            help={t('Hasta diez direcciones, separadas por comas. Nadie ve las de los demás.')}
            error={
              isAsked && areReadersMissing
                ? t('Escribe de una a diez direcciones de correo, separadas por comas.')
                : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                inputMode="email"
                autoComplete="off"
                value={readers}
                onChange={({ target }) => setReaders(target.value)}
              />
            )}
          </Field>
        )}
      </OperationForm>
    </div>
  )
}
