import { z } from 'zod'
import { ownPictureSchema } from '../page-settings.ts'
import {
  type Asked,
  type ItemValue,
  type Kind,
  longestAddress,
  longestLine,
  longestText,
  plainText,
  plainWords,
  type Read,
  typedText,
} from './kind.ts'

const webAddress = z.url({ protocol: /^https?$/ }).max(longestAddress)
const linkSchema = z.union([
  z.url({ protocol: /^(?:https?|mailto|tel)$/ }).max(longestAddress),
  z.string().regex(/^[/#][^\s\\]{0,1999}$/),
])
export const imageSchema = z.union([webAddress, ownPictureSchema])
/** A film of the player or of the workspace, without host; or one elsewhere. */
const filmSchema = z.union([webAddress, z.string().regex(/^\/p\/_(?:v|media)\/[\w.-]{1,200}$/)])
const fileSchema = z.union([webAddress, z.string().regex(/^\/p\/_(?:media|pictures)\/[\w.-]{1,200}$/)])
const yes = new Set(['si', 'sí', 'yes', 'true', '1', 'verdadero', 'x', 'oui', 'ja', 'checked'])
const no = new Set(['no', 'false', '0', 'falso', 'non', 'nein', 'unchecked'])

export function isLink(text: string): boolean {
  return linkSchema.safeParse(text).success
}

type PlainRead = (text: string, asked: Asked) => Read

/** A kind whose values are one text, number or answer. */
function plain(read: PlainRead, more: Partial<Kind> = {}): Kind {
  return {
    read(given, asked) {
      const text = typedText(given)
      return text === undefined ? { fault: 'INVALID' } : read(text, asked)
    },
    write: (value) => (typeof value === 'number' ? value : plainWords(value)),
    words: plainWords,
    ...more,
  }
}

function address(schema: z.ZodType<string>): PlainRead {
  return (text) => (schema.safeParse(text).success ? { value: text } : { fault: 'NOT_A_LINK' })
}

const ordered = { isSorted: true, hasInitial: true } as const

export const text = plain(
  (value) => (/[\n\r]/.test(value) ? { fault: 'INVALID' } : plainText(value, longestLine)),
  { ...ordered, canBeUnique: true, canName: true, isSearched: 'short' },
)

export const long = plain((value) => plainText(value, longestText), { isSorted: true, isSearched: 'long' })

export const number = plain(
  (value) => {
    const point = /^-?\d+,\d+$/.test(value) ? value.replace(',', '.') : value
    const read = Number(point)
    return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(point) && Number.isFinite(read)
      ? { value: read }
      : { fault: 'NOT_A_NUMBER' }
  },
  {
    ...ordered,
    canBeUnique: true,
    isSearched: 'short',
    shown: (value, language) =>
      typeof value === 'number'
        ? new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)
        : plainWords(value),
  },
)

export const date = plain((value) => readDate(value), {
  ...ordered,
  canBeUnique: true,
  isSearched: 'short',
  shown: (value, language) =>
    typeof value === 'string'
      ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(`${value}T00:00:00Z`),
        )
      : '',
})

export const choice = plain(
  (value, { options }) => (options.includes(value) ? { value } : { fault: 'NOT_A_CHOICE' }),
  { ...ordered, canName: true, isSearched: 'short' },
)

export const image = plain(address(imageSchema), { isSorted: true })

export const film = plain(address(filmSchema))

export const file = plain(address(fileSchema))

export const link = plain(address(linkSchema), {
  ...ordered,
  canBeUnique: true,
  canName: true,
  isSearched: 'short',
})

export const color = plain(
  (value) => {
    const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? []
    const hex = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
    return hex === '' ? { fault: 'NOT_A_COLOR' } : { value: `#${hex.toLowerCase()}` }
  },
  { ...ordered },
)

export const boolean = plain(
  (value) => {
    const word = value.toLowerCase()
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: false } : { fault: 'INVALID' }
  },
  { ...ordered, write: answer, words: answer },
)

function answer(value: ItemValue): string {
  if (typeof value !== 'boolean') return plainWords(value)
  return value ? 'sí' : 'no'
}

const months = [
  ['january', 'enero', 'janvier', 'januar'],
  ['february', 'febrero', 'fevrier', 'februar'],
  ['march', 'marzo', 'mars', 'marz'],
  ['april', 'abril', 'avril', 'april'],
  ['may', 'mayo', 'mai', 'mai'],
  ['june', 'junio', 'juin', 'juni'],
  ['july', 'julio', 'juillet', 'juli'],
  ['august', 'agosto', 'aout', 'august'],
  ['september', 'septiembre', 'septembre', 'september'],
  ['october', 'octubre', 'octobre', 'oktober'],
  ['november', 'noviembre', 'novembre', 'november'],
  ['december', 'diciembre', 'decembre', 'dezember'],
] as const

/**
 * A day as programs write it, as people in Spain do, or with its month in words, as Notion does; an hour behind it is left
 * out: `2026-11-26`, `26/11/2026`, `November 26, 2026 9:30 AM`, `26 de noviembre de 2026`.
 */
function readDate(value: string): Read {
  const iso = dayIn(value)
  return iso !== undefined && z.iso.date().safeParse(iso).success ? { value: iso } : { fault: 'NOT_A_DATE' }
}

function dayIn(value: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ]\d{2}:\d{2})/.exec(value) ?? []
  if (day !== undefined) return day
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(value)
  if (numbers) return isoOf(numbers[3], numbers[2], numbers[1])
  const words = value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const english = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})(?: \d{1,2}:\d{2}(?: ?[ap]m)?)?$/.exec(words)
  if (english) return isoOf(english[3], monthOf(english[1]), english[2])
  const spoken = /^(\d{1,2})\.? (?:de )?([a-z]{3,10}) (?:de )?(\d{4})(?: \d{1,2}:\d{2})?$/.exec(words)
  if (spoken) return isoOf(spoken[3], monthOf(spoken[2]), spoken[1])
  // As Webflow writes it: `Thu Nov 26 2026 00:00:00 GMT+0000 (Coordinated Universal Time)`.
  const program = /^[a-z]{3} ([a-z]{3}) (\d{2}) (\d{4}) \d{2}:\d{2}:\d{2} gmt/.exec(words)
  return program ? isoOf(program[3], monthOf(program[1]), program[2]) : undefined
}

function monthOf(word = ''): string {
  return String(months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1)
}

function isoOf(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
