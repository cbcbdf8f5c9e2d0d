import { renderPieces } from './cell.ts'
import { doubleQuotes } from './csv-cell.ts'
import { standsInQuotes, takesGuard, type MarkByLocation } from './edges.ts'
import type { Form, Piece } from './form.ts'

/** What a hole of the template is filled with, once per location. */
export type Variant =
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  /** A quote, or the `'` that keeps a formula from running, in the locations whose values ask for it. */
  | { readonly kind: 'quote' | 'guard'; readonly mark: MarkByLocation }

export type Variants = {
  readonly value: (column: number, form: Form) => number
  mark(kind: 'quote' | 'guard', mark: MarkByLocation): number
  /** Reserves a run of variants that lie side by side, for a spintax group. */
  run(options: readonly (readonly Piece[])[]): number
  readonly list: readonly Variant[]
}

/** Above this many different texts the spintax of a file no longer fits in memory. */
export const maxVariants = 2_000_000

/** Collects the template's variants; equal ones share one number. Number 0 is the empty text. */
export function createVariants(): Variants {
  const list: Variant[] = [{ kind: 'pieces', pieces: [] }]
  const byKey = new Map<string, number>()
  const intern = (key: string, make: () => Variant[]): number => {
    const known = byKey.get(key)
    if (known !== undefined) return known
    const id = list.length
    list.push(...make())
    if (list.length > maxVariants) throw new RangeError('too many variants')
    byKey.set(key, id)
    return id
  }
  return {
    list,
    value: (column, form) =>
      intern(`v${column}${form}`, () => [{ kind: 'pieces', pieces: [{ column, form }] }]),
    mark: (kind, mark) => intern(kind + JSON.stringify(mark), () => [{ kind, mark }]),
    run: (options) =>
      intern(`r${JSON.stringify(options)}`, () => options.map((pieces) => ({ kind: 'pieces', pieces }))),
  }
}

/** True when the variant is the same for every location. */
export function isFixed(variant: Variant): boolean {
  return variant.kind === 'pieces' && variant.pieces.every((piece) => typeof piece === 'string')
}

/** The variant's text for a location, ready for a cell. */
export function renderVariant(variant: Variant, values: readonly string[], delimiter: string): string {
  if (variant.kind === 'pieces') return doubleQuotes(renderPieces(variant.pieces, values))
  if (variant.kind === 'quote') return standsInQuotes(variant.mark, values, delimiter) ? '"' : ''
  return takesGuard(variant.mark, values) ? "'" : ''
}
