import { isRecord } from '../../document/json-values.ts'
import type { Props } from '../../document/schema.ts'

export const formFieldTypes = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'textarea',
  'checkbox',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** One field of a form, as it is shown and as a submission of it is checked. */
export type FormField = {
  name: string
  label: string
  type: FormFieldType
  required: boolean
  maxLength: number
  /** The browser's own name for what belongs here; '' where there is none. */
  autocomplete: string
}

type Known = { label: string; type: FormFieldType; autocomplete: string; required: boolean }

const consent = {
  label: 'Acepto la política de privacidad',
  type: 'checkbox',
  autocomplete: '',
  required: true,
} as const
const known = new Map<string, Known>([
  ['email', { label: 'Correo electrónico', type: 'email', autocomplete: 'email', required: true }],
  ['name', { label: 'Nombre', type: 'text', autocomplete: 'name', required: true }],
  ['nombre', { label: 'Nombre', type: 'text', autocomplete: 'name', required: true }],
  ['phone', { label: 'Teléfono', type: 'tel', autocomplete: 'tel', required: false }],
  ['telefono', { label: 'Teléfono', type: 'tel', autocomplete: 'tel', required: false }],
  ['company', { label: 'Empresa', type: 'text', autocomplete: 'organization', required: false }],
  ['empresa', { label: 'Empresa', type: 'text', autocomplete: 'organization', required: false }],
  ['message', { label: 'Mensaje', type: 'textarea', autocomplete: '', required: false }],
  ['mensaje', { label: 'Mensaje', type: 'textarea', autocomplete: '', required: false }],
  ['consent', consent],
])

const lengths: Record<FormFieldType, number> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 500,
  number: 40,
  date: 10,
  textarea: 4000,
  checkbox: 10,
}

/** Names the form itself uses: its id, and the trap for robots. */
const reserved: ReadonlySet<string> = new Set(['formId', 'website', '__proto__', 'constructor', 'prototype'])
const mostFields = 30

/**
 * The fields of a form element, from its untrusted props; `['email']` where none can be read (§3, Defaults).
 * Pure: the same list draws the form and checks what people send.
 */
export function formFields(props: Props): FormField[] {
  const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : []
  const fields = new Map<string, FormField>()
  for (const item of listed) {
    const field = readField(item)
    if (field !== undefined && !fields.has(field.name) && fields.size < mostFields)
      fields.set(field.name, field)
  }
  return fields.size > 0 ? [...fields.values()] : [fieldOf('email', {})]
}

function readField(item: unknown): FormField | undefined {
  const given = typeof item === 'string' ? { name: item } : item
  if (!isRecord(given)) return undefined
  const name = typeof given['name'] === 'string' ? given['name'].trim() : ''
  if (!/^[\p{L}\d][\p{L}\d _-]{0,63}$/u.test(name) || reserved.has(name)) return undefined
  return fieldOf(name, given)
}

function fieldOf(name: string, given: Record<string, unknown>): FormField {
  const usual = known.get(name.toLowerCase())
  const label = typeof given['label'] === 'string' ? given['label'].trim().slice(0, 200) : ''
  const type = formFieldTypes.find((each) => each === given['type']) ?? usual?.type ?? 'text'
  const required = typeof given['required'] === 'boolean' ? given['required'] : (usual?.required ?? true)
  return {
    name,
    label: label || usual?.label || capitalised(name),
    type,
    required,
    maxLength: lengths[type],
    autocomplete: usual?.autocomplete ?? '',
  }
}

function capitalised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
