const lowest = 25
const highest = 95
const mostTries = 6
/** A score this near to the wanted one is as good. */
const tolerance = 0.75

/**
 * The least quality whose score reaches `wanted`, found in at most six tries. Where even the highest does not reach
 * it, that one is given with its score.
 */
export async function leastQuality(
  wanted: number,
  scoreAt: (quality: number) => Promise<number>,
): Promise<{ quality: number; score: number }> {
  let low = lowest
  let high = highest
  let best: { quality: number; score: number } | null = null
  let guess = 70
  for (let tries = 0; tries < mostTries && low <= high; tries += 1) {
    const score = await scoreAt(guess)
    if (score >= wanted) {
      best = { quality: guess, score }
      if (score <= wanted + tolerance) break
      high = guess - 1
    } else low = guess + 1
    // About half a point of score a step of quality; the halves of the bracket keep the guess honest.
    const slope = guess + Math.round((wanted - score) / 0.6)
    const margin = Math.floor((high - low) / 5)
    guess = Math.min(high - margin, Math.max(low + margin, slope))
  }
  return best ?? { quality: highest, score: await scoreAt(highest) }
}
