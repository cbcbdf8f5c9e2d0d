import type { JpegPicture } from './picture.ts'

/** What the table of brightness adds up to at quality 50 (T.81, annex K.1), by which programs count theirs. */
const atFifty = 3689

/**
 * The quality, 1 to 100, that a JPEG was made with, as the usual programs count it: by how coarse its first plane's
 * table is. An encoder with a table of its own comes out where the usual one is as coarse.
 */
export function sourceQuality({ components, tables }: JpegPicture): number {
  const table = tables.get(components[0]?.table ?? 0)
  const sum = table?.reduce((total, value) => total + value, 0) ?? 0
  const percent = (sum / atFifty) * 100
  const quality = percent <= 100 ? 100 - percent / 2 : 5000 / percent
  return Math.min(100, Math.max(1, Math.round(quality)))
}
