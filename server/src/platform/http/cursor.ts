import { z } from 'zod'
import { refuse } from './failures.ts'

/** Where a list stood: the moment and the id of its last row. */
export type Position = { at: string; id: string }

/** As long as two ids and what they are of. */
const rowIdSchema = z.string().regex(/^[\w-]{1,100}$/)
const positionSchema = z
  .tuple([z.iso.datetime(), rowIdSchema])
  .transform(([at, id]): Position => ({ at, id }))

/** Where a list that is sorted by a day first stood, or by a time of a day: `2026-11-20T09:30`. */
export type DayPosition = Position & { day: string }

const dayPositionSchema = z
  .tuple([
    z.union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })]),
    z.iso.datetime(),
    rowIdSchema,
  ])
  .transform(([day, at, id]): DayPosition => ({ day, at, id }))

/** Where a list stood that is sorted by a text or a number of its rows. */
export type KeyPosition = { key: string | number; id: string }

const keyPositionSchema = z
  .tuple([z.union([z.string(), z.number()]), rowIdSchema])
  .transform(([key, id]): KeyPosition => ({ key, id }))

/** The position in a cursor. Throws a 422 `BAD_CURSOR` for one that this server did not make. */
export function positionOf(cursor: string | undefined): Position | null {
  return decode(cursor, positionSchema)
}

/** As `positionOf`, for a list by day. */
export function dayPositionOf(cursor: string | undefined): DayPosition | null {
  return decode(cursor, dayPositionSchema)
}

/** As `positionOf`, for a list by a text or a number. */
export function keyPositionOf(cursor: string | undefined): KeyPosition | null {
  return decode(cursor, keyPositionSchema)
}

/** Cuts one row more than the page holds into the page and the cursor of the next. */
export function pageOfRows<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  at: (row: Row) => string,
) {
  return cut(rows, limit, (row) => [at(row), row.id])
}

/** As `pageOfRows`, for a list by day. */
export function pageOfDays<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => { day: string; at: string },
) {
  return cut(rows, limit, (row) => {
    const { day, at } = position(row)
    return [day, at, row.id]
  })
}

/** As `pageOfRows`, for a list by a text or a number. */
export function pageOfKeys<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  key: (row: Row) => string | number,
) {
  return cut(rows, limit, (row) => [key(row), row.id])
}

function cut<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => readonly (string | number)[]) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? encode(keyOf(last)) : null }
}

/** An opaque text for the address of the next request. */
function encode(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function decode<Key>(cursor: string | undefined, schema: z.ZodType<Key>): Key | null {
  if (cursor === undefined) return null
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return parsed.data
  throw refuse('BAD_CURSOR')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
