import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Steps of one channel, of 255, that no eye tells apart: rounding where layers are put together. */
const tolerance = 10

/** Share of the pixels in which two screenshots of one width differ, down to the height of the shorter one. */
export async function differing(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [first, second] = await Promise.all([one, other].map(pixelsOf))
  if (!first || !second || first.width !== second.width)
    throw new Error(`Screenshots of ${first?.width ?? 0} and ${second?.width ?? 0} pixels`)
  const pixels = first.width * Math.min(first.height, second.height)
  let count = 0
  for (let at = 0; at < pixels * 3; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > tolerance,
    )
    if (isOther) count += 1
  }
  return count / pixels
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Waits until every picture and font of the page is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
