import type { ColumnMode } from './columns.ts'
import { applyForm, type Hole, type Piece } from './form.ts'
import type { Matcher } from './matcher.ts'
import { parseSpintax } from './spintax.ts'

/** A group of which one option is taken; `group` counts the groups of its row. */
export type Spin = { readonly options: readonly (readonly Piece[])[]; readonly group: number }

export type Part = string | Hole | Spin

export type CellRules = {
  readonly matcher: Matcher
  readonly spintax: boolean
}

/** Longer texts are not written out per option or per location. */
const maxOptionLength = 16 * 1024

function cutSpins(text: string, matcher: Matcher, firstGroup: number): Part[] {
  let group = firstGroup
  return parseSpintax(text).flatMap((part): Part[] => {
    if (typeof part === 'string') return matcher.cut(part, false)
    if (part.options.some((option) => option.length > maxOptionLength)) return [part.options[0] ?? '']
    const options = part.options.map((option) => matcher.cut(option, false))
    group += 1
    return [{ options, group: group - 1 }]
  })
}

/** Cuts a cell into what stays and what changes; `firstGroup` is the number of its first spintax group. */
export function cutCell(text: string, mode: ColumnMode, rules: CellRules, firstGroup: number): Part[] {
  if (text === '') return []
  if (mode === 'none') return [text]
  if (mode === 'text' && rules.spintax && text.includes('{')) return cutSpins(text, rules.matcher, firstGroup)
  return rules.matcher.cut(text, mode === 'slug')
}

/** How many spintax groups a cell holds. */
export function groupsIn(parts: readonly Part[]): number {
  return parts.filter((part) => typeof part !== 'string' && 'options' in part).length
}

/** A run of pieces with the values of one location. */
export function renderPieces(pieces: readonly Piece[], values: readonly string[]): string {
  const [only] = pieces
  if (pieces.length === 1 && only !== undefined) return renderPiece(only, values)
  return pieces.map((piece) => renderPiece(piece, values)).join('')
}

function renderPiece(piece: Piece, values: readonly string[]): string {
  return typeof piece === 'string' ? piece : applyForm(values[piece.column] ?? '', piece.form)
}
