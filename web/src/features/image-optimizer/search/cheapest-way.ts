/** How much of its bytes a picture spends on one point of the score, about where qualities are chosen. */
const bytesOfPoint = 0.06

/** What one way of encoding a sample costs and shows. */
export type Tried = { bytes: number; score: number }
type Priced<Way> = { way: Way; price: number }

/** What the bytes of a way weigh against what they show, on a logarithmic scale: a hundredth is a hundredth of the bytes. */
export function priceOf({ bytes, score }: Tried): number {
  return Math.log(bytes) - bytesOfPoint * score
}

/** Tries each way, and gives the one with the fewest bytes for what it shows; `best` is one that was tried before. */
export async function cheapestWay<Way>(
  ways: readonly [Way, ...Way[]],
  attempt: (way: Way) => Promise<Tried>,
  best: Priced<Way> | null = null,
): Promise<Priced<Way>> {
  const [first, ...others] = ways
  let found = best ?? { way: first, price: priceOf(await attempt(first)) }
  for (const way of best ? ways : others) {
    const price = priceOf(await attempt(way))
    if (price < found.price) found = { way, price }
  }
  return found
}
