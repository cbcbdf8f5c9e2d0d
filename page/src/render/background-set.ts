import type { Viewport } from '../document/schema.ts'
import { pictureOf } from '../elements/background-image.ts'
import type { Declarations } from '../elements/definition.ts'
import { pixelsIn, windowRoom } from '../elements/room.ts'
import { cssUrl } from '../values/url.ts'
import { type KnownPictures, variantAddress } from '../values/picture-variant.ts'

/**
 * The same styles with a background of the product offered as AVIF, as WebP and as it is, no larger than this viewport
 * shows it. Other backgrounds stay.
 */
export function lighter(
  styles: Declarations,
  viewport: Viewport,
  known: KnownPictures | undefined,
): Declarations {
  const source = known ? pictureOf(styles) : ''
  const facts = known?.get(source)
  if (!facts) return styles
  const wanted = pixelsIn(windowRoom[viewport], viewport)
  const width = facts.widths.find((each) => each >= wanted) ?? facts.widths.at(-1)
  if (width === undefined) return styles
  const offered = ['avif', 'webp'].map(
    (extension) => `${cssUrl(variantAddress(source, width, extension))} type("image/${extension}")`,
  )
  return { ...styles, backgroundImage: `image-set(${[...offered, cssUrl(source)].join(',')})` }
}
