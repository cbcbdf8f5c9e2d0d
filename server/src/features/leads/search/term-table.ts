import type { Expression, RawBuilder, SqlBool } from 'kysely'

export type Asked = {
  /** Each of these. */
  all: readonly number[]
  /** And of each of these lists one. */
  any: readonly (readonly number[])[]
  /** What the rows of `lead` must be like besides: the numbers only say which are worth a look. */
  rows: readonly Expression<SqlBool>[]
}
export type Walk = {
  order: 'asc' | 'desc'
  /** The number that the last page ended with. */
  after: number | null
  limit: number
}

/** A page of the hits by something else than their number. */
export type Sorted = {
  /** Of `lead`. */
  key: RawBuilder<string | number>
  order: 'asc' | 'desc'
  /** Which rows of `lead` stand behind the last page. */
  beyond: Expression<SqlBool>
  limit: number
  /** So many hits are sorted at most. */
  most: number
}

/** The inverted index of an engine: which leads have which numbers. */
export type TermTable = {
  /** The next `amount` numbers of leads, ascending. */
  numbers: (amount: number) => Promise<number[]>
  /** What stands there under these numbers is replaced. */
  write: (rows: readonly { seq: number; terms: readonly number[] }[]) => Promise<void>
  /** Numbers of the leads that are asked for, in the order in which they came. */
  find: (asked: Asked, walk: Walk) => Promise<number[]>
  /** Numbers of those that come first by a key, in no order; null where more than `most` are asked for. */
  first: (asked: Asked, sorted: Sorted) => Promise<number[] | null>
}
