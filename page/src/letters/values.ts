/** What a letter may call its reader by, as `{{name|friend}}` in any of its texts: the words behind the line stand where nothing is known. */
export const letterValues = ['nombre', 'correo'] as const
export type LetterValue = (typeof letterValues)[number]
/** What is known of one reader; '' where nothing is. */
export type ReaderValues = Readonly<Record<LetterValue, string>>

const placeholder = /\{\{\s*([\p{L}_]+)\s*(?:\|([^{}]*))?\}\}/gu

/** A text with what is known of a reader in the place of its placeholders. A name that nobody knows stays as it was written. */
export function withValues(text: string, values: ReaderValues): string {
  return text.replaceAll(placeholder, (whole, name: string, fallback: string | undefined) => {
    const known = letterValues.find((each) => each === name.toLowerCase())
    if (known === undefined) return whole
    return values[known].trim() || (fallback ?? '').trim()
  })
}

/** Where the placeholders of a text stand. */
export function placeholdersIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(placeholder)].map(({ index, 0: whole }) => ({
    from: index,
    to: index + whole.length,
  }))
}

/** The placeholders of a text that say nothing for a reader of whom nothing is known, or that nobody knows. */
export function openPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([whole, name = '', fallback]) => {
    const known = letterValues.find((each) => each === name.toLowerCase())
    // A letter always has an address.
    if (known === 'correo') return []
    return known !== undefined && (fallback ?? '').trim() !== '' ? [] : [whole]
  })
}
