import { isRecord } from '../../document/json-values.ts'
import { safeLink } from '../../values/url.ts'
import type { Props } from '../../document/schema.ts'
import { isDay } from '../../values/day.ts'
import { conditionIn } from './form-conditions.ts'
import { type FormField, type FormFieldType, formFieldTypes } from './form-field.ts'
import { fileRuleOf } from './form-files.ts'
import { hiddenSourceIn } from './form-hidden.ts'
import { phoneCountryIn } from './form-phones.ts'

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
  select: 200,
  radio: 200,
  multiple: 4000,
  scale: 2,
  file: 200,
  hidden: 500,
  checkbox: 10,
}

/** Names the form itself uses: its id, and the trap for robots. */
const reserved: ReadonlySet<string> = new Set(['formId', 'website', '__proto__', 'constructor', 'prototype'])
const mostFields = 30

/** Between two fields: those that follow stand in a step of their own. No type of a field. */
export const stepMark = 'step'

/**
 * The fields of a form element, from its untrusted props; `['email']` where none can be read (§3, Defaults).
 * Pure: the same list draws the form and checks what people send.
 */
export function formFields(props: Props): FormField[] {
  const fields = new Map<string, FormField>()
  for (const { name, given, step } of stepsIn(props).flatMap(({ items }) => items))
    if (!fields.has(name) && fields.size < mostFields) {
      const when = conditionIn(given['when'], [...fields.values()])
      fields.set(name, { ...fieldOf(name, given), step, when })
    }
  if (fields.size === 0) return [{ ...fieldOf('email', {}), step: 0, when: null }]
  // Files cannot be carried from one step to the next.
  const last = Math.max(...[...fields.values()].map(({ step }) => step))
  return [...fields.values()].map((field) => (field.type === 'file' ? { ...field, step: last } : field))
}

/** What the steps of a form are called, from its untrusted props; a single '' for a form without steps. */
export function formSteps(props: Props): readonly string[] {
  const titles = stepsIn(props).map(({ title }) => title)
  return titles.length > 0 ? titles : ['']
}

type Item = { name: string; given: Record<string, unknown>; step: number }
type Step = { title: string; items: Item[] }

/** The steps that have any field, with what stands in each. */
function stepsIn(props: Props): Step[] {
  const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : []
  const steps: { title: string; items: Omit<Item, 'step'>[] }[] = [{ title: '', items: [] }]
  for (const item of listed) {
    const title = stepTitle(item)
    const field = readField(item)
    if (title !== undefined) steps.push({ title, items: [] })
    else if (field) steps.at(-1)?.items.push(field)
  }
  return steps
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, step) => ({ title, items: items.map((item) => ({ ...item, step })) }))
}

function stepTitle(item: unknown): string | undefined {
  if (!isRecord(item) || item['type'] !== stepMark) return undefined
  return typeof item['label'] === 'string' ? item['label'].trim().slice(0, 120) : ''
}

function readField(item: unknown): Omit<Item, 'step'> | undefined {
  const given = typeof item === 'string' ? { name: item } : item
  if (!isRecord(given)) return undefined
  const name = typeof given['name'] === 'string' ? given['name'].trim() : ''
  if (!/^[\p{L}\d][\p{L}\d _-]{0,63}$/u.test(name) || reserved.has(name)) return undefined
  return { name, given }
}

function fieldOf(name: string, given: Record<string, unknown>): Omit<FormField, 'step' | 'when'> {
  const usual = known.get(name.toLowerCase())
  const label = typeof given['label'] === 'string' ? given['label'].trim().slice(0, 200) : ''
  const type = formFieldTypes.find((each) => each === given['type']) ?? usual?.type ?? 'text'
  const details = detailsOf(type, given)
  const asked = typeof given['required'] === 'boolean' ? given['required'] : (usual?.required ?? true)
  return {
    name,
    label: label || usual?.label || capitalised(name),
    type,
    // Nobody can fill in what they do not see, and letters are never the price of something else.
    required: asked && type !== 'hidden' && details.list === '',
    ...lengthsOf(type, given),
    autocomplete: usual?.autocomplete ?? '',
    ...details,
  }
}

/** What else is said of a field, as far as its type knows it. */
function detailsOf(type: FormFieldType, given: Record<string, unknown>) {
  const text = (name: string, longest: number) =>
    typeof given[name] === 'string' ? given[name].trim().slice(0, longest) : ''
  return {
    help: text('help', 300),
    placeholder: text('placeholder', 120),
    options: choiceTypes.has(type) ? optionsIn(given['options']) : [],
    ...boundsOf(type, given),
    ...daysOf(type, given),
    ...countsOf(type, given),
    format: type === 'text' ? text('format', 60) : '',
    country: type === 'tel' ? phoneCountryIn(given['country']) : null,
    width: given['width'] === 'half' ? ('half' as const) : ('full' as const),
    look: given['look'] === 'cards' ? ('cards' as const) : ('rows' as const),
    files: type === 'file' ? fileRuleOf(given) : null,
    value: type === 'hidden' ? text('value', 500) : '',
    carries: type === 'hidden' ? hiddenSourceIn(given['carries']) : null,
    link: type === 'checkbox' ? (safeLink(given['link']) ?? '') : '',
    list: type === 'checkbox' ? text('list', 64) : '',
  }
}

/** A scale always has ends: 1 and 5 unless told otherwise, and at most eleven steps. */
function boundsOf(type: FormFieldType, given: Record<string, unknown>) {
  const bound = (name: string) =>
    typeof given[name] === 'number' && Number.isFinite(given[name]) ? given[name] : null
  if (type === 'number') return { min: bound('min'), max: bound('max') }
  if (type !== 'scale') return { min: null, max: null }
  const min = Math.min(1, Math.max(0, Math.round(bound('min') ?? 1)))
  return { min, max: Math.min(10, Math.max(min + 1, Math.round(bound('max') ?? 5))) }
}

/** A text may be asked to be longer or shorter, within what its type takes. */
function lengthsOf(type: FormFieldType, given: Record<string, unknown>) {
  const isText = type === 'text' || type === 'textarea'
  const maxLength = (isText && wholeIn(given['longest'], lengths[type])) || lengths[type]
  return { minLength: (isText && wholeIn(given['shortest'], maxLength)) || 0, maxLength }
}

/** Of a date whose ends are the wrong way round only the first day counts. */
function daysOf(type: FormFieldType, given: Record<string, unknown>) {
  const day = (name: string) =>
    type === 'date' && typeof given[name] === 'string' && isDay(given[name]) ? given[name] : ''
  const earliest = day('earliest')
  const latest = day('latest')
  return { earliest, latest: latest < earliest ? '' : latest }
}

/** Never more than there are choices. */
function countsOf(type: FormFieldType, given: Record<string, unknown>) {
  if (type !== 'multiple') return { least: null, most: null }
  const choices = optionsIn(given['options']).length
  const most = wholeIn(given['most'], choices)
  return { least: wholeIn(given['least'], most ?? choices), most }
}

/** A whole number from 1 on, at most so large; null for anything else. */
function wholeIn(value: unknown, largest: number): number | null {
  return typeof value === 'number' && value >= 1 ? Math.min(Math.floor(value), largest) : null
}

const choiceTypes: ReadonlySet<FormFieldType> = new Set(['select', 'radio', 'multiple'])
const mostOptions = 50

/** Each option once, on one line. */
function optionsIn(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : []
  const texts = listed
    .filter((each) => typeof each === 'string')
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(texts.filter(Boolean).map((each) => each.slice(0, 200)))].slice(0, mostOptions)
}

function capitalised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
