import { buildGradient, parseGradient } from '../values/gradient.ts'
import { cssUrl, safeSource, unwrapUrl } from '../values/url.ts'
import type { Declarations } from './definition.ts'
import { prop } from './prop-schemas.ts'

/** A gradient of two colours, the address of a picture (with or without `url(…)`), or '' for none. */
export const backgroundImageProp = prop(readBackgroundImage)

export function readBackgroundImage(value: unknown): string {
  const gradient = parseGradient(value)
  if (gradient !== undefined) return buildGradient(gradient)
  if (typeof value !== 'string' || isGradientText(value) || value === 'none') return ''
  return safeSource(unwrapUrl(value)) ?? ''
}

/** True for any CSS gradient, also one that is not understood here. */
export function isGradientText(value: unknown): boolean {
  return typeof value === 'string' && /(?:linear|radial|conic)-gradient/i.test(value.slice(0, 200))
}

/** One picture among the layers of a background, as `cssUrl` writes it: its address holds no quote. */
const picture = /url\("([^"]*)"\)/g

/** The pictures that a background loads, the topmost first. */
export function picturesOf({ backgroundImage }: Declarations): readonly string[] {
  if (typeof backgroundImage !== 'string') return []
  return [...backgroundImage.matchAll(picture)].map(([, address = '']) => address)
}

/** A background with another text in the place of each of its pictures. */
export function withPictures(background: string, write: (address: string) => string): string {
  return background.replaceAll(picture, (_, address: string) => write(address))
}

/** Declarations of a typed background image: a picture covers its element. */
export function backgroundImageStyles(image: string): Declarations {
  if (image === '') return {}
  if (isGradientText(image)) return { backgroundImage: image }
  return {
    backgroundImage: cssUrl(image),
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  }
}
