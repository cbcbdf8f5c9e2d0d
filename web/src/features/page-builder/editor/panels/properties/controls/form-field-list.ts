import { formFields } from '@aurelio/page/elements/form/form-fields'

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

/** A new field for a label. Its name is made of the label, so that 'Teléfono' is known for what it is. */
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
  return { name, label }
}

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
