import subsetFont from 'subset-font'
import type { Facts } from './facts.ts'

/** What text needs: kerning, ligatures, marks, letters by language or weight, and figures of one width for counters. */
const keepFeatures = ['kern', 'liga', 'rlig', 'locl', 'rvrn', 'ccmp', 'mark', 'tnum']
/** Whose work it is, and under which licence: that goes along. */
const preserveNameIds = [13, 14]

/** A font with a part of its letters as WOFF2: all of its weights, and of everything else that varies the usual value. */
export function cutFont(font: Buffer, { axes }: Pick<Facts, 'axes'>, letters: string): Promise<Buffer> {
  const others = axes.filter(({ tag }) => tag !== 'wght')
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    preserveNameIds,
    noHinting: true,
    dropTables: ['STAT'],
    ...(others.length > 0 && {
      variationAxes: Object.fromEntries(others.map(({ tag, usual }) => [tag, usual])),
    }),
  }
  return subsetFont(font, letters, options)
}

/** The letters of a text at one weight, as a font that does not vary. */
export function atWeight(
  font: Buffer,
  { axes }: Pick<Facts, 'axes'>,
  weight: number,
  text: string,
): Promise<Buffer> {
  const value = ({ tag, least, usual, most }: Facts['axes'][number]) =>
    tag === 'wght' ? Math.min(most, Math.max(least, weight)) : usual
  return subsetFont(font, text, {
    targetFormat: 'truetype',
    variationAxes: Object.fromEntries(axes.map((axis) => [axis.tag, value(axis)])),
  })
}
