import type { ColumnMode } from './columns.ts'
import type { AddedLine } from './section/section-builder.ts'
import { createSeenTexts } from './seen-texts.ts'

export type SlugChecks = {
  /** Slug columns with rows that hold no keyword: their address repeats in every location. */
  readonly fixed: readonly { readonly column: number; readonly rows: number }[]
  /** Slug columns in which several rows hold the same text: their address repeats within a location. */
  readonly repeated: readonly { readonly column: number; readonly rows: number }[]
}

/** Looks at the addresses of each row, as a text or as bytes. */
export function createSlugWatch(modes: readonly ColumnMode[]) {
  const columns = modes.flatMap((mode, column) =>
    mode === 'slug' ? [{ column, known: createSeenTexts(), fixed: 0, repeated: 0 }] : [],
  )
  const listed = (kind: 'fixed' | 'repeated') =>
    columns.flatMap((one) => (one[kind] > 0 ? [{ column: one.column, rows: one[kind] }] : []))
  return {
    see(cells: readonly string[], changed: readonly boolean[]) {
      for (const one of columns) {
        const cell = cells[one.column] ?? ''
        if (cell === '') continue
        if (!changed[one.column]) one.fixed += 1
        if (one.known.see(cell)) one.repeated += 1
      }
    },
    /** The same for a line that was added from these bytes. */
    seeLine: (bytes: Uint8Array, { width, bounds, changed }: Readonly<AddedLine>) => {
      for (const one of columns) {
        if (one.column >= width) continue
        const from = bounds[one.column * 2] ?? 0
        const to = bounds[one.column * 2 + 1] ?? 0
        if (from === to) continue
        if (!changed[one.column]) one.fixed += 1
        if (one.known.seeBytes(bytes, from, to)) one.repeated += 1
      }
    },
    /** The same for lines of which only the prints came: by column of addresses, with a bit that tells whether it changed. */
    seePrints: (prints: Uint32Array) => {
      for (let at = 0; at < prints.length; at += 3) {
        const told = prints[at] ?? 0
        const one = columns[told >>> 1]
        if (!one) continue
        if ((told & 1) === 0) one.fixed += 1
        if (one.known.seePrint(prints[at + 1] ?? 0, prints[at + 2] ?? 0)) one.repeated += 1
      }
    },
    result: (): SlugChecks => ({ fixed: listed('fixed'), repeated: listed('repeated') }),
  }
}

export type SlugWatch = ReturnType<typeof createSlugWatch>
