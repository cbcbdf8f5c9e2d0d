import type { Watermark } from './image-settings.ts'

/** What a watermark is before anybody changes it. */
export const firstWatermark: Watermark = {
  kind: 'text',
  text: '',
  colour: '#ffffff',
  picture: null,
  place: 'bottom-right',
  size: 25,
  opacity: 60,
  repeated: false,
}

/** True where there is something to draw. */
export function isDrawn(watermark: Watermark | null): watermark is Watermark {
  if (!watermark) return false
  return watermark.kind === 'text' ? watermark.text !== '' : watermark.picture !== null
}

export type Box = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

/** Of the shorter side: what stays free between a mark and the edge. */
const margin = 0.03

/** How large a mark is on a picture: a share of its width, never higher than the picture. */
export function markSize(picture: Size, mark: Size, percent: number): Size {
  const width = (picture.width * percent) / 100
  const scale = Math.min(width / mark.width, picture.height / mark.height)
  return { width: mark.width * scale, height: mark.height * scale }
}

/** Where a mark of this size stands. */
export function markBox(picture: Size, mark: Size, place: Watermark['place']): Box {
  const free = margin * Math.min(picture.width, picture.height)
  const along = (whole: number, part: number, start: string, end: string) => {
    const most = Math.max(0, whole - part)
    if (place.includes(start)) return Math.min(free, most)
    return place.includes(end) ? Math.max(0, most - free) : most / 2
  }
  return {
    x: along(picture.width, mark.width, 'left', 'right'),
    y: along(picture.height, mark.height, 'top', 'bottom'),
    ...mark,
  }
}

const mostInRow = 20

/** Turns to the left by which repeated marks are slanted. */
export const slant = -Math.PI / 6

/**
 * Middles of repeated marks about the middle of the picture, before they are slanted: rows apart by as much as a mark is
 * high twice over, every other one shifted by half, until the picture's corners are covered. Tiny ones stand no closer
 * than forty to a row.
 */
export function repeatedMiddles(picture: Size, mark: Size): { x: number; y: number }[] {
  const reach = Math.hypot(picture.width, picture.height) / 2
  const across = Math.max(mark.width * 1.5, reach / mostInRow)
  const down = Math.max(mark.height * 3, across * 0.4)
  const found: { x: number; y: number }[] = []
  for (let row = -Math.ceil(reach / down); row * down <= reach; row += 1) {
    const shift = row % 2 === 0 ? 0 : across / 2
    for (let column = -Math.ceil(reach / across) - 1; column * across + shift <= reach; column += 1)
      found.push({ x: column * across + shift, y: row * down })
  }
  return found
}

/** True where letters of this colour need a dark edge. */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 128
}
