import type { FontKind } from '../fonts/families.ts'
import { type Font, fontFile, rareFile } from '../fonts/font.ts'
import { fallbackName } from '../fonts/font-family.ts'
import { rareRange } from '../fonts/letters.ts'
import { fontAddress } from './address-of.ts'

/** Letters of every system, with those of the same measures that stand for them elsewhere. */
const stands: Record<FontKind, readonly string[]> = {
  sans: ['Arial', 'Liberation Sans', 'Arimo'],
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  mono: ['Courier New', 'Liberation Mono', 'Cousine'],
}

/**
 * The rules that bring families to a page. While a file is on its way, and where it never comes, stands a letter of the
 * visitor's system of the same height and width, so that nothing moves when the file arrives.
 * @param hasRare whether the page holds, or may come to hold, one of the letters of a family's second file
 */
export function fontFaces(used: readonly Font[], hasRare: boolean): string {
  return used
    .flatMap((font) => [
      ownFace(font, fontFile(font)),
      ...(hasRare ? [ownFace(font, rareFile(font), rareRange)] : []),
      fallbackFace(font, 'regular'),
      fallbackFace(font, 'bold'),
    ])
    .join('\n')
}

/** Where no range is named the file stands for every letter that no later one names. */
function ownFace({ name, weights }: Font, file: string, range?: string): string {
  return face({
    'font-family': `"${name}"`,
    src: `url("${fontAddress(file)}") format("woff2")`,
    'font-weight': weights.join(' '),
    'font-display': 'swap',
    ...(range && { 'unicode-range': range }),
  })
}

/** The addresses of their files, for the same pages. */
export function fontFiles(used: readonly Font[], hasRare: boolean): string[] {
  return used
    .flatMap((font) => [fontFile(font), ...(hasRare ? [rareFile(font)] : [])])
    .map((file) => fontAddress(file))
}

/** What stands for a family while its file is on its way. */
type StoodFor = Pick<Font, 'name' | 'kind' | 'regular' | 'bold' | 'ascent' | 'descent' | 'lineGap'>

export function fallbackFace(font: StoodFor, at: 'regular' | 'bold'): string {
  const adjust = font[at]
  const share = (percent: number) => `${Number(((percent / adjust) * 100).toFixed(2))}%`
  return face({
    'font-family': `"${fallbackName(font)}"`,
    src: stands[font.kind].map((name) => `local("${at === 'bold' ? `${name} Bold` : name}")`).join(','),
    'font-weight': at === 'regular' ? '1 599' : '600 1000',
    'size-adjust': `${adjust}%`,
    'ascent-override': share(font.ascent),
    'descent-override': share(font.descent),
    'line-gap-override': share(font.lineGap),
  })
}

export function face(descriptors: Record<string, string>): string {
  const text = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${text.join(';')}}`
}
