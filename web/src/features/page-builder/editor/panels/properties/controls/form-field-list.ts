import {
  conditionTypes,
  type FormField,
  formFields,
  type FormFieldType,
  stepMark,
  ticked,
} from '@aurelio/page/elements'

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

/** What can stand in the list of a form's fields: a field, or where a new step begins. */
export type FormItemType = FormFieldType | typeof stepMark

export function typeOf(item: FormItem): FormItemType {
  return isStep(item) ? stepMark : (shown(item)?.type ?? 'text')
}

function isStep(item: FormItem) {
  return parts(item)['type'] === stepMark
}

/** The field as another type; what only the old one knows stays, for when it is chosen again. */
export function withType(item: FormItem, type: FormItemType): FormItem {
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
  if (!numericDetails.has(name)) return { ...kept, [name]: text }
  const bound = Number(text.replace(',', '.'))
  return Number.isFinite(bound) ? { ...kept, [name]: bound } : item
}

/** Details that are numbers. */
export const numericDetails: ReadonlySet<FormDetail> = new Set([
  'min',
  'max',
  'shortest',
  'longest',
  'least',
  'most',
])

export type FormDetail =
  | 'help'
  | 'placeholder'
  | 'options'
  | 'min'
  | 'max'
  | 'shortest'
  | 'longest'
  | 'earliest'
  | 'latest'
  | 'least'
  | 'most'
  | 'format'
  | 'carries'
  | 'value'
  | 'link'
  | 'list'
  | 'accept'
  | 'country'
  | 'look'
  | 'width'

function shown(item: FormItem) {
  return isStep(item) ? undefined : formFields({ fields: [item] })[0]
}

/** Fields before this one that it can hang on, with the values that can be asked for; and what it hangs on now. */
export function conditionsFor(items: readonly FormItem[], index: number) {
  const before = formFields({ fields: items.slice(0, index) })
  const when = formFields({ fields: items.slice(0, index + 1) }).find(
    ({ name }) => name === fieldName(items[index] ?? ''),
  )?.when
  return { when: when ?? null, fields: before.filter(({ type }) => conditionTypes.has(type)) }
}

/** What may be chosen in a field that another hangs on. */
export function valuesOf({ type, options, min, max }: FormField): readonly string[] {
  if (type === 'checkbox') return [ticked]
  if (type !== 'scale' || min === null || max === null) return options
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
}

export function withCondition(item: FormItem, when: FormField['when']): FormItem {
  const { when: _, ...rest } = parts(item)
  return { ...rest, name: fieldName(item), ...(when && { when }) }
}

function parts(item: FormItem): Readonly<Record<string, unknown>> & { name: string } {
  return typeof item === 'string' ? { name: item } : item
}

function isItem(value: unknown): value is FormItem {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
