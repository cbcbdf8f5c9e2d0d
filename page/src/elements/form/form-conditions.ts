import { isRecord } from '../../document/json-values.ts'
import { fieldsAnchor } from './anchors.ts'
import type { FieldCondition, FormField, FormFieldType } from './form-field.ts'

/** What can be asked for: fields in which something is chosen, which a style sheet sees as the server does. */
export const conditionTypes: ReadonlySet<FormFieldType> = new Set([
  'select',
  'radio',
  'multiple',
  'scale',
  'checkbox',
])

/** What a ticked box of consent sends. */
export const ticked = 'sí'

/** A condition from its untrusted parts; null where it names no field before it in which something is chosen. */
export function conditionIn(given: unknown, before: readonly FormField[]): FieldCondition | null {
  if (!isRecord(given) || typeof given['value'] !== 'string') return null
  const field = before.find(({ name, type }) => name === given['field'] && conditionTypes.has(type))
  if (!field || given['value'] === '') return null
  return {
    field: field.name,
    is: given['is'] === 'is-not' ? 'is-not' : 'is',
    value: given['value'].slice(0, 200),
  }
}

/** Those that are shown to somebody who has entered this. What hangs on a field that is not shown is not shown either. */
export function shownFields<Field extends Pick<FormField, 'name' | 'when'>>(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
): Field[] {
  const shown = new Set<string>()
  return fields.filter(({ name, when }) => {
    if (when && !(shown.has(when.field) && holds(when, values[when.field] ?? ''))) return false
    shown.add(name)
    return true
  })
}

function holds({ is, value }: FieldCondition, entered: string) {
  return entered.split('\n').includes(value) === (is === 'is')
}

/** What a step has to draw for somebody who has entered this before it; what is chosen in it the style sheet sees. */
export function drawnFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  step: number,
): FormField[] {
  const isDrawn = ({ when }: FormField): boolean => {
    const asked = when && fields.find(({ name }) => name === when.field)
    if (!when || !asked) return true
    return isDrawn(asked) && (asked.step === step || holds(when, values[asked.name] ?? ''))
  }
  return fields.filter((field) => field.step === step && isDrawn(field))
}

/** What the style sheet knows a field by: that its condition may hide it, and how wide it is. */
export function fieldMarks({ name, when, width }: FormField) {
  return { ...(when && { 'data-form-if': name }), ...(width === 'half' && { 'data-form-half': '' }) }
}

/** The same as a style sheet, for the fields that stand on the page together: without a script. */
export function conditionCss(formId: string, fields: readonly FormField[]): string {
  return fields
    .flatMap((field) => chainOf(field, fields).map((when) => hiding(formId, field, when)))
    .join('\n')
}

/** All that has to hold, the conditions of the fields it hangs on too. */
function chainOf({ when, step }: FormField, fields: readonly FormField[]): FieldCondition[] {
  const asked = when && fields.find(({ name }) => name === when.field)
  if (!when || !asked) return []
  // What was chosen in an earlier step is known when this one is drawn.
  return [...(asked.step === step ? [when] : []), ...chainOf({ ...asked, step }, fields)]
}

function hiding(formId: string, { name }: FormField, { field, is, value }: FieldCondition) {
  const chosen = `${attribute('name', field)}${attribute('value', value)}`
  const inList = `${attribute('name', field)} option${attribute('value', value)}`
  const has = `:has(:is(${chosen},${inList}):checked)`
  const body = `.aurelio-page ${attribute('id', fieldsAnchor(formId))}`
  return `${body}${is === 'is' ? `:not(${has})` : has} ${attribute('data-form-if', name)}{display:none}`
}

/** Whatever somebody wrote: only letters, digits and spaces stand for themselves. */
function attribute(name: string, value: string) {
  const text = value.replaceAll(/[^\p{L}\p{N} _-]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)
  return `[${name}="${text}"]`
}
