import type { ElementText } from '../elements/texts/element-text.ts'
import type { en } from './texts/en.ts'

/** A text of the library of sections that no element says too. */
export type SectionName = keyof typeof en

/** A name of a section or of a group: Spanish, and the key of its translations. */
export type SectionText = SectionName | ElementText
