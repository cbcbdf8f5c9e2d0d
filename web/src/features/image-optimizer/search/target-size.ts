/** One try: `quality` from 1 to 100 and `scale` of both sides, up to 1. */
export type Attempt<Made> = { quality: number; scale: number; bytes: number; made: Made }
export type Encode<Made> = (quality: number, scale: number) => Promise<{ bytes: number; made: Made }>

export const mostEncodes = 7
/** A result counts as met from here to the target itself. */
export const lowestShare = 0.9
/** Aimed at between the two, so that a wrong guess still lands inside. */
const aimedShare = 0.955
/** Below this a smaller picture looks better than a worse one. */
const lowestQuality = 30
const smallestScale = 0.02
/** Bytes grow about with this power of the scale. */
const scalePower = 1.75

export type TargetResult<Made> = Attempt<Made> & { met: boolean; encodes: number }

/**
 * Looks for the best picture of at most `target` bytes and at least nine tenths of it, in at most seven encodes.
 * Quality goes first; where even quality 30 is too large the picture gets smaller. `step` is the finest change of
 * quality that the encoder knows. Without a fitting picture the one nearest above is given, `met` false; one under
 * nine tenths at the encoder's best is met too, for there is nothing more to add.
 */
export async function reachTarget<Made>(
  target: number,
  encode: Encode<Made>,
  { start, step, top }: { start: number; step: number; top: number },
): Promise<TargetResult<Made>> {
  const tried: Attempt<Made>[] = []
  const attempt = async (quality: number, scale: number) => {
    const made: Attempt<Made> = { quality, scale, ...(await encode(quality, scale)) }
    tried.push(made)
    return made
  }
  const isMet = ({ bytes }: Attempt<Made>) => bytes <= target && bytes >= target * lowestShare
  let below: Attempt<Made> | null = null
  let above: Attempt<Made> | null = null
  let quality: number | null = Math.min(top, Math.max(lowestQuality, start))
  while (quality !== null && tried.length < mostEncodes) {
    const last: Attempt<Made> = await attempt(quality, 1)
    if (isMet(last)) return { ...last, met: true, encodes: tried.length }
    if (last.bytes <= target) below = last
    else above = last
    quality = nextQuality(target, below, above, { step, top })
  }
  if (below) return { ...below, met: true, encodes: tried.length }
  await shrink(target, attempt, tried, isMet)
  const fitting = tried.filter(({ bytes }) => bytes <= target).toSorted((a, b) => b.bytes - a.bytes)[0]
  const least = tried.toSorted((a, b) => a.bytes - b.bytes)[0]
  const best = fitting ?? least
  if (!best) throw new Error('At least one encode is made')
  return { ...best, met: fitting !== undefined, encodes: tried.length }
}

/** Null where there is no quality left to try. */
function nextQuality<Made>(
  target: number,
  below: Attempt<Made> | null,
  above: Attempt<Made> | null,
  { step, top }: { step: number; top: number },
): number | null {
  const known = below ?? above
  if (!known) return null
  const wanted = Math.log(target * aimedShare)
  let guess: number
  if (below && above) {
    // Bytes grow about exponentially between two qualities.
    const [low, high] = [Math.log(below.bytes), Math.log(above.bytes)]
    guess = below.quality + ((above.quality - below.quality) * (wanted - low)) / Math.max(1e-9, high - low)
  } else {
    guess = known.quality + (wanted - Math.log(known.bytes)) / growth(known.quality)
  }
  const lowest = below ? below.quality + step : lowestQuality
  const highest = above ? above.quality - step : top
  if (lowest > highest + 1e-9) return null
  return Math.min(highest, Math.max(lowest, Math.round(guess / step) * step))
}

/** How fast the logarithm of the bytes grows with the quality, from experience: slowly in the middle, fast on top. */
function growth(quality: number) {
  if (quality >= 90) return 0.07
  return quality >= 75 ? 0.04 : 0.02
}

async function shrink<Made>(
  target: number,
  attempt: (quality: number, scale: number) => Promise<Attempt<Made>>,
  tried: Attempt<Made>[],
  isMet: (made: Attempt<Made>) => boolean,
) {
  let low = 0
  let high = 1
  let power = scalePower
  let last = tried.toSorted((a, b) => a.quality - b.quality)[0]
  while (last && tried.length < mostEncodes && !isMet(last) && high > smallestScale) {
    const from: Attempt<Made> = last
    const guess = from.scale * ((target * aimedShare) / from.bytes) ** (1 / power)
    const scale = guess > low && guess < high ? guess : (low + high) / 2
    last = await attempt(from.quality, Math.max(smallestScale, scale))
    // Two tries tell this picture's own power.
    if (from.scale !== last.scale && from.bytes !== last.bytes)
      power = Math.min(
        3,
        Math.max(0.5, Math.log(from.bytes / last.bytes) / Math.log(from.scale / last.scale)),
      )
    if (last.bytes > target) high = last.scale
    else low = last.scale
  }
}
