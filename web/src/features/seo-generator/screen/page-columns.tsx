import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { columnLetter, type FieldColumns, pageFields, termFields } from '@aurelio/page/generator'
import { fieldLabels } from './publish-words.ts'

type PageColumnsProps = {
  header: readonly string[]
  columns: FieldColumns
  /** Whether the pages are posts, which have categories and tags. */
  posts: boolean
  onChange: (columns: FieldColumns) => void
}

/** Which column each field of a page comes from. */
export function PageColumns({ header, columns, posts, onChange }: PageColumnsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-3 @xl:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">{t('De qué columna sale cada campo')}</legend>
      {[...pageFields, ...(posts ? termFields : [])].map((field) => (
        <Field key={field} label={t(fieldLabels[field])}>
          {(control) => (
            <Select
              {...control}
              value={columns[field] ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...columns, [field]: value === '' ? null : Number(value) })
              }
            >
              {field !== 'title' && (
                <option value="">{field === 'slug' ? t('Del título') : t('Ninguna')}</option>
              )}
              {header.map((name, at) => (
                <option key={columnLetter(at + 1)} value={at}>
                  {name || columnLetter(at + 1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </fieldset>
  )
}
