import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type NumberFieldProps = {
  token: string
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A number within its bounds; what goes beyond them is brought back when the field is left. */
export function NumberField({ token, label, value, min, max, step = 1, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          data-token={token}
          min={min}
          max={max}
          step={step}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.target.value)
            const typed = event.target.valueAsNumber
            if (Number.isFinite(typed)) onChange(Math.min(max, Math.max(min, typed)))
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  )
}
