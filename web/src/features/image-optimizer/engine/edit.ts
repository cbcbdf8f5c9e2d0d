import type { Size } from './dimensions.ts'

/** The part that stays, in shares of the turned picture from 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number }

/** What is done to a picture before anything else: quarter turns to the right, then a crop. */
export type Edit = { turns: number; crop: Crop | null }

export const unedited: Edit = { turns: 0, crop: null }

export function isEdited({ turns, crop }: Edit): boolean {
  return turns !== 0 || crop !== null
}

/** A quarter turn more, to the right or to the left; the part that stays turns with the picture. */
export function turned({ turns, crop }: Edit, by: 1 | -1): Edit {
  return { turns: (turns + by + 4) % 4, crop: crop && turnedCrop(crop, by) }
}

function turnedCrop({ x, y, width, height }: Crop, by: 1 | -1): Crop {
  const place = by === 1 ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width }
  return { ...place, width: height, height: width }
}

/** The size of a picture once it is turned and cut. */
export function editedSize({ width, height }: Size, { turns, crop }: Edit): Size {
  const whole = turns % 2 === 1 ? { width: height, height: width } : { width, height }
  if (!crop) return whole
  return { width: Math.round(whole.width * crop.width), height: Math.round(whole.height * crop.height) }
}
