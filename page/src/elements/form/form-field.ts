import type { FileRule } from './form-files.ts'
import type { HiddenSource } from './form-hidden.ts'
import type { PhoneCountry } from './form-phones.ts'

/** Shown where an earlier field has this value among those chosen, or, as `is-not`, where it has not. */
export type FieldCondition = { field: string; is: 'is' | 'is-not'; value: string }

export const formFieldTypes = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'multiple',
  'scale',
  'file',
  'hidden',
  'checkbox',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** One field of a form, as it is shown and as a submission of it is checked. */
export type FormField = {
  name: string
  label: string
  type: FormFieldType
  required: boolean
  minLength: number
  maxLength: number
  /** The browser's own name for what belongs here; '' where there is none. */
  autocomplete: string
  /** A line below the label; '' for none. */
  help: string
  placeholder: string
  /** What may be chosen; empty for every type that asks for no choice. */
  options: readonly string[]
  /** Of a number, or the ends of a scale. */
  min: number | null
  max: number | null
  /** The first and the last day of a date, as `2026-12-01`; '' for any. */
  earliest: string
  latest: string
  /** How many of several choices; null for any number. */
  least: number | null
  most: number | null
  /** What a text looks like: 9 a digit, A a letter, all else itself; '' for any text. */
  format: string
  /** Whose phones it takes; null for those of any country. */
  country: PhoneCountry | null
  /** Beside another field where there is room, or as wide as the form. */
  width: 'full' | 'half'
  /** How choices that are all in sight stand: below each other, or as cards. */
  look: 'rows' | 'cards'
  /** Of a field for files; null for every other. */
  files: FileRule | null
  /** What a hidden field carries, unless it says what led the person there. */
  value: string
  carries: HiddenSource | null
  /** Where the text that a person accepts can be read; '' for none. */
  link: string
  /** Of a box: the list of letters that whoever ticks it asks for; '' for none. */
  list: string
  /** Which of the form's steps it stands in, from 0. */
  step: number
  /** What has to be chosen elsewhere for it to be shown; null where it always is. */
  when: FieldCondition | null
}
