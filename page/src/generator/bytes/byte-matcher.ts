import type { Form } from '../form.ts'
import type { Keyword, MatchRules } from '../matcher.ts'
import { formForMatch } from '../matcher.ts'
import { slugify } from '../slug.ts'

/** A longer word is looked for in texts; so many bits tell its capitals. */
const maxLength = 30
/** All ways to write six letters in capitals. */
export const usualCapitals = 64

/** A word as bytes: at each place the small letter's and the capital's. */
export type Word = {
  readonly small: Uint8Array
  readonly large: Uint8Array
  readonly column: number
  /** The variant by which of its letters are capitals: of the first ones here, of others in `rare`; 0 where none is known. */
  readonly variants: Uint32Array
  readonly rare: Map<number, number>
}

/** What was found: where it ends, the variant that stands for it, and the column of the locations. */
export type Match = { end: number; variant: number; column: number }

export type ByteMatcher = {
  /** Whether a word begins here, in a cell of UTF-8; what it is stands in `match`. */
  readonly matchAt: (bytes: Uint8Array, at: number, slug: boolean) => boolean
  readonly match: Readonly<Match>
  /** 1 for each byte that a word may begin with. */
  readonly starts: { readonly text: Uint8Array; readonly slug: Uint8Array }
  /** The words in the order in which they are tried. */
  readonly words: { readonly text: readonly Word[]; readonly slug: readonly Word[] }
  /** How many writings of words have a variant. */
  readonly variants: () => number
}

type Rules = Pick<MatchRules, 'ignoreAccents' | 'wholeWord' | 'keepCase'> & {
  readonly variantOf: (column: number, form: Form) => number
}

/** Whether a word is made of signs that have one small and one capital form of as many bytes, and needs no quotes. */
function isSimple(text: string): boolean {
  return text === text.trim() && /^[ !#-z~À-ÖØ-Þà-öø-þ]+$/.test(text)
}

function wordOf(text: string, column: number): Word {
  const encoder = new TextEncoder()
  const [small, large] = [encoder.encode(text.toLowerCase()), encoder.encode(text.toUpperCase())]
  return { small, large, column, variants: new Uint32Array(usualCapitals), rare: new Map() }
}

/** Signs of Latin-1 beyond ASCII that are letters or numbers, by their second byte after 0xC2. */
export const lettersAfterC2 = new Set([0xaa, 0xb2, 0xb3, 0xb5, 0xb9, 0xba, 0xbc, 0xbd, 0xbe])

export function isWordByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    byte === 0x5f ||
    (byte >= 0x61 && byte <= 0x7a)
  )
}

function isWordPair(lead: number | undefined, second: number | undefined): boolean {
  if (lead === 0xc3) return second !== 0x97 && second !== 0xb7
  return lead === 0xc2 && lettersAfterC2.has(second ?? 0)
}

/** Whether a letter or number stands right before or behind; what stands around a cell is none. */
function touchesWord(bytes: Uint8Array, begin: number, end: number): boolean {
  const before = bytes[begin - 1] ?? 0
  if (before < 0x80 ? isWordByte(before) : isWordPair(bytes[begin - 2], before)) return true
  const after = bytes[end] ?? 0
  return after < 0x80 ? isWordByte(after) : isWordPair(after, bytes[end + 1])
}

function startsOf(words: readonly Word[]): Uint8Array {
  const starts = new Uint8Array(256)
  for (const { small, large } of words) {
    starts[small[0] ?? 0] = 1
    starts[large[0] ?? 0] = 1
  }
  return starts
}

/** Which letters of a word are capitals where it stands at this place; -1 where it does not. */
function capitalsAt({ small, large }: Word, bytes: Uint8Array, at: number): number {
  let capitals = 0
  for (let place = 0; place < small.length; place += 1) {
    const byte = bytes[at + place]
    if (byte === small[place]) continue
    if (byte !== large[place]) return -1
    capitals |= 1 << place
  }
  return capitals
}

/** The words in the order in which they are tried; undefined where one of them has to be looked for in texts. */
function wordsOf(keywords: readonly Keyword[], special: string, ignoreAccents: boolean) {
  const lists: { text: Word[]; slug: Word[] } = { text: [], slug: [] }
  const sorted = keywords.filter(({ text }) => text !== '').toSorted((a, b) => b.text.length - a.text.length)
  for (const { text, column } of sorted) {
    const bare = ignoreAccents ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
    const isKnown = isSimple(bare) && !Array.from(special).some((sign) => text.includes(sign))
    const word = wordOf(bare, column)
    const slug = slugify(text)
    if (!isKnown || word.small.length > maxLength || slug.length > maxLength) return undefined
    lists.text.push(word)
    lists.slug.push(wordOf(bare, column))
    if (slug !== '') lists.slug.push(wordOf(slug, column))
  }
  return lists
}

/**
 * The search of `createMatcher` over bytes, for cells of Latin-1, `€` and punctuation; undefined for keywords that have to be
 * looked for in texts. `special` are signs that may not stand in a word: delimiters and what begins a placeholder.
 */
export function createByteMatcher(
  keywords: readonly Keyword[],
  special: string,
  { ignoreAccents, wholeWord, keepCase, variantOf }: Rules,
): ByteMatcher | undefined {
  const words = wordsOf(keywords, special, ignoreAccents)
  if (!words) return undefined
  const match: Match = { end: 0, variant: 0, column: 0 }
  let variants = 0

  const newVariant = (word: Word, capitals: number, text: Uint8Array, slug: boolean): number => {
    const variant = variantOf(word.column, formForMatch(new TextDecoder().decode(text), slug, keepCase))
    variants += 1
    if (capitals < usualCapitals) word.variants[capitals] = variant
    else word.rare.set(capitals, variant)
    return variant
  }
  const matchAt = (bytes: Uint8Array, at: number, slug: boolean): boolean => {
    const tried = slug ? words.slug : words.text
    for (let next = 0; next < tried.length; next += 1) {
      const word = tried[next]
      if (!word) break
      const capitals = capitalsAt(word, bytes, at)
      const end = at + word.small.length
      if (capitals === -1 || (wholeWord && touchesWord(bytes, at, end))) continue
      const known = capitals < usualCapitals ? word.variants[capitals] : word.rare.get(capitals)
      match.end = end
      match.column = word.column
      match.variant = known || newVariant(word, capitals, bytes.subarray(at, end), slug)
      return true
    }
    return false
  }
  const starts = { text: startsOf(words.text), slug: startsOf(words.slug) }
  return { matchAt, match, starts, words, variants: () => variants }
}
