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
  /** Its largest size in AV1. */
  av1: z.object({ file: z.string(), size: z.int() }).nullable().default(null),
  /** Its files for HLS, the playlist of all sizes first. */
  hls: z.array(z.string()).default([]),
  storyboard: z
    .object({
      file: z.string(),
      columns: z.int(),
      count: z.int(),
      every: z.number(),
      width: z.int(),
      height: z.int(),
    })
    .nullable()
    .default(null),
})
export type Made = z.infer<typeof madeSchema>

/** What the file of a poster begins with that somebody uploaded. */
export const ownPoster = 'own-'

/** The names of all its files. */
export function filesOfMade({ renditions, poster, av1, hls, storyboard }: Made): string[] {
  const others = [poster, av1?.file ?? null, storyboard?.file ?? null].filter((name) => name !== null)
  return [...renditions.map(({ file }) => file), ...others, ...hls]
}

export function readMade(text: string | null): Made | null {
  return text === null ? null : madeSchema.parse(JSON.parse(text))
}
