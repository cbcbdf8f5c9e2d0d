import { useTranslation } from 'react-i18next'
import type { ControlProps } from './control.ts'
import { numberOf } from './number-draft.ts'
import { NumberInput } from './number-input.tsx'

/** A number or a length in px; with a slider beside it where the field declares one. */
export function NumberControl({ field, id, value: current, props, set }: ControlProps<'number' | 'length'>) {
  const { t } = useTranslation()
  const value = numberOf(current) ?? numberOf(field.inForce?.(props))
  const setNumber = (number: number) =>
    set(field.kind === 'length' ? `${number}${field.unit}` : number, 'typed')
  return (
    <div className="flex items-center gap-2">
      {field.slider && (
        <input
          type="range"
          aria-label={t(field.label)}
          data-prop={field.prop}
          min={field.slider.min}
          max={field.slider.max}
          step={field.step ?? 1}
          value={value ?? field.slider.min}
          onChange={(event) => setNumber(event.target.valueAsNumber)}
          className="h-8 min-w-0 flex-1"
        />
      )}
      <NumberInput
        id={id}
        data-prop={field.prop}
        range={field}
        value={value}
        onNumber={setNumber}
        className={field.slider ? 'w-20' : 'flex-1'}
      />
      {field.kind === 'length' && (
        <span aria-hidden="true" className="w-4 text-xs text-muted">
          {field.unit}
        </span>
      )}
    </div>
  )
}
