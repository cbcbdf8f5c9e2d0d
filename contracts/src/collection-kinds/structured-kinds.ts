import { richTextSchema } from '../rich-text.ts'
import {
  type ItemValue,
  type Kind,
  longestLine,
  longestRich,
  mostEntries,
  mostPictures,
  pictureListSchema,
  placeSchema,
  plainText,
  plainWords,
  type Read,
  referenceSchema,
  typedText,
} from './kind.ts'
import { imageSchema, isLink } from './plain-kinds.ts'
import { htmlOfRich, richOfHtml } from './rich-html.ts'

/** A text with bold, italic, links and lists; in tables it is HTML. */
export const rich: Kind = {
  read(given) {
    const typed = typedText(given)
    if (typed !== undefined && typed.length > 10 * longestRich) return { fault: 'TOO_LONG' }
    const made =
      typed === undefined ? given : /<[a-z!/]/i.test(typed) ? richOfHtml(typed) : { text: typed, spans: [] }
    const read = richTextSchema.safeParse(made)
    if (!read.success) return { fault: 'INVALID' }
    const { text, spans } = read.data
    const plain = plainText(text.replaceAll(/\r\n?/g, '\n'), longestRich)
    if ('fault' in plain) return plain
    const isSafe = spans.every(
      (span) =>
        span.from <= span.to &&
        span.to <= text.length &&
        (span.kind !== 'link' || isLink(span.link)) &&
        (span.kind !== 'color' || /^(?:#[\da-f]{6,8}|token:[\w/-]{1,60})$/i.test(span.color)),
    )
    if (!isSafe) return { fault: 'INVALID' }
    return { value: text.trim() === '' ? null : { text, spans } }
  },
  write: (value) => {
    const read = richTextSchema.safeParse(value)
    return read.success ? htmlOfRich(read.data) : plainWords(value)
  },
  words: (value) => richTextSchema.safeParse(value).data?.text ?? plainWords(value),
  shown: (value) => richTextSchema.safeParse(value).data ?? plainWords(value),
  isSearched: 'long',
}

function pictures(value: ItemValue) {
  return pictureListSchema.safeParse(value).data ?? []
}

/** Several pictures; in tables one below the other, each with what is read in its place behind a bar. */
export const gallery: Kind = {
  read(given) {
    const typed = typedText(given)
    const made =
      typed === undefined
        ? given
        : piecesOf(typed, /\r?\n|;\s*/).map((line) => {
            const [src = '', ...alt] = line.split('|')
            return { src: src.trim(), alt: alt.join('|').trim() }
          })
    if (Array.isArray(made) && made.length > mostPictures) return { fault: 'TOO_MANY' }
    const read = pictureListSchema.safeParse(made)
    if (!read.success) return { fault: 'INVALID' }
    if (read.data.some(({ src }) => !imageSchema.safeParse(src).success)) return { fault: 'NOT_A_LINK' }
    if (read.data.some(({ alt }) => /\p{Cc}/u.test(alt))) return { fault: 'INVALID' }
    return { value: read.data.length === 0 ? null : read.data }
  },
  write: (value) =>
    pictures(value)
      .map(({ src, alt }) => (alt === '' ? src : `${src} | ${alt}`))
      .join('\n'),
  words: (value) =>
    pictures(value)
      .map(({ src, alt }) => alt || src)
      .join(', '),
  shown: (value) => ({ pictures: pictures(value) }),
}

const coordinates = /^(.*?)\s*\(\s*(-?\d{1,3}(?:[.,]\d+)?)\s*[,;]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*\)$/s

function placeOf(value: ItemValue) {
  return placeSchema.safeParse(value).data ?? { address: '', latitude: null, longitude: null }
}

function placeWords(value: ItemValue): string {
  const { address, latitude, longitude } = placeOf(value)
  return latitude === null ? address : `${address} (${latitude}, ${longitude})`.trim()
}

/** Where something is: its address, and its place on the globe where that is known, in brackets behind it. */
export const place: Kind = {
  read(given): Read {
    const typed = typedText(given)
    const [, address, latitude = '', longitude = ''] = (typed && coordinates.exec(typed)) || []
    const made =
      typed === undefined
        ? given
        : address === undefined
          ? { address: typed, latitude: null, longitude: null }
          : {
              address,
              latitude: Number(latitude.replace(',', '.')),
              longitude: Number(longitude.replace(',', '.')),
            }
    const read = placeSchema.safeParse(made)
    if (!read.success || (read.data.latitude === null) !== (read.data.longitude === null))
      return { fault: 'NOT_A_PLACE' }
    if (/\p{Cc}/u.test(read.data.address)) return { fault: 'INVALID' }
    return { value: read.data.address === '' && read.data.latitude === null ? null : read.data }
  },
  write: placeWords,
  words: placeWords,
  shown: (value) => placeOf(value).address,
  parts: {
    latitud: (value) => String(placeOf(value).latitude ?? ''),
    longitud: (value) => String(placeOf(value).longitude ?? ''),
    mapa: mapAddress,
  },
  isSearched: 'short',
  isSorted: true,
}

/** Where OpenStreetMap shows a place; '' for none. */
function mapAddress(value: ItemValue): string {
  const { address, latitude, longitude } = placeOf(value)
  const map = 'https://www.openstreetmap.org/'
  if (latitude !== null) return `${map}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return address === '' ? '' : `${map}search?query=${encodeURIComponent(address)}`
}

function entries(value: ItemValue): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap((each) => (typeof each === 'string' ? [each] : [])) : []
}

/** Entries of a value that has several, each once; as programs give them, or as a table has them. */
function readEntries(given: NonNullable<ItemValue>, isOne: (text: string) => boolean) {
  const typed = typedText(given)
  if (typed === undefined) return Array.isArray(given) ? [...new Set(entries(given))] : undefined
  if (isOne(typed)) return [typed]
  return [...new Set(piecesOf(typed, /[;\n\r]/.test(typed) ? /[;\n\r]+/ : /,/))]
}

const several = {
  write: (value: ItemValue) => entries(value).join('; '),
  words: (value: ItemValue) => entries(value).join(', '),
  hasEntries: true,
} as const

/** Words in the place of what was chosen, in another language: no options are asked for there. */
export function readWords(given: NonNullable<ItemValue>): Read {
  const read = readEntries(given, () => false)
  if (!read) return { fault: 'INVALID' }
  if (read.length > mostEntries) return { fault: 'TOO_MANY' }
  if (read.some((each) => each.length > longestLine)) return { fault: 'TOO_LONG' }
  return read.some((each) => /\p{Cc}/u.test(each))
    ? { fault: 'INVALID' }
    : { value: read.length === 0 ? null : read }
}

/** Several of what can be chosen. */
export const choices: Kind = {
  ...several,
  read(given, { options }) {
    const read = readEntries(given, (text) => options.includes(text))
    if (!read) return { fault: 'INVALID' }
    if (read.length > mostEntries) return { fault: 'TOO_MANY' }
    if (read.some((each) => !options.includes(each))) return { fault: 'NOT_A_CHOICE' }
    return { value: read.length === 0 ? null : read }
  },
  isSearched: 'short',
  hasInitial: true,
}

/** Items of another collection, by their ids. */
export const references: Kind = {
  ...several,
  read(given) {
    const read = readEntries(given, (text) => referenceSchema.safeParse(text).success)
    if (!read) return { fault: 'INVALID' }
    if (read.length > mostEntries) return { fault: 'TOO_MANY' }
    if (read.some((each) => !isReferenceText(each))) return { fault: 'NOT_AN_ITEM' }
    return { value: read.length === 0 ? null : read }
  },
  isReference: true,
}

/** One item of another collection, by its id. */
export const reference: Kind = {
  ...several,
  read(given) {
    const typed = typedText(given)
    if (typed === undefined) return { fault: 'INVALID' }
    return isReferenceText(typed) ? { value: typed } : { fault: 'NOT_AN_ITEM' }
  },
  isReference: true,
}

/** Whether this is written as an item is pointed to: by its id. */
function isReferenceText(text: string): boolean {
  return text.length <= longestLine && referenceSchema.safeParse(text).success
}

function piecesOf(text: string, by: RegExp): string[] {
  return text
    .split(by)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}
