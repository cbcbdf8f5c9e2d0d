import type { Area } from './area.ts'
import type { Size } from './imposition.ts'

/** How much is cut from each side of a page as it is seen, in points. */
export type Margins = { top: number; right: number; bottom: number; left: number }

/** Margins in millimetres, as they are typed. */
export type TypedMargins = { top: string; right: string; bottom: string; left: string }

export const pointsPerMillimetre = 72 / 25.4

const rest = (share: number) => Math.max(0, share)

/** What surrounds an area of a page. */
export function marginsAround({ left, top, width, height }: Area, page: Size): Margins {
  return {
    top: rest(top) * page.height,
    left: rest(left) * page.width,
    right: rest(1 - left - width) * page.width,
    bottom: rest(1 - top - height) * page.height,
  }
}

/** The area that margins leave of a page; nothing is left where one of its sides is below 0. */
export function areaWithin({ top, right, bottom, left }: Margins, page: Size): Area {
  return {
    left: left / page.width,
    top: top / page.height,
    width: 1 - (left + right) / page.width,
    height: 1 - (top + bottom) / page.height,
  }
}
