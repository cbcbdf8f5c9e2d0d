import { cheapestWay, type Tried } from '../search/cheapest-way.ts'

/** What libwebp is told besides its quality: how colours are halved, and how unevenly bytes are spread over a picture. */
export type WebpWay = { use_sharp_yuv: 0 | 1; sns_strength?: number; filter_sharpness?: number }

export const carefulWay: WebpWay = { use_sharp_yuv: 1, sns_strength: 65 }
const plainWay: WebpWay = { use_sharp_yuv: 0 }

/** Tried with the greatest effort, with and without care for colours. */
const spreads = [30, 50, 80]
const sharpest = 7

/**
 * Colours halved with care keep their edges, which strong colours need; elsewhere the same bytes look better without,
 * by up to a seventh. No photograph tells by itself which it is: both are tried. The greatest effort tries other spreads too,
 * and then the best of them without smoothing edges.
 */
export async function bestWebpWay(
  effort: 'usual' | 'most',
  attempt: (way: WebpWay) => Promise<Tried>,
): Promise<WebpWay> {
  const usual = await cheapestWay([carefulWay, plainWay], attempt)
  if (effort === 'usual') return usual.way
  let best = usual
  for (const use_sharp_yuv of [0, 1] as const)
    for (const sns_strength of spreads)
      best = await cheapestWay([{ use_sharp_yuv, sns_strength }], attempt, best)
  return (await cheapestWay([{ ...best.way, filter_sharpness: sharpest }], attempt, best)).way
}
