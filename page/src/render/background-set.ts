import type { Viewport } from '../document/schema.ts'
import { picturesOf, withPictures } from '../elements/background-image.ts'
import type { Declarations } from '../elements/definition.ts'
import { pixelsIn, windowRoom } from '../elements/room.ts'
import { cssUrl } from '../values/url.ts'
import { type KnownPictures, variantAddress } from '../values/picture-variant.ts'

/**
 * The same styles with each background of the product offered as AVIF, as WebP and as it is, no larger than this viewport
 * shows it. Other backgrounds stay.
 */
export function lighter(
  styles: Declarations,
  viewport: Viewport,
  known: KnownPictures | undefined,
): Declarations {
  const { backgroundImage } = styles
  if (!known || typeof backgroundImage !== 'string' || picturesOf(styles).length === 0) return styles
  return {
    ...styles,
    backgroundImage: withPictures(backgroundImage, (source) => offered(source, viewport, known)),
  }
}

function offered(source: string, viewport: Viewport, known: KnownPictures): string {
  const facts = known.get(source)
  const wanted = pixelsIn(windowRoom[viewport], viewport)
  const width = facts?.widths.find((each) => each >= wanted) ?? facts?.widths.at(-1)
  if (width === undefined) return cssUrl(source)
  const variants = ['avif', 'webp'].map(
    (extension) => `${cssUrl(variantAddress(source, width, extension))} type("image/${extension}")`,
  )
  return `image-set(${[...variants, cssUrl(source)].join(',')})`
}
