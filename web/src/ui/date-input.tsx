import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** The browser's own date field: best by keyboard, on phones and for assistive technology. Its value is `2026-11-20` or ''. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input {...props} type="date" min="1900-01-01" max="2999-12-31" />
}

/** The date field of a form that holds half a date or one that does not exist, which its value does not tell. */
export function unfinishedDate(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.type === 'date' && control.validity.badInput,
  )
}
