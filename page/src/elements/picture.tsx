/** @jsxRuntime automatic */
import type { Viewport } from '../document/schema.ts'
import { type PictureFacts, variantAddress } from '../values/picture-variant.ts'
import type { PageContext, PartAttributes } from './definition.ts'
import { loadingOf } from './loading-of.ts'
import { sizesOf, windowRoom } from './room.ts'

type PictureProps = {
  /** Id of the element that shows it. */
  id: string
  source: string
  alt: string
  attributes: PartAttributes | undefined
  page: PageContext
  /** What of the element's room it takes, where that is not all of it. */
  within?: Partial<Record<Viewport, number>>
}

/**
 * A picture of an element. Of the product's own its size is known, so that nothing jumps while it loads, and browsers
 * choose among its variants; others stand as they are. The first of a page loads at once, the others as they come near.
 */
export function Picture({ id, source, alt, attributes, page, within }: PictureProps) {
  const facts = page.pictures?.get(source)
  const isFirst = page.firstPicture === id
  const image = (
    <img
      {...attributes}
      src={facts?.plain ? variantAddress(source, facts.plain, 'jpg') : source}
      alt={alt}
      {...(facts && { width: facts.width, height: facts.height })}
      loading={isFirst ? 'eager' : loadingOf(source)}
      decoding="async"
      // What a visitor waits for before anything else.
      {...(isFirst && { fetchPriority: 'high' })}
    />
  )
  if (!facts || facts.widths.length === 0) return image
  const sizes = sizesOf(page.room ?? windowRoom, within)
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(source, facts, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(source, facts, 'webp')} sizes={sizes} />
      {image}
    </picture>
  )
}

function sourceSet(source: string, { widths }: PictureFacts, extension: string): string {
  return widths.map((width) => `${variantAddress(source, width, extension)} ${width}w`).join(', ')
}
