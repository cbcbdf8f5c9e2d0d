import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Steps of one channel, of 255, that no eye tells apart: rounding where layers are put together. */
const sameShade = 10
/** What an edge between two pixels may be shaded by, now this way and now that. Anything that is drawn goes further. */
const sameShape = 80

type Pixels = { data: Buffer; width: number; height: number }

export type Difference = {
  /** Pixels that are shaded otherwise, as a share of all. */
  share: number
  pixels: number
  /** Those of them that have nothing alike in the other picture, neither there nor right beside it. */
  drawn: number
}

/** How two screenshots of one width differ, down to the height of the shorter one or to this many rows. */
export async function difference(one: Buffer, other: Buffer, rows = Infinity): Promise<Difference> {
  if (one.equals(other)) return { share: 0, pixels: 0, drawn: 0 }
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (first.width !== second.width)
    throw new Error(`Screenshots of ${first.width} and ${second.width} pixels`)
  const height = Math.min(first.height, second.height, rows)
  let pixels = 0
  let drawn = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < first.width; x += 1) {
      if (isLike(first, x, y, second, x, y, sameShade)) continue
      pixels += 1
      if (!hasNear(first, x, y, second, height) || !hasNear(second, x, y, first, height)) drawn += 1
    }
  return { share: pixels / (first.width * height), pixels, drawn }
}

function hasNear(one: Pixels, x: number, y: number, other: Pixels, height: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(one.width - 1, x + 1); column += 1)
      if (isLike(one, x, y, other, column, row, sameShape)) return true
  return false
}

function isLike(one: Pixels, x: number, y: number, other: Pixels, column: number, row: number, most: number) {
  const at = (y * one.width + x) * 3
  const beside = (row * other.width + column) * 3
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(one.data.readUInt8(at + channel) - other.data.readUInt8(beside + channel)) > most)
      return false
  return true
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Waits until every font and picture of the page is there, also those that cannot be. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
