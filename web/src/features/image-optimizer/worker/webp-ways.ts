import { cheapestWay, pointOf, type Tried } from '../search/cheapest-way.ts'

/**
 * What libwebp is told besides its quality: how colours are halved, how unevenly bytes are spread over a picture, and
 * whether edges are smoothed by its own rule in place of by trying.
 */
export type WebpWay = { use_sharp_yuv: 0 | 1; sns_strength?: number; autofilter?: 0 }

export const carefulWay: WebpWay = { use_sharp_yuv: 1, sns_strength: 65 }
const plainWay: WebpWay = { use_sharp_yuv: 0 }

/** Tried with the greatest effort, with and without care for colours. */
const spreads = [30, 50, 80]
const others = ([0, 1] as const).flatMap((use_sharp_yuv): WebpWay[] => [
  ...spreads.map((sns_strength) => ({ use_sharp_yuv, sns_strength })),
  { use_sharp_yuv, autofilter: 0 },
])

/** Always the same, so that two qualities of a picture never differ by more than themselves. */
const trialQuality = 78
const lowerQuality = 68

/**
 * Colours halved with care keep their edges, which strong colours need; elsewhere the same bytes look better without,
 * by up to a seventh. No photograph tells by itself which it is: both are tried. The greatest effort tries other spreads
 * too, and first what a point of the score costs with this picture.
 */
export async function bestWebpWay(
  effort: 'usual' | 'most',
  attempt: (way: WebpWay, quality: number) => Promise<Tried>,
): Promise<WebpWay> {
  const atTrial = (way: WebpWay) => attempt(way, trialQuality)
  if (effort === 'usual') return cheapestWay([carefulWay, plainWay], atTrial)
  const point = pointOf(await attempt(carefulWay, lowerQuality), await atTrial(carefulWay))
  return cheapestWay([carefulWay, plainWay, ...others], atTrial, point)
}
