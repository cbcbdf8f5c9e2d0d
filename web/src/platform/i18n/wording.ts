import { i18n } from './i18n.ts'
import type { Text } from './text.ts'

/** How a stable code is worded: a text of the catalogues, or one made of the code's parameters. */
export type Wording<Params> = Text | ((params: Params) => string)

/** The words, in the language of the screen. */
export function say<Params>(wording: Wording<Params>, params: Params): string {
  return typeof wording === 'string' ? i18n.t(wording) : wording(params)
}

/** What a check of a web-only schema says: `z.minLength(1, says('El email es requerido'))`. */
export function says(text: Text): { error: () => string } {
  return { error: () => i18n.t(text) }
}
