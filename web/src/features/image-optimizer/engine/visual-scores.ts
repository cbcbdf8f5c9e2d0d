/** What a person may ask of the visual score (0 to 100) in automatic quality. */
export const visualScores = { high: 85, balanced: 75, light: 65 } as const

/** The visual score that a quality stands for where one number is to look the same in every format. */
export function scoreOfQuality(quality: number): number {
  return 30 + 0.65 * quality
}

/** The quality that such a score stands for. */
export function qualityOfScore(score: number): number {
  return (score - 30) / 0.65
}
