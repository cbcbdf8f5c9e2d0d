import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { type ControlProps, Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { FormField } from '../worker/fill.ts'

type FormFieldsProps = {
  fields: readonly FormField[]
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
}

/** The fields of a document's form, by the names that the document gives them. */
export function FormFields({ fields, values, onChange }: FormFieldsProps) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('Formulario del PDF')}</legend>
      {fields.map(({ name, kind, options, longest, value: given }) => {
        const value = values[name] ?? given
        if (kind === 'tick')
          return (
            <Checkbox
              key={name}
              label={name}
              checked={value !== ''}
              onChange={(event) => onChange(name, event.target.checked ? 'yes' : '')}
            />
          )
        return (
          <Field key={name} label={name}>
            {(control) =>
              kind === 'choice' ? (
                <Select {...control} value={value} onChange={(event) => onChange(name, event.target.value)}>
                  <option value="">{t('Sin elegir')}</option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </Select>
              ) : (
                <TextControl
                  {...control}
                  isLong={kind === 'long-text'}
                  maxLength={longest}
                  value={value}
                  onValue={(text) => onChange(name, text)}
                />
              )
            }
          </Field>
        )
      })}
    </fieldset>
  )
}

type TextControlProps = ControlProps & {
  isLong: boolean
  maxLength: number | undefined
  value: string
  onValue: (value: string) => void
}

function TextControl({ isLong, onValue, ...rest }: TextControlProps) {
  const own = {
    ...rest,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  }
  return isLong ? <Textarea rows={3} {...own} /> : <Input {...own} />
}
