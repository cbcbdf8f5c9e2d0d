import type { InputHTMLAttributes, ReactNode } from 'react'
import type { PartAttributes } from '../definition.ts'
import type { FormField } from './form-field.ts'
import type { DrawnWords } from './words/drawn-words.ts'

export type FormControlProps = {
  formId: string
  field: FormField
  placeholder: string
  /** What the person had entered, and what was wrong with it. */
  value: string
  error: string
  /** Addresses of pictures, by the text of the option that each shows. */
  pictures?: ReadonlyMap<string, string>
  parts: Record<'label' | 'check' | 'input', PartAttributes>
  words: DrawnWords
}

/** What a field's control carries, whatever its type. */
type Shared = Pick<InputHTMLAttributes<HTMLElement>, 'aria-invalid' | 'aria-describedby'> & {
  name: string
  required?: boolean
}
export type ControlParts = FormControlProps & { id: string; shared: Shared; notes: ReactNode }
