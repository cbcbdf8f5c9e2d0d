import { z } from 'zod'
import { lineSchema } from './text.ts'

/** A filter of a list with how it is shown, by name. */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** As the address of the list holds it, without `?`. */
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is of the person who asks: others only use it. */
  mine: z.boolean(),
})
export type SavedView = z.infer<typeof savedViewSchema>

export const newSavedViewSchema = z.object({
  name: lineSchema(60),
  query: z
    .string()
    .max(1000)
    .regex(/^[\w\-.~%=&+*]*$/),
  shared: z.boolean().default(false),
})
