import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useLists } from './use-lists.ts'

type ListSelectProps = {
  value: string | null
  /** What stands where none is chosen. */
  none: string
  help?: string
  disabled?: boolean
  className?: string
  onChange: (listId: string | null) => void
}

/** One of the workspace's lists, or none. */
export function ListSelect({ value, none, help, disabled = false, className, onChange }: ListSelectProps) {
  const { t } = useTranslation()
  const lists = useLists().data?.items ?? []
  return (
    <Field label={t('Lista')} help={help} {...(className !== undefined && { className })}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">{none}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
