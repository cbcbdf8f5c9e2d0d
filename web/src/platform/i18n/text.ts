import type { ParseKeys } from 'i18next'

/** A text that the catalogues hold: Spanish, and the key of its translations. */
export type TextWithParts = ParseKeys

/** One that takes nothing: fit for `t(text)`. */
export type Text = Exclude<TextWithParts, `${string}{{${string}`>
