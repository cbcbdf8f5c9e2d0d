import type { ElementText } from '../elements/texts/element-text.ts'

/** A name of a section or of a group: Spanish, and the key of its translations. */
export type SectionText = ElementText
