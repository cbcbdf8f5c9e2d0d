/** How variants of a page are called. Apart from their calls, for every screen knows which one it edits. */
export const variantLetters = ['A', 'B', 'C', 'D'] as const
export type VariantLetter = (typeof variantLetters)[number]
/** All but A, which is the page itself. */
export const triedLetters = ['B', 'C', 'D'] as const
