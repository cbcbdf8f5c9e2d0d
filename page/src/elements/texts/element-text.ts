import type { en } from './en.ts'
import type { en as ofGroups } from './groups/en.ts'

/** A text of the elements: Spanish, and the key of its translations. */
export type ElementText = keyof typeof en | keyof typeof ofGroups
