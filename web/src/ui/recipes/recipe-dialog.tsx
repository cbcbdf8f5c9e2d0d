import { longestRecipeName, type RecipeStep } from '@aurelio/contracts/recipes'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { notify } from '../toast.tsx'
import type { Recipes, WholeRecipe } from './use-recipes.ts'

type RecipeDialogProps = {
  recipes: Recipes
  /** The one that is changed; null for a new one. */
  recipe: WholeRecipe | null
  description: string
  /** What it would hold now, or what is still wrong with that, in words. */
  steps: () => Promise<RecipeStep[] | string>
  onClose: () => void
  /** The fields of the steps. */
  children: ReactNode
}

/** Name and steps of a recipe. What was refused stays in its fields. */
export function RecipeDialog(props: RecipeDialogProps) {
  const { recipes, recipe, description, steps, onClose, children } = props
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(recipe?.name ?? '')
  const [nameError, setNameError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    const wanted = name.trim()
    setNameError(wanted === '' ? t('Escribe un nombre.') : undefined)
    if (wanted === '') return
    setBusy(true)
    const made = await steps()
    const refused =
      typeof made === 'string' ? made : await recipes.keep(recipe?.id ?? null, { name: wanted, steps: made })
    setBusy(false)
    setProblem(refused)
    if (refused !== undefined) return
    notify.success(t('Receta «{{name}}» guardada para todo el espacio', { name: wanted }))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={recipe ? t('Cambiar la receta') : t('Nueva receta')}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('Nombre')} error={nameError}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={name}
              maxLength={longestRecipeName}
              onChange={({ target }) => {
                setName(target.value)
                setNameError(undefined)
              }}
            />
          )}
        </Field>
        {children}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
