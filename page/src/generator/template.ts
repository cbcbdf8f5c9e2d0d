import type { Variant } from './variants.ts'

/** Set in an operation's reference when it names a spintax group instead of a variant. */
export const groupFlag = 0x8000_0000

/** The longest literal of one operation; the kernels' output area keeps room for it. */
export const maxLiteral = 0xffff

/**
 * Rows, cut once: operations of two words (length of the literal to copy, then the variant or group to copy), the literals'
 * bytes one after another, and where each row ends in both.
 */
export type SectionData = {
  readonly operations: Uint32Array
  readonly literals: Uint8Array
  /** Two words per row: operations and literal bytes up to its end. */
  readonly rowEnds: Uint32Array
  /** Three words per spintax group: first variant, options, key. */
  readonly groups: Uint32Array
}

/** Some of the rows: how large they are once they are cut, and the cut rows themselves when they are asked for. */
export type Section = {
  readonly firstRow: number
  readonly rows: number
  readonly words: { readonly operations: number; readonly groups: number }
  readonly literalBytes: number
  /** The rows again where they were not kept. The data may be written over by the next section that is opened. */
  open(): SectionData | Promise<SectionData>
}

export type ColumnCount = { replaced: number; spins: number; rowsChanged: number }

/** All data rows, in sections of some megabytes, and what is common to them. */
export type Template = {
  readonly sections: readonly Section[]
  readonly rows: number
  readonly literalBytes: number
  readonly variants: readonly Variant[]
  /** How often each variant is copied per location (groups count in `groupUses`). */
  readonly uses: readonly number[]
  readonly groupUses: ReadonlyMap<number, { readonly options: number; readonly uses: number }>
  /** Words replaced, spintax groups and rows that hold any, per column. */
  readonly counts: readonly ColumnCount[]
}
