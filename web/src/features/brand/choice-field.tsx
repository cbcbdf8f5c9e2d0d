import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type ChoiceFieldProps<Value extends string> = {
  token: string
  label: string
  /** What can be chosen, and how it is called. */
  words: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** A token of which there are a few, each with its name. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { token, label, words, value, onChange } = props
  const { t } = useTranslation()
  const isOffered = (text: string): text is Value => Object.hasOwn(words, text)
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          data-token={token}
          value={value}
          onChange={({ target }) => {
            if (isOffered(target.value)) onChange(target.value)
          }}
        >
          {Object.entries<string>(words).map(([one, word]) => (
            <option key={one} value={one}>
              {t(word)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
