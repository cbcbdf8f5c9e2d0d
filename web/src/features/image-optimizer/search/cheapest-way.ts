/** How much of its bytes a picture spends on one point of the score, about where qualities are chosen. */
const usualPoint = 0.06
/** Between these it lies for any picture: what a trial says beyond is chance. */
const [leastPoint, mostPoint] = [0.02, 0.12]

/** What one way of encoding a sample costs and shows. */
export type Tried = { bytes: number; score: number }

/** What the bytes of a way weigh against what they show, on a logarithmic scale: a hundredth is a hundredth of the bytes. */
export function priceOf({ bytes, score }: Tried, point = usualPoint): number {
  return Math.log(bytes) - point * score
}

/** What a point costs with this very picture, of one way at two qualities. */
export function pointOf(low: Tried, high: Tried): number {
  const found = Math.log(high.bytes / low.bytes) / (high.score - low.score)
  return Number.isFinite(found) ? Math.min(mostPoint, Math.max(leastPoint, found)) : usualPoint
}

/** Tries each way, and gives the one with the fewest bytes for what it shows. */
export async function cheapestWay<Way>(
  ways: readonly [Way, ...Way[]],
  attempt: (way: Way) => Promise<Tried>,
  point = usualPoint,
): Promise<Way> {
  const [first, ...others] = ways
  let found = { way: first, price: priceOf(await attempt(first), point) }
  for (const way of others) {
    const price = priceOf(await attempt(way), point)
    if (price < found.price) found = { way, price }
  }
  return found.way
}
