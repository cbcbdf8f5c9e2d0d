import type { Needs } from '../definition.ts'
import type { GalleryProps } from './schema.ts'

/** The id of the layer that a gallery opens over the page. */
export function layerIdOf(id: string): string {
  return `large-${id}`
}

/** The id of the place of one of its large pictures. */
export function placeIdOf(id: string, at: number): string {
  return `${layerIdOf(id)}-${at}`
}

/** The places of the large pictures, to which those before and behind them lead. */
export function placesOf({ items, enlarge }: GalleryProps, id: string): Needs {
  if (enlarge !== 'yes') return {}
  const anchors = items.map((_, at) => placeIdOf(id, at))
  return { anchors, links: anchors.length > 1 ? anchors.map((anchor) => `#${anchor}`) : [] }
}
