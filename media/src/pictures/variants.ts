/** The widths that pages ask for, in pixels: a phone, a phone of many pixels, a column, a whole page. */
export const ladder = [480, 960, 1440, 1920] as const

/** Pictures of more pixels are not opened: one takes four bytes for each, and as much again in the codec. */
export const mostPixels = 40_000_000

const widestOriginal = 1920
/** What can be made smaller; drawings need it not, and animations would stand still. */
const redrawn = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const plainTypes = new Set(['image/jpeg', 'image/png', 'image/gif'])

export type VariantPlan = { widths: readonly number[]; needsPlain: boolean }

/** What is made of a picture: never wider than itself, and its own width where that lies between two steps. */
export function planOf({
  type,
  width,
  height,
}: {
  type: string
  width: number
  height: number
}): VariantPlan {
  if (!redrawn.has(type) || width * height > mostPixels) return { widths: [], needsPlain: false }
  const widest = Math.min(width, widestOriginal)
  const widths = [...ladder.filter((step) => step < widest * 0.9), widest]
  return { widths, needsPlain: !plainTypes.has(type) || width > widestOriginal }
}
