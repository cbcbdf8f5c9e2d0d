/** Conversions and visitors that each variant must have before anything is said. */
export const leastConversions = 25
export const leastVisitors = 100
