/** Tags of EXIF that we read or write. */
const tag = {
  description: 0x010e,
  orientation: 0x0112,
  artist: 0x013b,
  copyright: 0x8298,
  exif: 0x8769,
} as const
const exifWidth = 0xa002
const exifHeight = 0xa003
const typeBytes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

export type TiffNotes = { orientation: number; artist: string; copyright: string }

export type TiffView = { view: DataView; little: boolean }
/** `at` is where the value, or the place of a longer one, stands. */
export type TiffEntry = { tag: number; type: number; count: number; at: number }

/** The structure that EXIF and TIFF files share; null where the bytes are none. */
export function openTiff(data: Uint8Array) {
  if (data.length < 8) return null
  const order = String.fromCharCode(data[0] ?? 0, data[1] ?? 0)
  if (order !== 'II' && order !== 'MM') return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const little = order === 'II'
  return view.getUint16(2, little) === 42 ? { view, little } : null
}

/** The entries of the directory at `offset`; those past the end are left out. */
export function tiffEntries({ view, little }: TiffView, offset: number): TiffEntry[] {
  if (offset < 8 || offset + 2 > view.byteLength) return []
  const found: TiffEntry[] = []
  const count = view.getUint16(offset, little)
  for (let i = 0; i < count; i += 1) {
    const at = offset + 2 + i * 12
    if (at + 12 > view.byteLength) break
    found.push({
      tag: view.getUint16(at, little),
      type: view.getUint16(at + 2, little),
      count: view.getUint32(at + 4, little),
      at: at + 8,
    })
  }
  return found
}

/** Orientation, artist and copyright of an EXIF block; null where it is no TIFF structure. */
export function readTiff(data: Uint8Array): TiffNotes | null {
  const tiff = openTiff(data)
  if (!tiff) return null
  const { view, little } = tiff
  const notes: TiffNotes = { orientation: 1, artist: '', copyright: '' }
  for (const entry of tiffEntries(tiff, view.getUint32(4, little))) {
    if (entry.tag === tag.orientation && entry.type === 3) {
      const value = view.getUint16(entry.at, little)
      if (value >= 1 && value <= 8) notes.orientation = value
    }
    if (entry.tag === tag.artist) notes.artist = textOf(tiff, entry)
    if (entry.tag === tag.copyright) notes.copyright = textOf(tiff, entry)
  }
  return notes
}

function textOf({ view, little }: TiffView, { type, count, at }: TiffEntry): string {
  if (typeBytes[type] !== 1) return ''
  const start = count > 4 ? view.getUint32(at, little) : at
  const length = Math.min(count, 2000)
  if (start + length > view.byteLength) return ''
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, length)
  return new TextDecoder().decode(bytes).replaceAll('\0', ' ').trim()
}

/** A copy of an EXIF block that is true of the output: upright, and with its size. Null where it cannot be read. */
export function uprightTiff(data: Uint8Array, width: number, height: number): Uint8Array | null {
  const copy = data.slice()
  const tiff = openTiff(copy)
  if (!tiff) return null
  const { view, little } = tiff
  const set = (entry: TiffEntry, value: number) => {
    if (entry.type === 3) view.setUint16(entry.at, value, little)
    if (entry.type === 4) view.setUint32(entry.at, value, little)
  }
  for (const entry of tiffEntries(tiff, view.getUint32(4, little))) {
    if (entry.tag === tag.orientation) set(entry, 1)
    if (entry.tag !== tag.exif) continue
    for (const inner of tiffEntries(tiff, view.getUint32(entry.at, little))) {
      if (inner.tag === exifWidth) set(inner, width)
      if (inner.tag === exifHeight) set(inner, height)
    }
  }
  return copy
}

/** A small EXIF block of its own; null where there is nothing to say. Orientation 1 is left out: it is the default. */
export function makeTiff({ orientation, artist, copyright }: TiffNotes): Uint8Array<ArrayBuffer> | null {
  const encoder = new TextEncoder()
  const texts = [
    { tag: tag.artist, text: artist },
    { tag: tag.copyright, text: copyright },
  ].flatMap(({ tag: id, text }) => (text === '' ? [] : [{ tag: id, bytes: encoder.encode(`${text}\0`) }]))
  const turned = orientation > 1 ? 1 : 0
  const count = texts.length + turned
  if (count === 0) return null
  const tableEnd = 8 + 2 + count * 12 + 4
  const total = texts.reduce((sum, { bytes }) => sum + bytes.length + (bytes.length % 2), tableEnd)
  const out = new Uint8Array(total)
  const view = new DataView(out.buffer)
  out.set([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  view.setUint16(8, count, true)
  let at = 10
  if (turned === 1) {
    writeEntry(view, at, tag.orientation, 3, 1)
    view.setUint16(at + 8, orientation, true)
    at += 12
  }
  let free = tableEnd
  for (const { tag: id, bytes } of texts) {
    writeEntry(view, at, id, 2, bytes.length)
    if (bytes.length <= 4) out.set(bytes, at + 8)
    else {
      view.setUint32(at + 8, free, true)
      out.set(bytes, free)
      free += bytes.length + (bytes.length % 2)
    }
    at += 12
  }
  return out
}

function writeEntry(view: DataView, at: number, id: number, type: number, count: number) {
  view.setUint16(at, id, true)
  view.setUint16(at + 2, type, true)
  view.setUint32(at + 4, count, true)
}
