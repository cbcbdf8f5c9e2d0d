/** Spanish text to its translation. */
export const en: Record<string, string> = {}
