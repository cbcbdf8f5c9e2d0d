import { z } from 'zod'
import { timestampSchema } from './paging.ts'

/** An hour of each reader's own clock. */
export const localTimeSchema = z.object({
  /** A day and an hour without a zone, as `2026-11-29T09:00`. */
  at: z.iso.datetime({ local: true, precision: -1 }),
  /** Where that hour is over already: at once, or at the same hour of the next day there. */
  past: z.enum(['now', 'next-day']),
})
export type LocalTime = z.infer<typeof localTimeSchema>

/** When a letter reaches the people of each zone, the first one first. */
export const letterZonesSchema = z.object({
  zones: z.array(
    z.object({
      zone: z.string(),
      people: z.int(),
      /** Those of them of whom no zone is known: they get it by the clock of the workspace. */
      unknown: z.int(),
      at: timestampSchema,
      /** The hour is over there. */
      isPast: z.boolean(),
    }),
  ),
})
export type LetterZones = z.infer<typeof letterZonesSchema>
