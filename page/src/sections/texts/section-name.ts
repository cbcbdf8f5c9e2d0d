import type { en } from './en.ts'

/** A text of the library of sections that no element says too. */
export type SectionName = keyof typeof en
