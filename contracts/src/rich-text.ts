import { z } from 'zod'

/** More than this no person sets apart in one text. */
export const mostSpans = 1000

const place = z.int().min(0)
const range = { from: place, to: place }

/** How a part of a text is set apart, as the rich texts of pages are (decision 056). */
export const spanSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bold'), ...range }),
  z.object({ kind: z.literal('italic'), ...range }),
  z.object({ kind: z.literal('list'), ...range }),
  z.object({ kind: z.literal('link'), link: z.string().max(2000), ...range }),
  z.object({ kind: z.literal('color'), color: z.string().max(100), ...range }),
])
export type RichSpan = z.output<typeof spanSchema>

/** A text with what is set apart in it; the text alone says all of its words. */
export const richTextSchema = z.object({ text: z.string(), spans: z.array(spanSchema).max(mostSpans) })
export type RichTextValue = z.output<typeof richTextSchema>
