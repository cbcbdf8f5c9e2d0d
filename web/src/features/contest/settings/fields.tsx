import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

type Common = { label: string; help?: string; disabled?: boolean }

export function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {text !== undefined && <p className="text-dense text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

type TextField = Common & {
  value: string
  onValue: (value: string) => void
  maxLength?: number
  type?: 'text' | 'url' | 'datetime-local'
}

export function TextField({
  label,
  help,
  value,
  onValue,
  maxLength = 200,
  type = 'text',
  disabled,
}: TextField) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          type={type}
          dir="auto"
          maxLength={maxLength}
          disabled={disabled}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}

export function LongField({ label, help, value, onValue }: Omit<TextField, 'type'>) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          rows={4}
          maxLength={4000}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}

type NumberField = Common & {
  value: number
  min: number
  max: number
  step?: number
  onValue: (value: number) => void
}

/** A number within its bounds: what is typed beyond them becomes the nearest. */
export function NumberField({ label, help, value, min, max, step = 1, onValue, disabled }: NumberField) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={value}
          onChange={({ target }) => {
            const number = Math.min(max, Math.max(min, Number(target.value)))
            onValue(step === 1 ? Math.round(number) : number)
          }}
        />
      )}
    </Field>
  )
}
