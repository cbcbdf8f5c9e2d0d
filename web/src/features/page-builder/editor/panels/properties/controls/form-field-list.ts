import { formFields, type FormFieldType } from '@aurelio/page/elements/form/form-fields'

/** A field of a form as it is stored: a known name ('email'), or its parts. */
export type FormItem = string | (Readonly<Record<string, unknown>> & { name: string })

/** The stored list without what is no field. */
export function readFields(value: unknown): FormItem[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

export function fieldName(item: FormItem): string {
  return typeof item === 'string' ? item : item.name
}

/** The label that people see above the field. */
export function labelOf(item: FormItem): string {
  if (typeof item !== 'string' && typeof item['label'] === 'string') return item['label']
  return shown(item)?.label ?? fieldName(item)
}

export function isRequired(item: FormItem): boolean {
  return shown(item)?.required ?? false
}

export function withLabel(item: FormItem, label: string): FormItem {
  return { ...parts(item), label }
}

export function withRequired(item: FormItem, required: boolean): FormItem {
  return { ...parts(item), required }
}

/** A new field for a label: a text, until another type is chosen. Its name is made of the label. */
export function newField(label: string, fields: readonly FormItem[]): FormItem {
  const base =
    label
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 40) || 'campo'
  const taken = new Set(fields.map(fieldName))
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`
  return { name, label, type: 'text' }
}

export function typeOf(item: FormItem): FormFieldType {
  return shown(item)?.type ?? 'text'
}

/** The field as another type; what only the old one knows stays, for when it is chosen again. */
export function withType(item: FormItem, type: FormFieldType): FormItem {
  return { ...parts(item), type }
}

/** What else is said of a field, as it was typed: its help, its choices, its bounds. */
export function detailOf(item: FormItem, name: FormDetail): string {
  const value = parts(item)[name]
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Choices are kept as a list, bounds as numbers; what is emptied goes. */
export function withDetail(item: FormItem, name: FormDetail, text: string): FormItem {
  const { [name]: _, ...rest } = parts(item)
  const kept = { ...rest, name: fieldName(item) }
  if (text === '') return kept
  if (name === 'options') return { ...kept, options: text.split('\n') }
  if (name !== 'min' && name !== 'max') return { ...kept, [name]: text }
  const bound = Number(text.replace(',', '.'))
  return Number.isFinite(bound) ? { ...kept, [name]: bound } : item
}

export type FormDetail =
  | 'help'
  | 'placeholder'
  | 'options'
  | 'min'
  | 'max'
  | 'format'
  | 'value'
  | 'link'
  | 'accept'

function shown(item: FormItem) {
  return formFields({ fields: [item] })[0]
}

function parts(item: FormItem): Readonly<Record<string, unknown>> & { name: string } {
  return typeof item === 'string' ? { name: item } : item
}

function isItem(value: unknown): value is FormItem {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
