import { type CollectionField, longestLine, longestText } from '@aurelio/contracts/collection-fields'
import { type ItemValue, readValue } from '@aurelio/contracts/collection-values'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Field, FieldNote } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { PictureField } from '../../../ui/picture-field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

type ValueFieldProps = {
  field: CollectionField
  value: ItemValue
  error: string | undefined
  isReadOnly: boolean
  onValue: (value: ItemValue) => void
}

/** What an item says in a field, by the control of its kind. */
export function ValueField({ field, value, error, isReadOnly, onValue }: ValueFieldProps) {
  const { t } = useTranslation()
  const { name, kind, required, help, options } = field
  const mayPick = useCan('pictures.change')
  const text = typeof value === 'boolean' || value === null ? '' : String(value)
  const read = readValue({ ...field, required: false }, value)
  if (kind === 'boolean') {
    const isOn = 'value' in read && read.value === true
    return (
      <div className="flex flex-col gap-1.5">
        <Checkbox
          label={required ? `${name} *` : name}
          checked={isOn}
          disabled={isReadOnly}
          onChange={({ target }) => onValue(target.checked)}
        />
        {(error ?? help) !== '' && (
          <FieldNote id={`note-${field.key}`} text={error ?? help} isError={error !== undefined} />
        )}
      </div>
    )
  }
  return (
    <Field
      label={required ? `${name} *` : name}
      help={help === '' ? hintOf(kind, t('Dirección de la imagen: https://… o una de tu biblioteca.')) : help}
      error={error}
      tellsError
    >
      {(control) => {
        const given = { ...control, disabled: isReadOnly, value: text }
        if (kind === 'long')
          return (
            <Textarea
              {...given}
              dir="auto"
              rows={6}
              maxLength={longestText}
              onChange={({ target }) => onValue(target.value)}
            />
          )
        if (kind === 'date') return <DateInput {...given} onValue={onValue} />
        if (kind === 'choice')
          return (
            <Select {...given} onChange={({ target }) => onValue(target.value)}>
              <option value="">{t('Sin elegir')}</option>
              {text !== '' && !options.includes(text) && <option value={text}>{text}</option>}
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          )
        return (
          <>
            <Input
              {...given}
              dir="auto"
              maxLength={kind === 'text' ? longestLine : 2000}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              onChange={({ target }) => onValue(target.value)}
            />
            {kind === 'image' && text !== '' && 'value' in read && (
              <img src={text} alt="" className="h-32 w-full rounded-md border object-contain" />
            )}
            {kind === 'image' && !isReadOnly && mayPick && <PictureField value={text} onChange={onValue} />}
          </>
        )
      }}
    </Field>
  )
}

function hintOf(kind: CollectionField['kind'], hint: string): string | undefined {
  return kind === 'image' ? hint : undefined
}
