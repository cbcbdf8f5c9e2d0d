import { z } from 'zod'

/** Query of a list that pages by key: `cursor` comes from the answer before. */
export const pagingSchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})

/** A page of a list; `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}

/** The id of a row, as the server makes them. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/)

/** What a path names, where a plain route reads it: the empty text, which no row has, for what cannot be an id. */
export function idIn(text: string): string {
  return idSchema.safeParse(text).data ?? ''
}

/** A moment in UTC: `2026-11-20T09:30:00.000Z`. */
export const timestampSchema = z.iso.datetime()
