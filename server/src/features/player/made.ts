import { z } from 'zod'

/** What was made of a film, as its row keeps it; files are those of the folder of its version. */
export const madeSchema = z.object({
  seconds: z.number(),
  width: z.int(),
  height: z.int(),
  hasSound: z.boolean(),
  /** The largest first. */
  renditions: z.array(z.object({ file: z.string(), width: z.int(), height: z.int(), size: z.int() })).min(1),
  poster: z.string().nullable(),
})
export type Made = z.infer<typeof madeSchema>

export function readMade(text: string | null): Made | null {
  return text === null ? null : madeSchema.parse(JSON.parse(text))
}
