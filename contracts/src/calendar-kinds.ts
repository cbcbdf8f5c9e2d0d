import { z } from 'zod'
import { idSchema } from './paging.ts'
import { optionalLineSchema, textSchema } from './text.ts'
import { visitRateSchema } from './visits.ts'

/** What an entry of a team's own is: an event, a campaign that runs, something that is tried on a page. */
export const eventKinds = ['event', 'campaign', 'test'] as const
export type CalendarEventKind = (typeof eventKinds)[number]

export const aboutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event') }),
  z.object({
    kind: z.literal('campaign'),
    /** As its links name it (`utm_campaign`); '' where none does. */
    campaign: optionalLineSchema(200),
  }),
  z.object({
    kind: z.literal('test'),
    pageId: idSchema.nullable(),
    /** What the page was called when it was chosen; the server says it. */
    pageName: z.string().default(''),
    compares: textSchema(2000),
    result: textSchema(2000),
  }),
])
export type About = z.infer<typeof aboutSchema>

/** What came of it in its days: null where nothing says what to count. */
export const eventFiguresSchema = z.object({
  /** `isCounted`: there are not more than that. */
  leads: z.object({ total: z.int(), isCounted: z.boolean() }).nullable(),
  /** Visits of these days and how many were conversions; null where nothing says what to count, or they are not counted. */
  visits: visitRateSchema.nullable(),
  /** The page of a test was deleted; the name that it had stays. */
  isPageGone: z.boolean(),
})
export type EventFigures = z.infer<typeof eventFiguresSchema>
