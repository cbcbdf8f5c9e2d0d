import type { Part } from './cell.ts'
import { holdsSpecial, isPlainNumber, startsFormula } from './csv-cell.ts'
import { applyForm, type Hole, type Piece } from './form.ts'

/** What is known of the values before any location is entered, by column of the locations file. */
export type ValueFacts = {
  readonly needsQuotes: readonly boolean[]
  /** True when some value, or its slug, is empty. */
  readonly canBeEmpty: readonly boolean[]
  /** True when some value begins as a formula does. */
  readonly canStartFormula: readonly boolean[]
}

/** Where something stands before or around a cell: in every location, in none, or where its values ask for it. */
export type Mark = 'always' | 'never' | MarkByLocation

export type MarkByLocation = {
  /** Columns of which any value may hold a character that needs quotes. */
  readonly columns: readonly number[]
  /** The cell itself, where its values decide what stands at its edge. */
  readonly parts: readonly Part[] | undefined
  readonly onlyCell: boolean
}

type Edge = 'asks' | 'solid' | 'empty' | 'depends'
type Judge = (piece: Piece) => Edge

function edgeOfPieces(pieces: readonly Piece[], judge: Judge): Edge {
  for (const piece of pieces) {
    const edge = judge(piece)
    if (edge !== 'empty') return edge
  }
  return 'empty'
}

/** Judges the first text that is not empty; with options, the worst of all texts the cell can become. */
function edgeOf(parts: readonly Part[], side: 'start' | 'end', judge: Judge): Edge {
  for (const part of side === 'start' ? parts : parts.toReversed()) {
    const options = typeof part === 'string' || 'column' in part ? [[part]] : part.options
    const edges = options.map((pieces) =>
      edgeOfPieces(side === 'start' ? pieces : pieces.toReversed(), judge),
    )
    if (edges.includes('asks')) return 'asks'
    if (edges.includes('depends')) return 'depends'
    if (!edges.includes('empty')) return 'solid'
  }
  return 'empty'
}

/** A hole's value where it is known, else how its edge is to be judged without it. */
type ValueOf = (hole: Hole) => { readonly text: string } | { readonly edge: 'solid' | 'depends' }

function judgeBy(test: (text: string) => boolean, valueOf: ValueOf): Judge {
  return (piece) => {
    const known = typeof piece === 'string' ? { text: piece } : valueOf(piece)
    if ('edge' in known) return known.edge
    if (known.text === '') return 'empty'
    return test(known.text) ? 'asks' : 'solid'
  }
}

function unknown(matters: boolean | undefined): { readonly edge: 'solid' | 'depends' } {
  return { edge: matters === true ? 'depends' : 'solid' }
}

function spaceAtEdge(parts: readonly Part[], onlyCell: boolean, valueOf: ValueOf): boolean | undefined {
  const edges = [
    edgeOf(
      parts,
      'start',
      judgeBy((text) => /^\s/.test(text), valueOf),
    ),
    edgeOf(
      parts,
      'end',
      judgeBy((text) => /\s$/.test(text), valueOf),
    ),
  ]
  if (edges.includes('asks')) return true
  if (edges.includes('depends')) return undefined
  return onlyCell && edges.includes('empty')
}

function valuesOf(values: readonly string[]): ValueOf {
  return (hole) => ({ text: applyForm(values[hole.column] ?? '', hole.form) })
}

/**
 * The quote of a cell without spintax whose values are neither empty nor in need of one, as nearly all cells are;
 * undefined for the others.
 */
function plainQuote(
  parts: readonly Part[],
  delimiter: string,
  facts: ValueFacts,
  onlyCell: boolean,
): Mark | undefined {
  for (const part of parts) {
    if (typeof part === 'string') {
      if (holdsSpecial(part, delimiter)) return 'always'
    } else if ('options' in part || facts.canBeEmpty[part.column] || facts.needsQuotes[part.column]) {
      return undefined
    }
  }
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined) return onlyCell ? 'always' : 'never'
  const spaced =
    (typeof first === 'string' && first.trimStart() !== first) ||
    (typeof last === 'string' && last.trimEnd() !== last)
  return spaced ? 'always' : 'never'
}

/**
 * A cell stands in quotes where any text it could take holds the delimiter, a quote or a line break, begins or
 * ends with a space, or would leave the line blank.
 */
export function quoteMark(
  parts: readonly Part[],
  delimiter: string,
  facts: ValueFacts,
  onlyCell: boolean,
): Mark {
  const plain = plainQuote(parts, delimiter, facts, onlyCell)
  if (plain !== undefined) return plain
  const pieces = parts.flatMap((part) =>
    typeof part === 'string' || 'column' in part ? [part] : part.options.flat(),
  )
  if (pieces.some((piece) => typeof piece === 'string' && holdsSpecial(piece, delimiter))) return 'always'
  const asks = spaceAtEdge(parts, onlyCell, (hole) => unknown(facts.canBeEmpty[hole.column]))
  if (asks === true) return 'always'
  const columns = new Set<number>()
  for (const piece of pieces) {
    if (typeof piece !== 'string' && piece.form !== 'slug' && facts.needsQuotes[piece.column])
      columns.add(piece.column)
  }
  if (columns.size === 0 && asks === false) return 'never'
  const sorted = [...columns].toSorted((a, b) => a - b)
  return { columns: sorted, parts: asks === undefined ? parts : undefined, onlyCell }
}

/** The quote's rule with the values of one location. */
export function standsInQuotes(mark: MarkByLocation, values: readonly string[], delimiter: string): boolean {
  if (mark.columns.some((column) => holdsSpecial(values[column] ?? '', delimiter))) return true
  return mark.parts !== undefined && spaceAtEdge(mark.parts, mark.onlyCell, valuesOf(values)) === true
}

/** A cell takes the formula guard where any text it could take begins as a formula; plain numbers do not. */
export function guardMark(parts: readonly Part[], facts: ValueFacts): Mark {
  const [only] = parts
  if (parts.length === 1 && typeof only === 'string' && isPlainNumber(only)) return 'never'
  const valueOf = ({ column }: Hole) => unknown(facts.canBeEmpty[column] || facts.canStartFormula[column])
  const edge = edgeOf(parts, 'start', judgeBy(startsFormula, valueOf))
  if (edge === 'asks') return 'always'
  return edge === 'depends' ? { columns: [], parts, onlyCell: false } : 'never'
}

/** The guard's rule with the values of one location. */
export function takesGuard(mark: MarkByLocation, values: readonly string[]): boolean {
  return edgeOf(mark.parts ?? [], 'start', judgeBy(startsFormula, valuesOf(values))) === 'asks'
}
