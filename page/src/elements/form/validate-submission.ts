import { z } from 'zod'
import { isDay } from '../../values/day.ts'
import { shownFields } from './form-conditions.ts'
import { isPhoneOf, phoneCountries } from './form-phones.ts'
import { formatPattern } from './format-pattern.ts'
import type { FormField, FormFieldType } from './form-fields.ts'

export type CheckedSubmission = { values: Record<string, string> } | { errors: Record<string, string> }

/**
 * Checks what a person sent against the form's fields. Gives the trimmed values of these fields and of no
 * others, or one Spanish message for each field that is wrong. A field that its condition hides has no value, and
 * nothing is asked of it. `steps`: how many of the form's steps are judged.
 */
export function validateSubmission(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  steps = Infinity,
): CheckedSubmission {
  const entered = Object.fromEntries(
    fields.map((field) => [
      field.name,
      cleanValue(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined),
    ]),
  )
  const shown = new Set(shownFields(fields, entered))
  const kept: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const value = shown.has(field) ? (entered[field.name] ?? '') : ''
    const error = shown.has(field) && field.step < steps ? errorIn(field, value) : undefined
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

function errorIn(field: FormField, value: string): string | undefined {
  if (value === '') return field.required ? missing(field) : undefined
  if (value.length > field.maxLength) return `Como mucho ${field.maxLength} caracteres.`
  if (value.length < field.minLength) return `Escribe al menos ${field.minLength} caracteres.`
  const shape = shapes[field.type]
  if (shape !== undefined && !shape.fits(value)) return shape.message
  return errorInDetails(field, value)
}

/** What the field itself asks for, beyond its type. */
function errorInDetails(field: FormField, value: string): string | undefined {
  const { type, options, min, max, format, country } = field
  if (country !== null && !isPhoneOf(country, value)) {
    const { name, example } = phoneCountries[country]
    return `Escribe un teléfono de ${name}, como ${example}.`
  }
  if (type === 'select' || type === 'radio')
    return options.includes(value) ? undefined : 'Elige una de las opciones.'
  if (type === 'multiple') return errorInChoices(field, value.split('\n'))
  if (type === 'date') return errorInDay(field, value)
  const number = Number(value.replace(',', '.'))
  if (type === 'scale' && !/^\d{1,2}$/.test(value)) return 'Elige uno de los valores.'
  if (min !== null && number < min) return `Escribe un número desde ${min}.`
  if (max !== null && number > max) return `Escribe un número hasta ${max}.`
  if (format !== '' && !new RegExp(`^(?:${formatPattern(format)})$`, 'u').test(value))
    return `Escríbelo así: ${format}. Cada 9 es una cifra y cada A una letra.`
  return undefined
}

function errorInChoices({ options, least, most }: FormField, chosen: readonly string[]): string | undefined {
  if (!chosen.every((each) => options.includes(each))) return 'Elige entre las opciones.'
  if (least !== null && chosen.length < least) return `Elige al menos ${least} opciones.`
  if (most !== null && chosen.length > most)
    return `Elige como mucho ${most} ${most === 1 ? 'opción' : 'opciones'}.`
  return undefined
}

function errorInDay({ earliest, latest }: FormField, day: string): string | undefined {
  if (earliest !== '' && day < earliest) return `Elige un día desde el ${written(earliest)}.`
  if (latest !== '' && day > latest) return `Elige un día hasta el ${written(latest)}.`
  return undefined
}

/** `2026-12-01` as people write it. */
function written(day: string) {
  return day.split('-').toReversed().join('/')
}

function missing({ type }: FormField): string {
  if (type === 'checkbox') return 'Marca esta casilla para continuar.'
  if (type === 'select' || type === 'radio' || type === 'multiple' || type === 'scale')
    return 'Elige una opción.'
  if (type === 'file') return 'Elige un archivo.'
  return type === 'email' ? 'Escribe tu correo electrónico.' : 'Rellena este campo.'
}

const email = z.email()

/** What a value of each type looks like, and what to say of one that does not. */
const shapes: Partial<Record<FormFieldType, { fits: (value: string) => boolean; message: string }>> = {
  email: {
    fits: (value) => email.safeParse(value).success,
    message: 'Escribe un correo válido, como nombre@ejemplo.es.',
  },
  tel: {
    fits: (value) => /^\+?[\d\s().-]{6,40}$/.test(value),
    message: 'Escribe un teléfono válido, como 600 123 456.',
  },
  url: {
    fits: (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
    message: 'Escribe una dirección web completa, con https://.',
  },
  number: {
    fits: (value) => Number.isFinite(Number(value.replace(',', '.'))),
    message: 'Escribe un número.',
  },
  date: { fits: isDay, message: 'Escribe una fecha válida.' },
}
