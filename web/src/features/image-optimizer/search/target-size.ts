/** One try: `quality` from 1 to 100 and `scale` of both sides, up to 1. */
export type Attempt<Made> = { quality: number; scale: number; bytes: number; made: Made }
export type Encode<Made> = (quality: number, scale: number) => Promise<{ bytes: number; made: Made }>

export const mostEncodes = 7
/** Some encoders leap between two qualities: the last tries are kept for a slightly smaller picture. */
const mostByQuality = 5
/** A result counts as met from here to the target itself. */
export const lowestShare = 0.9
/** Aimed at between the two, so that a wrong guess still lands inside. */
const aimedShare = 0.955
/** Below this a smaller picture looks better than a worse one. */
const lowestQuality = 30
const smallestScale = 0.02
/** A picture that was made smaller gets no more quality than this. */
const highestAgain = 95
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
  // How often in a row a try fell on the same side: then the curve bends, and halving is surer than drawing a line.
  let streak = 0
  let quality: number | null = Math.min(top, Math.max(lowestQuality, start))
  while (quality !== null && tried.length < mostByQuality) {
    const last: Attempt<Made> = await attempt(quality, 1)
    if (isMet(last)) return { ...last, met: true, encodes: tried.length }
    const fits: boolean = last.bytes <= target
    const previous: boolean | undefined = tried.at(-2) && (tried.at(-2)?.bytes ?? 0) <= target
    streak = fits === previous ? streak + 1 : 0
    if (fits) below = last
    else above = last
    quality = nextQuality(target, tried, { below, above }, { step, top, halve: streak > 1 })
  }
  // The encoder's best is under the target: there is nothing more to add.
  if (below && !above) return { ...below, met: true, encodes: tried.length }
  if (above) await shrink(target, attempt, above, { tried, isMet })
  const fitting = tried.filter(({ bytes }) => bytes <= target).toSorted((a, b) => b.bytes - a.bytes)[0]
  const least = tried.toSorted((a, b) => a.bytes - b.bytes)[0]
  const best = fitting ?? least
  if (!best) throw new Error('At least one encode is made')
  return { ...best, met: fitting !== undefined, encodes: tried.length }
}

/** The nearest attempts on either side of the target. */
type Bracket<Made> = { below: Attempt<Made> | null; above: Attempt<Made> | null }

/** Null where there is no quality left to try. */
function nextQuality<Made>(
  target: number,
  tried: readonly Attempt<Made>[],
  { below, above }: Bracket<Made>,
  { step, top, halve }: { step: number; top: number; halve: boolean },
): number | null {
  const known = below ?? above
  if (!known) return null
  const wanted = Math.log(target * aimedShare)
  let guess: number
  if (below && above && halve) {
    guess = (below.quality + above.quality) / 2
  } else if (below && above) {
    // Bytes grow about exponentially between two qualities.
    const [low, high] = [Math.log(below.bytes), Math.log(above.bytes)]
    guess = below.quality + ((above.quality - below.quality) * (wanted - low)) / Math.max(1e-9, high - low)
  } else {
    guess = known.quality + (wanted - Math.log(known.bytes)) / growth(known.quality, tried)
  }
  const lowest = below ? below.quality + step : lowestQuality
  const highest = above ? above.quality - step : top
  if (lowest > highest + 1e-9) return null
  return Math.min(highest, Math.max(lowest, Math.round(guess / step) * step))
}

/**
 * How fast the logarithm of the bytes grows with the quality: as between the last two tries, else from experience,
 * slowly in the middle and fast on top.
 */
function growth<Made>(quality: number, tried: readonly Attempt<Made>[] = []) {
  const [one, two] = tried.slice(-2)
  if (one && two) {
    const found = Math.log(one.bytes / two.bytes) / (one.quality - two.quality)
    return Math.min(0.2, Math.max(0.004, found))
  }
  if (quality >= 90) return 0.07
  return quality >= 75 ? 0.04 : 0.02
}

/** Under this share of the target a smaller picture has lost grain, and takes a higher quality. */
const grainless = 0.6

/**
 * Makes the picture smaller until it fits. Grain that the smaller size swallows can cost far more bytes than wanted:
 * then the quality rises again at that size. Otherwise what came out too small is made a little larger.
 */
async function shrink<Made>(
  target: number,
  attempt: (quality: number, scale: number) => Promise<Attempt<Made>>,
  start: Attempt<Made>,
  { tried, isMet }: { tried: Attempt<Made>[]; isMet: (made: Attempt<Made>) => boolean },
) {
  let lowest = start.quality
  let power = scalePower
  let last = start
  while (tried.length < mostEncodes && !isMet(last) && last.scale > smallestScale) {
    const from: Attempt<Made> = last
    const wanted = (target * aimedShare) / from.bytes
    const scale = from.scale * wanted ** (1 / power)
    const isGrainless = from.bytes <= target * grainless || scale >= 1
    if (isGrainless && from.quality < highestAgain) {
      lowest = from.quality
      const raised = Math.ceil(from.quality + Math.log(wanted) / growth(from.quality))
      last = await attempt(Math.min(highestAgain, raised), from.scale)
    } else if (from.quality > lowest + 1) {
      last = await attempt(Math.round((lowest + from.quality) / 2), from.scale)
    } else {
      last = await attempt(from.quality, Math.min(1, Math.max(smallestScale, scale)))
      // Two tries tell this picture's own power; the first of them all is not drawn anew, and its edges weigh less.
      if (from.scale < 1 && from.bytes !== last.bytes && from.scale !== last.scale)
        power = Math.min(
          3,
          Math.max(0.5, Math.log(from.bytes / last.bytes) / Math.log(from.scale / last.scale)),
        )
    }
  }
}
