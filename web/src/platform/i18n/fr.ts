/** Spanish text to its translation. */
export const fr: Record<string, string> = {}
