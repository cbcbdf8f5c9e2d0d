import { useTranslation } from 'react-i18next'
import { formatEntered } from '../../../platform/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** As the browser's own field writes it, in the person's time zone: `2026-11-20T09:30`; '' for none. */
export type Moments = { publishAt: string; withdrawAt: string }

type MomentFieldsProps = {
  moments: Moments
  /** What is published already has no moment for that any more. */
  isPublished: boolean
  onMoments: (moments: Moments) => void
}

/** When an item is published and withdrawn by itself. */
export function MomentFields({ moments, isPublished, onMoments }: MomentFieldsProps) {
  const { t } = useTranslation()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const fields = [
    ...(isPublished ? [] : [{ name: 'publishAt', label: t('Se publica el') } as const]),
    { name: 'withdrawAt', label: t('Se retira el') } as const,
  ]
  return (
    <fieldset className="flex flex-wrap gap-4 rounded-lg border p-4">
      <legend className="px-1 text-sm font-medium">{t('Programar')}</legend>
      {fields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          help={[t('Hora de {{zone}}', { zone }), formatEntered(moments[name])].filter(Boolean).join(' · ')}
          className="min-w-40 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={moments[name]}
              onChange={({ target }) => onMoments({ ...moments, [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

/** A moment as its field has it. */
export function enteredOf(moment: string | null): string {
  if (moment === null) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A moment as the server is told it; null for none. One that nobody changed is the same to the second. */
export function momentOf(entered: string, known: string | null): string | null {
  if (entered === '') return null
  return entered === enteredOf(known) ? known : new Date(entered).toISOString()
}
