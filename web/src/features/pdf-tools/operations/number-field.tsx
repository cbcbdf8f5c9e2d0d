import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type NumberFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  least: number
  most?: number
  help?: string
}

/** A number as it is typed; says when it is out of bounds. */
export function NumberField({ label, value, onChange, least, most = 1_000_000, help }: NumberFieldProps) {
  const { t } = useTranslation()
  const error = isWithin(value, least, most)
    ? undefined
    : t('Escribe un número de {{least}} a {{most}}.', { least, most })
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          min={least}
          max={most}
          step="any"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export function isWithin(value: string, least: number, most = 1_000_000): boolean {
  const number = Number(value)
  return value.trim() !== '' && number >= least && number <= most
}
