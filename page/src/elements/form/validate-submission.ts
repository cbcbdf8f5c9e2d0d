import { z } from 'zod'
import { isDay } from '../../values/day.ts'
import { shownFields } from './form-conditions.ts'
import { isPhoneOf, type PhoneCountry, phoneCountries } from './form-phones.ts'
import { formatPattern } from './format-pattern.ts'
import type { FormField, FormFieldType } from './form-field.ts'
import { type FieldWords, fieldWords } from './words/field-words.ts'

export type CheckedSubmission = { values: Record<string, string> } | { errors: Record<string, string> }

/**
 * Checks what a person sent against the form's fields. Gives the trimmed values of these fields and of no
 * others, or one message for each field that is wrong, in the page's language. A field that its condition hides has
 * no value, and nothing is asked of it. `steps`: how many of the form's steps are judged.
 */
export function validateSubmission(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  { steps = Infinity, language }: { steps?: number; language?: string } = {},
): CheckedSubmission {
  const entered = Object.fromEntries(
    fields.map((field) => [
      field.name,
      cleanValue(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined),
    ]),
  )
  const shown = new Set(shownFields(fields, entered))
  const words = fieldWords(language)
  const kept: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const value = shown.has(field) ? (entered[field.name] ?? '') : ''
    const error = shown.has(field) && field.step < steps ? errorIn(field, value, words) : undefined
    if (error === undefined) kept[field.name] = value
    else errors[field.name] = error
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: kept }
}

/** Without outer space and control characters; a longer text keeps its lines. */
function cleanValue({ type }: FormField, value: unknown): string {
  if (typeof value !== 'string') return ''
  const lines = value.replaceAll(/\r\n?/g, '\n')
  const text = type === 'textarea' || type === 'multiple' ? lines : lines.replaceAll('\n', ' ')
  return text.replaceAll(/[^\P{Cc}\n]/gu, '').trim()
}

function errorIn(field: FormField, value: string, words: FieldWords): string | undefined {
  if (value === '') return field.required ? missing(field, words) : undefined
  if (value.length > field.maxLength) return words.tooLong(field.maxLength)
  if (value.length < field.minLength) return words.tooShort(field.minLength)
  const shape = shapes[field.type]
  if (shape !== undefined && !shape.fits(value))
    return field.country === null ? words[shape.says] : phoneOf(field.country, words)
  return errorInDetails(field, value, words)
}

/** What the field itself asks for, beyond its type. */
function errorInDetails(field: FormField, value: string, words: FieldWords): string | undefined {
  const { type, options, min, max, format, country } = field
  if (country !== null && !isPhoneOf(country, value)) return phoneOf(country, words)
  if (type === 'select' || type === 'radio') return options.includes(value) ? undefined : words.oneOfOptions
  if (type === 'multiple') return errorInChoices(field, value.split('\n'), words)
  if (type === 'date') return errorInDay(field, value, words)
  const number = Number(value.replace(',', '.'))
  if (type === 'scale' && !/^\d{1,2}$/.test(value)) return words.oneOfValues
  if (min !== null && number < min) return words.from(min)
  if (max !== null && number > max) return words.upTo(max)
  if (format !== '' && !new RegExp(`^(?:${formatPattern(format)})$`, 'u').test(value))
    return words.format(format)
  return undefined
}

function phoneOf(country: PhoneCountry, words: FieldWords): string {
  const name = new Intl.DisplayNames(words.language, { type: 'region' }).of(country) ?? country
  return words.phoneOf(name, phoneCountries[country].example)
}

function errorInChoices(
  { options, least, most }: FormField,
  chosen: readonly string[],
  words: FieldWords,
): string | undefined {
  if (!chosen.every((each) => options.includes(each))) return words.amongOptions
  if (least !== null && chosen.length < least) return words.least(least)
  if (most !== null && chosen.length > most) return words.most(most)
  return undefined
}

function errorInDay({ earliest, latest }: FormField, day: string, words: FieldWords): string | undefined {
  if (earliest !== '' && day < earliest) return words.dayFrom(earliest)
  if (latest !== '' && day > latest) return words.dayUpTo(latest)
  return undefined
}

function missing({ type }: FormField, words: FieldWords): string {
  if (type === 'checkbox') return words.tick
  if (type === 'select' || type === 'radio' || type === 'multiple' || type === 'scale') return words.choose
  if (type === 'file') return words.chooseFile
  return type === 'email' ? words.yourEmail : words.required
}

const email = z.email()

type Shape = { fits: (value: string) => boolean; says: 'email' | 'phone' | 'url' | 'number' | 'date' }

/** What a value of each type looks like, and what to say of one that does not. */
const shapes: Partial<Record<FormFieldType, Shape>> = {
  email: {
    fits: (value) => email.safeParse(value).success,
    says: 'email',
  },
  tel: {
    fits: (value) => /^\+?[\d\s().-]{6,40}$/.test(value),
    says: 'phone',
  },
  url: {
    fits: (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
    says: 'url',
  },
  number: {
    fits: (value) => Number.isFinite(Number(value.replace(',', '.'))),
    says: 'number',
  },
  date: { fits: isDay, says: 'date' },
}
