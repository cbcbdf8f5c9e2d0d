/** What a person may ask of the visual score (0 to 100) in automatic quality. */
export const visualScores = { high: 85, balanced: 75, light: 65 } as const
