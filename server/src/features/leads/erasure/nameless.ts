import { searchable } from '../../../platform/database/search-text.ts'
import type { LeadRow } from '../../../platform/database/tables/leads.ts'

/** What stands where somebody was named. */
export const nobody = '[datos borrados]'
/** Parts of a name that are words of their own. */
const smallWords = new Set(['del', 'las', 'los', 'von', 'der', 'des', 'les', 'den', 'dos', 'san'])
const shortestName = 3
/** Fewer digits are no phone, but a number like others. */
const fewestDigits = 6

type Named = Pick<LeadRow, 'name' | 'email' | 'phone' | 'phoneKey'>

/**
 * Makes texts that name these people name nobody: by mail, by phone however it is written, by their name and by any part of
 * it that is a word of three letters or more; whatever the case and the accents. Only for texts that are about them.
 */
export function nameless(people: readonly Named[]): (text: string) => string {
  const words = people.flatMap(({ name, email }) => [email, name, ...partsOf(name)])
  const texts = distinct(words.map((word) => foldedPattern(word.trim())))
  const phones = distinct(
    people.flatMap(({ phoneKey, phone }) => [phoneKey ?? '', phone.replaceAll(/\D/g, '')]),
  )
    .filter((digits) => digits.length >= fewestDigits)
    .map(
      (digits) => String.raw`(?:(?:\+|00)\d{1,3}[\s().-]*)?${digits.split('').join(String.raw`[\s().-]*`)}`,
    )
  const found = [...texts, ...phones].toSorted((one, other) => other.length - one.length)
  if (found.length === 0) return (text) => text
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${found.join('|')})(?![\p{L}\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, nobody).replaceAll(repeated, nobody)
}

/** Two names of one person beside each other are one. */
const repeated = new RegExp(String.raw`${escaped(nobody)}(?:\s+${escaped(nobody)})+`, 'g')

function partsOf(name: string) {
  return name
    .split(/[\s,.;-]+/)
    .filter((part) => part.length >= shortestName && !smallWords.has(part.toLowerCase()))
}

/** The word with and without its accents; '' for none. */
function foldedPattern(word: string): string {
  return Array.from(word.normalize('NFC'), (letter) => {
    const plain = searchable(letter)
    const variants = plain.length === 1 && /[a-z]/.test(plain) ? accented(plain) : escaped(letter)
    return /\s/.test(letter) ? String.raw`\s+` : variants
  }).join('')
}

const marks = ['\u{300}', '\u{301}', '\u{302}', '\u{303}', '\u{308}', '\u{30A}', '\u{30C}', '\u{327}']

/** A letter as it is written in the languages around: one code point each, or with a mark behind it. */
function accented(letter: string) {
  const composed = marks.map((mark) => (letter + mark).normalize('NFC')).filter((each) => each.length === 1)
  return String.raw`[${letter}${composed.join('')}]\p{M}*`
}

function escaped(text: string) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

function distinct(texts: readonly string[]) {
  return [...new Set(texts.filter(Boolean))]
}
