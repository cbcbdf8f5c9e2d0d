import type { Turn } from '@aurelio/formats/pdf/plan'
import type { HiddenWord } from '../worker/hidden-text.ts'

/** What a reader says of a line, in pixels of the picture that it was given: `base` is the line that its letters stand on. */
export type ReadLine = {
  base: { x0: number; y0: number; x1: number; y1: number }
  box: { y0: number; y1: number }
  words: readonly { text: string; x0: number; x1: number; confidence: number }[]
}
/** How a picture was read: by how much (in radians, to the right) it was straightened about its middle, and pixels to the point. */
export type Reading = { width: number; height: number; straightened: number; scale: number }
/** A page that was read; sizes and places in points, from its upper left once it is turned. `slant` as `straightened`. */
export type ReadPage = {
  page: number
  turn: Turn
  slant: number
  text: string
  confidence: number
  words: HiddenWord[]
}

/** A word that is worth nothing: dirt and edges are read as such. */
const least = 15
/** What a line is high, of the size of its letters. */
const lineOfSize = 0.95

/**
 * Where the words of lines stand on their page. `straight`: on the page as it will be once it is straightened, else as it is.
 */
export function placedWords(
  lines: readonly ReadLine[],
  { width, height, straightened, scale }: Reading,
  straight: boolean,
): HiddenWord[] {
  const back = straight ? 0 : -straightened
  const [cos, sin] = [Math.cos(back), Math.sin(back)]
  const [middleX, middleY] = [width / 2, height / 2]
  return lines.flatMap(({ base, box, words }) => {
    const rise = base.x1 === base.x0 ? 0 : (base.y1 - base.y0) / (base.x1 - base.x0)
    const size = Math.max(1, ((box.y1 - box.y0) * lineOfSize) / scale)
    return words
      .filter(({ text, confidence }) => text.trim() !== '' && confidence >= least)
      .map(({ text, x0, x1 }) => {
        const [x, y] = [x0 - middleX, base.y0 + rise * (x0 - base.x0) - middleY]
        return {
          text,
          x: (middleX + x * cos - y * sin) / scale,
          y: (middleY + x * sin + y * cos) / scale,
          width: (x1 - x0) / Math.cos(Math.atan(rise)) / scale,
          size,
          // Pages are written from below: there a turn to the right is one below 0.
          angle: -Math.atan(rise) - back,
        }
      })
  })
}
