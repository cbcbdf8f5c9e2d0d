import { ORPCError } from '@orpc/server'
import { z } from 'zod'

/** Where a list stood: the moment and the id of its last row. */
export type Position = { at: string; id: string }

const positionSchema = z.tuple([z.iso.datetime(), z.string().regex(/^[\w-]{1,64}$/)])

/** A position as an opaque text for the address of the next request. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

/** The position in a cursor. Throws a 422 `BAD_CURSOR` for one that this server did not make. */
export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const parsed = positionSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success)
    throw new ORPCError('BAD_CURSOR', {
      status: 422,
      message: 'La lista ha cambiado. Vuelve a abrirla desde el principio.',
    })
  const [at, id] = parsed.data
  return { at, id }
}

/** Cuts one row more than the page holds into the page and the cursor of the next. */
export function pageOfRows<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  at: (row: Row) => string,
) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? cursorOf({ at: at(last), id: last.id }) : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
