import { useState, type ComponentProps } from 'react'
import { acceptedNumber, clampedNumber, type Range } from './number-draft.ts'
import { DenseInput } from './dense-input.tsx'

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  range: Range
  value: number | null
  onNumber: (value: number) => void
}

/** A native number field: takes effect while a value in range is typed, and clamps when it loses focus. */
export function NumberInput({ range, value, onNumber, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function finish() {
    if (draft === null) return
    const number = clampedNumber(draft, range)
    setDraft(null)
    if (number !== null && number !== value) onNumber(number)
  }

  return (
    <DenseInput
      {...rest}
      type="number"
      inputMode="decimal"
      min={range.min}
      max={range.max}
      step={range.step ?? 1}
      value={draft ?? value ?? ''}
      onChange={(event) => {
        setDraft(event.target.value)
        const number = acceptedNumber(event.target.value, range)
        if (number !== null) onNumber(number)
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
      }}
    />
  )
}
