import { formOfMatch, type Form, type Piece } from './form.ts'
import { foldName, slugify } from './slug.ts'

/** A word to replace and the column of the locations file that replaces it. */
export type Keyword = { readonly text: string; readonly column: number }

export type MatchRules = {
  readonly keywords: readonly Keyword[]
  /** Names usable as {{name}}, by column; empty when the locations file has one nameless column. */
  readonly placeholders: readonly string[]
  readonly ignoreAccents: boolean
  readonly wholeWord: boolean
  /** False leaves every value as it stands in the list. */
  readonly keepCase: boolean
}

export type Matcher = {
  /** Cuts a text at its keywords and placeholders; in a slug column every value becomes a slug. */
  cut(text: string, slug: boolean): Piece[]
  /** Placeholders met whose name no column of the locations file has. */
  readonly unknownPlaceholders: Set<string>
}

/** A keyword is met in few ways of writing it. */
const maxForms = 1000
const wordPart = String.raw`[\p{L}\p{N}\p{M}_]`

/** Every precomposed Latin letter by its bare letter: a -> áàâä…, for matching that ignores accents. */
const variantsOf = (() => {
  const found = new Map<string, string>()
  const ranges = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code)
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      if (bare !== letter.toLowerCase() && /^[a-z]$/.test(bare))
        found.set(bare, (found.get(bare) ?? '') + letter)
    }
  }
  return found
})()

function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function literalPattern(text: string): string {
  const forms = [...new Set([text.normalize('NFC'), text.normalize('NFD'), text])]
  return forms.map(escapeRegex).join('|')
}

function accentlessPattern(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return Array.from(bare, (letter) => {
    const variants = variantsOf.get(letter.toLowerCase())
    return `${variants === undefined ? escapeRegex(letter) : `[${letter}${variants}]`}\\p{M}*`
  }).join('')
}

function keywordPattern(keyword: Keyword, rules: MatchRules, slug: boolean): string {
  const words = [rules.ignoreAccents ? accentlessPattern(keyword.text) : literalPattern(keyword.text)]
  const asSlug = slugify(keyword.text)
  if (slug && asSlug !== '') words.push(escapeRegex(asSlug))
  const body = `(${words.join('|')})(?!\\p{M})`
  return rules.wholeWord ? `(?<!${wordPart})${body}(?!${wordPart})` : body
}

/** Which of the keywords was found. */
function groupOf(match: RegExpExecArray): number {
  let group = 1
  while (group < match.length && match[group] === undefined) group += 1
  return group - 1
}

/** The form that a match asks for, by its column and the person's choice. */
export function formForMatch(match: string, slug: boolean, keepCase: boolean): Form {
  if (slug) return 'slug'
  return keepCase ? formOfMatch(match) : 'asis'
}

/** Builds the search for all keywords at once; the leftmost wins, then the longest keyword. */
export function createMatcher(rules: MatchRules): Matcher {
  const keywords = rules.keywords
    .filter((keyword) => keyword.text !== '')
    .toSorted((a, b) => b.text.length - a.text.length)
  const columnByName = new Map(rules.placeholders.map((name, column) => [foldName(name), column]))
  const unknownPlaceholders = new Set<string>()
  const patternFor = (slug: boolean) => {
    const parts = keywords.map((keyword) => keywordPattern(keyword, rules, slug))
    return parts.length === 0 ? undefined : new RegExp(parts.join('|'), 'giu')
  }
  const patterns = { slug: patternFor(true), text: patternFor(false) }
  const forms = new Map<string, Form>()
  const formFor = (match: string, slug: boolean): Form => {
    const known = slug ? 'slug' : forms.get(match)
    if (known !== undefined) return known
    const form = formForMatch(match, slug, rules.keepCase)
    if (forms.size < maxForms) forms.set(match, form)
    return form
  }

  const cutKeywords = (text: string, slug: boolean, into: Piece[]) => {
    const pattern = slug ? patterns.slug : patterns.text
    let from = 0
    if (pattern) pattern.lastIndex = 0
    for (let match = pattern?.exec(text); match; match = pattern?.exec(text)) {
      // A keyword of nothing but accents matches nothing at all.
      if (match[0] === '' && pattern) pattern.lastIndex += 1
      const keyword = keywords[groupOf(match)]
      if (keyword === undefined) continue
      if (match.index > from) into.push(text.slice(from, match.index))
      into.push({ column: keyword.column, form: formFor(match[0], slug) })
      from = match.index + match[0].length
    }
    if (from < text.length) into.push(text.slice(from))
  }

  const cut = (text: string, slug: boolean): Piece[] => {
    const pieces: Piece[] = []
    if (columnByName.size === 0 || !text.includes('{{')) {
      cutKeywords(text, slug, pieces)
      return pieces
    }
    let from = 0
    for (const match of text.matchAll(/\{\{([^{}]{1,80})\}\}/g)) {
      const name = (match[1] ?? '').trim()
      const column = columnByName.get(foldName(name))
      if (column === undefined) {
        if (unknownPlaceholders.size < 50) unknownPlaceholders.add(name)
        continue
      }
      if (match.index > from) cutKeywords(text.slice(from, match.index), slug, pieces)
      pieces.push({ column, form: formFor(name, slug) })
      from = match.index + match[0].length
    }
    if (from < text.length) cutKeywords(text.slice(from), slug, pieces)
    return pieces
  }
  return { cut, unknownPlaceholders }
}
