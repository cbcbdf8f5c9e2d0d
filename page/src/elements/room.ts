import type { Viewport } from '../document/schema.ts'
import type { Declarations, Room, Width } from './definition.ts'

/** The whole window. */
export const windowRoom: Room = {
  desktop: { share: 1, most: Infinity },
  tablet: { share: 1, most: Infinity },
  mobile: { share: 1, most: Infinity },
}

/** What of a room is left inside something of these styles. Rather too much than too little: a picture must be sharp. */
export function inside(
  { share, most }: Width,
  { width, maxWidth, gridColumn, gridTemplateColumns }: Declarations,
): Width {
  const spanned = Number(/^span min\((\d+),/.exec(String(gridColumn ?? ''))?.[1] ?? 1)
  let room = { share: Math.min(1, share * spanned), most: most * spanned }
  for (const limit of [width, maxWidth]) room = limited(room, String(limit ?? ''))
  const part = widestColumn(String(gridTemplateColumns ?? ''))
  return { share: room.share * part, most: room.most * part }
}

/** What of a grid's width the widest of its columns takes, 0 to 1; all of it where there is no grid. */
function widestColumn(tracks: string): number {
  const equal = /^repeat\((\d+),/.exec(tracks)?.[1]
  if (equal !== undefined) return 1 / Number(equal)
  const shares = [...tracks.matchAll(/([\d.]+)fr/g)].map(([, share]) => Number(share))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return all === 0 ? 1 : Math.max(...shares) / all
}

function limited({ share, most }: Width, text: string): Width {
  const [, figure = '', unit] = /^(\d+(?:\.\d+)?)(px|%)$/.exec(text) ?? []
  const value = Number(figure)
  if (unit === 'px') return { share, most: Math.min(most, value) }
  if (unit === '%' && value <= 100) return { share: (share * value) / 100, most: (most * value) / 100 }
  return { share, most }
}

/** The same for each viewport. */
export function roomInside(room: Room, styles: Declarations): Room {
  const { desktop, tablet, mobile } = room
  return { desktop: inside(desktop, styles), tablet: inside(tablet, styles), mobile: inside(mobile, styles) }
}

/** The widest that each viewport's window usually is, and how many pixels a screen has for each of CSS, in pixels. */
const windows: Record<Viewport, { width: number; density: number }> = {
  desktop: { width: 1920, density: 1 },
  tablet: { width: 1023, density: 2 },
  mobile: { width: 430, density: 2 },
}

/** How many pixels of a picture that fills this room are ever seen on this viewport. */
export function pixelsIn({ share, most }: Width, viewport: Viewport): number {
  const { width, density } = windows[viewport]
  return Math.min(share * width, most) * density
}

/** The room as the `sizes` of a picture says it. `within` is what of it the picture takes, for each viewport. */
export function sizesOf(room: Room, within: Partial<Record<Viewport, number>> = {}): string {
  const written = (viewport: Viewport) => {
    const { share, most } = room[viewport]
    const part = within[viewport] ?? 1
    return share * windows[viewport].width <= most
      ? `${Math.ceil(share * part * 100)}vw`
      : `${Math.ceil(most * part)}px`
  }
  const [desktop, tablet, mobile] = [written('desktop'), written('tablet'), written('mobile')]
  if (desktop === tablet && tablet === mobile) return desktop
  return `(max-width:767px) ${mobile}, (max-width:1023px) ${tablet}, ${desktop}`
}
