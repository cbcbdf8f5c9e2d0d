import { faceAt, type OwnFace, type OwnFamily, ownFile, ownName, ownRareFile } from '../fonts/own-family.ts'
import { rareRange } from '../fonts/letters.ts'
import { fontAddress } from './address-of.ts'
import { face, fallbackFace } from './font-faces.ts'

/** The same of families that a workspace brings, which come in as many files as they have weights and slants. */
export function ownFontFaces(used: readonly OwnFamily[], hasRare: boolean): string {
  return used.flatMap((family) => [...ownFaces(family, hasRare), ...fallbackFaces(family)]).join('\n')
}

/** The addresses of their files, for the same pages. */
export function ownFontFiles(used: readonly OwnFamily[], hasRare: boolean): string[] {
  return used.flatMap(({ faces }) => faces.flatMap((each) => filesOf(each, hasRare))).map(fontAddress)
}

/** Where the file of a face's common letters stands. */
export function ownFaceAddress(of: OwnFace): string {
  return fontAddress(ownFile(of))
}

function filesOf(of: OwnFace, hasRare: boolean): string[] {
  return [ownFile(of), ...(hasRare && of.hasRare ? [ownRareFile(of)] : [])]
}

function ownFaces(family: OwnFamily, hasRare: boolean): string[] {
  return family.faces.flatMap((each) => {
    const { italic, weights } = each
    return filesOf(each, hasRare).map((file, at) =>
      face({
        'font-family': `"${ownName(family)}"`,
        src: `url("${fontAddress(file)}") format("woff2")`,
        'font-weight': [...new Set(weights)].join(' '),
        'font-style': italic ? 'italic' : 'normal',
        'font-display': 'swap',
        ...(at > 0 && { 'unicode-range': rareRange }),
      }),
    )
  })
}

function fallbackFaces(family: OwnFamily): string[] {
  const regular = faceAt(family, 400)
  const bold = faceAt(family, 700)
  const { kind } = family
  const name = ownName(family)
  return [
    ...(regular ? [fallbackFace({ ...regular, name, kind }, 'regular')] : []),
    ...(bold ? [fallbackFace({ ...bold, name, kind }, 'bold')] : []),
  ]
}
