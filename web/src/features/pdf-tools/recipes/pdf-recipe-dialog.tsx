import type { RecipeStep } from '@aurelio/contracts/recipes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RecipeDialog } from '../../../ui/recipes/recipe-dialog.tsx'
import type { RecipeDialogProps } from '../../../ui/recipes/recipe-choice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { readAddresses } from './addresses.ts'
import { compressionName } from './step-words.ts'

type StepOf<What extends RecipeStep['do']> = Extract<RecipeStep, { do: What }>
/** What is chosen in the window; a step that is off keeps what was typed for it. */
type Wish = {
  merge: StepOf<'merge'>
  compress: StepOf<'compress'>
  protect: StepOf<'protect'>
  mail: Omit<StepOf<'mail'>, 'to'> & { to: string }
}
type Names = keyof Wish
const order: readonly Names[] = ['merge', 'compress', 'protect', 'mail']

/** The steps of a recipe for PDFs, always in the same order. */
export function PdfRecipeDialog({ recipes, recipe, onClose }: RecipeDialogProps) {
  const { t } = useTranslation()
  const [on, setOn] = useState<ReadonlySet<Names>>(
    () => new Set(order.filter((name) => (recipe ? recipe.does.includes(name) : name !== 'mail'))),
  )
  const [wish, setWish] = useState(() => wishOf(recipe?.steps ?? [], t('unido')))
  const change = <Name extends Names>(name: Name, changed: Partial<Wish[Name]>) =>
    setWish((before) => ({ ...before, [name]: { ...before[name], ...changed } }))

  async function steps(): Promise<RecipeStep[] | string> {
    if (on.size === 0) return t('Marca al menos un paso.')
    const { merge, compress, protect, mail } = wish
    const to = readAddresses(mail.to)
    if (on.has('merge') && merge.name.trim() === '') return t('Escribe cómo se llamará el archivo unido.')
    if (on.has('mail') && mail.subject.trim() === '') return t('Escribe el asunto del correo.')
    if (on.has('mail') && to === null)
      return t('Escribe hasta diez direcciones de correo, separadas por comas.')
    const all: Record<Names, RecipeStep> = { merge, compress, protect, mail: { ...mail, to: to ?? [] } }
    return order.filter((name) => on.has(name)).map((name) => all[name])
  }

  const step = (name: Names, label: string, fields?: ReactNode) => (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={label}
        checked={on.has(name)}
        onChange={({ target }) => {
          const next = new Set(on)
          if (target.checked) next.add(name)
          else next.delete(name)
          setOn(next)
        }}
      />
      {on.has(name) && fields && <div className="flex flex-col gap-3 pl-6">{fields}</div>}
    </div>
  )
  return (
    <RecipeDialog
      recipes={recipes}
      recipe={recipe}
      description={t('Los pasos van siempre en este orden. La ven y la usan todas las personas del equipo.')}
      steps={steps}
      onClose={onClose}
    >
      {step(
        'merge',
        t('Unir todo en un PDF'),
        <>
          <Field label={t('Nombre del archivo')}>
            {(control) => (
              <Input
                {...control}
                value={wish.merge.name}
                maxLength={100}
                onChange={({ target }) => change('merge', { name: target.value })}
              />
            )}
          </Field>
          <Checkbox
            label={t('Un marcador por archivo')}
            checked={wish.merge.bookmarks}
            onChange={({ target }) => change('merge', { bookmarks: target.checked })}
          />
        </>,
      )}
      {step(
        'compress',
        t('Comprimir'),
        <Choices
          legend={t('Compresión')}
          name="recipe-compression"
          value={wish.compress.by}
          options={(['lossless', 'balanced', 'strongest'] as const).map((value) => ({
            value,
            label: compressionName(t, value),
          }))}
          onChange={(by) => change('compress', { by })}
        />,
      )}
      {step(
        'protect',
        t('Proteger con una contraseña que se pide cada vez'),
        <>
          <Checkbox
            label={t('Permitir imprimir')}
            checked={wish.protect.canPrint}
            onChange={({ target }) => change('protect', { canPrint: target.checked })}
          />
          <Checkbox
            label={t('Permitir copiar el texto')}
            checked={wish.protect.canCopy}
            onChange={({ target }) => change('protect', { canCopy: target.checked })}
          />
          <Checkbox
            label={t('Permitir cambios')}
            checked={wish.protect.canChange}
            onChange={({ target }) => change('protect', { canChange: target.checked })}
          />
        </>,
      )}
      {step(
        'mail',
        t('Enviar por correo, como archivos adjuntos'),
        <MailFields mail={wish.mail} change={(changed) => change('mail', changed)} />,
      )}
    </RecipeDialog>
  )
}

type MailFieldsProps = { mail: Wish['mail']; change: (changed: Partial<Wish['mail']>) => void }

function MailFields({ mail, change }: MailFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        label={t('Enviar a')}
        help={t('Hasta diez direcciones, separadas por comas. Déjalo vacío para escribirlas cada vez.')}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="email"
            autoComplete="off"
            value={mail.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        )}
      </Field>
      <Field label={t('Asunto')}>
        {(control) => (
          <Input
            {...control}
            value={mail.subject}
            maxLength={150}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      <Field label={t('Texto')}>
        {(control) => (
          <Textarea
            {...control}
            value={mail.text}
            maxLength={2000}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** What stands in a recipe, and what its other steps begin with. */
function wishOf(steps: readonly RecipeStep[], name: string): Wish {
  const wish: Wish = {
    merge: { do: 'merge', name, bookmarks: true },
    compress: { do: 'compress', by: 'balanced' },
    protect: { do: 'protect', canPrint: true, canCopy: true, canChange: true },
    mail: { do: 'mail', to: '', subject: '', text: '' },
  }
  for (const step of steps) {
    if (step.do === 'merge') wish.merge = step
    if (step.do === 'compress') wish.compress = step
    if (step.do === 'protect') wish.protect = step
    if (step.do === 'mail') wish.mail = { ...step, to: step.to.join(', ') }
  }
  return wish
}
