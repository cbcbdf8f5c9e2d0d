/** A text of the elements: Spanish, and the key of its translations, in a `texts/` beside it or in this one. */
export type ElementText = string
