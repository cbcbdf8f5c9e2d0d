/** Spanish text to its translation. */
export const de: Record<string, string> = {}
