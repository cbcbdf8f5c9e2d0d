/** Places of the first and the last byte. */
export type Part = { start: number; end: number }
