import { z } from 'zod'

/** How a program changes a page: at once, or as a proposal that a person decides on. */
export const changeModes = ['done', 'proposed'] as const
export const changeModeSchema = z.enum(changeModes)
export type ChangeMode = z.infer<typeof changeModeSchema>
