import { slugify } from './slug.ts'

/** How a value is written where it stands: as in the list, capitalised, in capitals, or as a slug. */
export type Form = 'asis' | 'capital' | 'upper' | 'slug'

/** A place in a cell that takes a value from a column of the locations file. */
export type Hole = { readonly column: number; readonly form: Form }

/** A cell cut into what stays and what changes. */
export type Piece = string | Hole

/**
 * The form a match asks for (spec §9): capitals give capitals, a capital first letter gives a capital
 * first letter, anything else (also a match without letters) leaves the value as it stands in the list.
 */
export function formOfMatch(match: string): Form {
  const lower = match.toLowerCase()
  const upper = match.toUpperCase()
  if (match === upper && match !== lower) return 'upper'
  const letter = /\p{L}/u.exec(match)?.[0] ?? ''
  return letter !== letter.toLowerCase() ? 'capital' : 'asis'
}

/** The value in the form asked for. */
export function applyForm(value: string, form: Form): string {
  if (form === 'upper') return value.toUpperCase()
  if (form === 'slug') return slugify(value)
  const first = form === 'capital' ? value.codePointAt(0) : undefined
  if (first === undefined) return value
  const letter = String.fromCodePoint(first)
  return letter.toUpperCase() + value.slice(letter.length)
}
