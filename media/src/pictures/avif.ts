import { nameAt, slice, viewOf } from './byte-view.ts'
import type { CleanedPicture } from './cleaned.ts'

type Box = { name: string; from: number; to: number }

/**
 * Blanks what tells of the picture, in place: an AVIF names its parts by where they stand in the file. Exif and XMP are
 * items of their own; a box that only its maker knows is blanked whole.
 */
export function cleanAvif(bytes: Uint8Array): CleanedPicture {
  const blank = Uint8Array.from(bytes)
  const outer = boxesIn(blank, 0, blank.length)
  const meta = outer.find(({ name }) => name === 'meta')
  if (!meta) throw new RangeError('No meta box')
  const inner = boxesIn(blank, meta.from + 4, meta.to)
  const telling = tellingItems(blank, inner)
  const idat = inner.find(({ name }) => name === 'idat')?.from ?? 0
  for (const { from, to } of extentsOf(blank, inner, idat, telling)) slice(blank, from, to).fill(0)
  for (const box of [...outer, ...inner]) if (box.name === 'uuid') slice(blank, box.from, box.to).fill(0)
  return { bytes: blank, ...sizeOf(blank, inner) }
}

function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short
    if (length < head || at + length > end) throw new RangeError('A box beyond its parent')
    boxes.push({ name: nameAt(bytes, at + 4), from: at + head, to: at + length })
    at += length
  }
  return boxes
}

/** Ids of the items that hold Exif or XMP. */
function tellingItems(bytes: Uint8Array, inner: readonly Box[]): ReadonlySet<number> {
  const list = inner.find(({ name }) => name === 'iinf')
  if (!list) return new Set()
  const view = viewOf(bytes)
  const entries = boxesIn(bytes, list.from + (view.getUint8(list.from) === 0 ? 6 : 8), list.to)
  const telling = entries.flatMap(({ from }) => {
    const isLong = view.getUint8(from) >= 3
    const type = nameAt(bytes, from + (isLong ? 10 : 8))
    const id = isLong ? view.getUint32(from + 4) : view.getUint16(from + 4)
    return type === 'Exif' || type === 'mime' ? [id] : []
  })
  return new Set(telling)
}

/** Where these items stand in the file. */
function extentsOf(bytes: Uint8Array, inner: readonly Box[], idat: number, ids: ReadonlySet<number>) {
  const place = inner.find(({ name }) => name === 'iloc')
  const extents: { from: number; to: number }[] = []
  if (!place || ids.size === 0) return extents
  const view = viewOf(bytes)
  let at = place.from + 4
  const take = (size: number) => {
    at += size
    if (size === 0) return 0
    if (size === 2) return view.getUint16(at - 2)
    return size === 4 ? view.getUint32(at - 4) : Number(view.getBigUint64(at - 8))
  }
  const version = view.getUint8(place.from)
  const sizes = take(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const idSize = version < 2 ? 2 : 4
  for (let left = take(idSize); left > 0; left -= 1) {
    const id = take(idSize)
    const isInside = version > 0 && (take(2) & 15) === 1
    take(2)
    const base = take(baseSize)
    for (let count = take(2); count > 0; count -= 1) {
      take(indexSize)
      const from = base + take(offsetSize) + (isInside ? idat : 0)
      const length = take(lengthSize)
      if (ids.has(id)) extents.push({ from, to: from + length })
    }
  }
  return extents
}

/** Of the whole picture: tiles and its transparency have sizes too. */
function sizeOf(bytes: Uint8Array, inner: readonly Box[]) {
  const view = viewOf(bytes)
  const iprp = inner.find(({ name }) => name === 'iprp')
  const ipco = iprp && boxesIn(bytes, iprp.from, iprp.to).find(({ name }) => name === 'ipco')
  const properties = ipco ? boxesIn(bytes, ipco.from, ipco.to) : []
  const [largest = { width: 0, height: 0 }] = properties
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  const turned = properties.find(({ name }) => name === 'irot')
  const isOnSide = turned !== undefined && view.getUint8(turned.from) % 2 === 1
  return isOnSide ? { width: largest.height, height: largest.width } : largest
}
