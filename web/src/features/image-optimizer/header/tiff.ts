import { openTiff, type TiffEntry, tiffEntries, type TiffView } from '../../../platform/pictures/tiff.ts'
import { blankHeader, type ImageHeader } from './header.ts'
import { profileName } from '@aurelio/formats/pictures/icc'

const tag = {
  subfile: 0x00fe,
  width: 0x0100,
  height: 0x0101,
  bits: 0x0102,
  photometric: 0x0106,
  extraSamples: 0x0152,
  profile: 0x8773,
} as const
const cmyk = 5
/** A smaller picture of another page. */
const reduced = 1
const mostPages = 1000

/** Reads the first page of a TIFF, and counts them. Its turn is 1: what decodes it leaves it as it is stored. */
export function tiffHeader(bytes: Uint8Array): ImageHeader {
  const tiff = openTiff(bytes)
  if (!tiff) return { ...blankHeader, kind: 'tiff', isComplete: false }
  const pages = directories(tiff)
  const first = pages[0] ?? []
  const find = (id: number) => first.find((entry) => entry.tag === id)
  const number = (id: number) => valueOf(tiff, find(id))
  const profile = find(tag.profile)
  return {
    ...blankHeader,
    kind: 'tiff',
    width: number(tag.width),
    height: number(tag.height),
    pages: Math.max(1, pages.filter((page) => !isReduced(tiff, page)).length),
    hasAlpha: find(tag.extraSamples) !== undefined,
    bitDepth: number(tag.bits) || 8,
    isCmyk: number(tag.photometric) === cmyk,
    profile: profile ? profileName(dataOf(tiff, profile)) : null,
    isComplete: first.length > 0,
  }
}

/** The entries of each directory; a chain that leads back into itself ends. */
function directories(tiff: TiffView): TiffEntry[][] {
  const { view, little } = tiff
  const found: TiffEntry[][] = []
  const seen = new Set<number>()
  let at = view.getUint32(4, little)
  while (at >= 8 && at + 2 <= view.byteLength && !seen.has(at) && found.length < mostPages) {
    seen.add(at)
    found.push(tiffEntries(tiff, at))
    const next = at + 2 + view.getUint16(at, little) * 12
    at = next + 4 <= view.byteLength ? view.getUint32(next, little) : 0
  }
  return found
}

function isReduced(tiff: TiffView, page: readonly TiffEntry[]) {
  return (
    valueOf(
      tiff,
      page.find((entry) => entry.tag === tag.subfile),
    ) === reduced
  )
}

/** The first number of an entry; 0 where there is none. */
function valueOf({ view, little }: TiffView, entry: TiffEntry | undefined): number {
  if (!entry) return 0
  const size = entry.type === 3 ? 2 : 4
  const at = entry.count * size > 4 ? view.getUint32(entry.at, little) : entry.at
  if (at + size > view.byteLength) return 0
  return size === 2 ? view.getUint16(at, little) : view.getUint32(at, little)
}

function dataOf({ view, little }: TiffView, { at, count }: TiffEntry): Uint8Array {
  const start = Math.min(view.getUint32(at, little), view.byteLength)
  const length = Math.min(count, view.byteLength - start)
  return new Uint8Array(view.buffer, view.byteOffset + start, length)
}
