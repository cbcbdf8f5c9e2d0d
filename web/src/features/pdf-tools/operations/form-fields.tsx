import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
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
      {fields.map(({ name, kind, options, value: given }) => {
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
              kind === 'text' ? (
                <Input {...control} value={value} onChange={(event) => onChange(name, event.target.value)} />
              ) : (
                <Select {...control} value={value} onChange={(event) => onChange(name, event.target.value)}>
                  <option value="">{t('Sin elegir')}</option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </Select>
              )
            }
          </Field>
        )
      })}
    </fieldset>
  )
}
