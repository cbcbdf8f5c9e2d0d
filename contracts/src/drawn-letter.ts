import { z } from 'zod'

/** As somebody reads it who is of these segments alone, with commas between them; left out, every block is there. */
export const segmentChoiceSchema = z
  .string()
  .max(4000)
  .regex(/^[\w,-]*$/)
  .optional()

/** A letter as it is read, in both of its ways. */
export const drawnLetterSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Those that its blocks name. */
  segments: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type DrawnLetter = z.infer<typeof drawnLetterSchema>
