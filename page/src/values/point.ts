const percents = /^(\d{1,3})%\s+(\d{1,3})%$/

/** A place within a picture, in whole percent from its left and its top. */
export type PicturePoint = { x: number; y: number }

/** Reads '30% 70%'; undefined for anything else. */
export function readPoint(value: unknown): PicturePoint | undefined {
  const match = typeof value === 'string' ? percents.exec(value.trim()) : null
  return match ? pointWithin(Number(match[1]), Number(match[2])) : undefined
}

const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** Whole percents within the picture. */
export function pointWithin(x: number, y: number): PicturePoint {
  return { x: within(x), y: within(y) }
}

/** '30% 70%', as CSS writes a position. */
export function formatPoint({ x, y }: PicturePoint): string {
  return `${x}% ${y}%`
}

/** A position as CSS text; undefined for anything else. */
export function parsePoint(value: unknown): string | undefined {
  const point = readPoint(value)
  return point && formatPoint(point)
}
