import { reader, type Reader } from '@aurelio/formats/pictures/bytes'

type Box = { type: string; start: number; end: number }
/** More than any file of a camera has. */
const mostItems = 4096

/** The notes of a HEIC file: EXIF as a TIFF, and XMP (ISO/IEC 23008-12, annex A). */
export function heicNotes(bytes: Uint8Array): { exif: Uint8Array | null; xmp: Uint8Array | null } {
  const r = reader(bytes)
  const meta = boxesIn(r, 0, bytes.length).find(({ type }) => type === 'meta')
  if (!meta) return { exif: null, xmp: null }
  // A version and flags stand before its boxes.
  const parts = boxesIn(r, meta.start + 4, meta.end)
  const ids = itemIds(r, parts)
  const places = itemPlaces(r, parts)
  const contentOf = (id: number | undefined) => {
    const place = id === undefined ? undefined : places.get(id)
    return place && place.length > 0 ? bytes.subarray(place.start, place.start + place.length) : null
  }
  const exif = contentOf(ids.exif)
  // Its first four bytes say how far behind them the TIFF begins.
  return { exif: exif && exif.subarray(4 + reader(exif).u32(0)), xmp: contentOf(ids.xmp) }
}

function boxesIn(r: Reader, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to && boxes.length < mostItems) {
    const size = r.u32(at)
    const isLong = size === 1
    const length = isLong ? r.u32(at + 8) * 2 ** 32 + r.u32(at + 12) : size === 0 ? to - at : size
    if (length < 8 || at + length > to) break
    boxes.push({ type: r.text(at + 4, 4), start: at + (isLong ? 16 : 8), end: at + length })
    at += length
  }
  return boxes
}

function itemIds(r: Reader, parts: readonly Box[]): { exif?: number; xmp?: number } {
  const list = parts.find(({ type }) => type === 'iinf')
  const ids: { exif?: number; xmp?: number } = {}
  if (!list) return ids
  const first = list.start + (r.u8(list.start) === 0 ? 6 : 8)
  for (const { type, start, end } of boxesIn(r, first, list.end)) {
    if (type !== 'infe') continue
    const isWide = r.u8(start) === 3
    const id = isWide ? r.u32(start + 4) : r.u16(start + 4)
    const kind = start + (isWide ? 10 : 8)
    if (r.text(kind, 4) === 'Exif') ids.exif ??= id
    if (r.text(kind, end - kind).includes('application/rdf+xml')) ids.xmp ??= id
  }
  return ids
}

/** Where each item stands in the file; those in several parts, or elsewhere, are left out. */
function itemPlaces(r: Reader, parts: readonly Box[]): Map<number, { start: number; length: number }> {
  const places = new Map<number, { start: number; length: number }>()
  const list = parts.find(({ type }) => type === 'iloc')
  if (!list) return places
  const version = r.u8(list.start)
  let at = list.start + 4
  const take = (size: number) => {
    const value = size === 8 ? r.u32(at) * 2 ** 32 + r.u32(at + 4) : size === 4 ? r.u32(at) : 0
    at += size
    return size === 2 ? r.u16(at - 2) : value
  }
  const sizes = take(2)
  const [ofOffset, ofLength, ofBase] = [(sizes >> 12) & 15, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const ofIndex = version === 0 ? 0 : sizes & 15
  const count = Math.min(take(version < 2 ? 2 : 4), mostItems)
  for (let item = 0; item < count && at < list.end; item += 1) {
    const id = take(version < 2 ? 2 : 4)
    const isInFile = version === 0 || (take(2) & 15) === 0
    const isHere = take(2) === 0
    const base = take(ofBase)
    const extents = take(2)
    for (let extent = 0; extent < extents && at < list.end; extent += 1) {
      take(ofIndex)
      const start = base + take(ofOffset)
      const length = take(ofLength)
      if (isInFile && isHere && extents === 1) places.set(id, { start, length })
    }
  }
  return places
}
