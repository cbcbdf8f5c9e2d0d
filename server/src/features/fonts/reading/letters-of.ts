import { FontRefused } from './refused.ts'
import { type Tables, tableOf } from './sfnt.ts'

/** The number of a letter's drawing; 0 where the font has none. */
export type DrawingOf = (letter: string) => number

/**
 * Which letters a font has, by its own list of them.
 * @throws FontRefused where that is none for Unicode
 */
export function drawingsOf(tables: Tables): DrawingOf {
  const cmap = tableOf(tables, 'cmap')
  const starts = Array.from({ length: Math.min(64, cmap.readUInt16BE(2)) }, (_, at) => 4 + 8 * at)
    .filter((at) => [0, 3].includes(cmap.readUInt16BE(at)))
    .map((at) => cmap.readUInt32BE(at + 4))
  const readers = starts.flatMap((start) => {
    const format = cmap.readUInt16BE(start)
    if (format === 12) return [{ format, of: inGroups(cmap, start) }]
    return format === 4 ? [{ format, of: inSegments(cmap, start) }] : []
  })
  const [first] = readers.toSorted((one, other) => other.format - one.format)
  if (!first) throw new FontRefused('no-latin')
  return (letter) => first.of(letter.codePointAt(0) ?? 0)
}

function inGroups(cmap: Buffer, start: number) {
  const count = cmap.readUInt32BE(start + 12)
  if (count * 12 > cmap.length) throw new FontRefused('broken')
  return (code: number) => {
    for (let at = start + 16; at < start + 16 + 12 * count; at += 12)
      if (code >= cmap.readUInt32BE(at) && code <= cmap.readUInt32BE(at + 4))
        return cmap.readUInt32BE(at + 8) + code - cmap.readUInt32BE(at)
    return 0
  }
}

function inSegments(cmap: Buffer, start: number) {
  const length = cmap.readUInt16BE(start + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length].map(
    (place) => start + place,
  )
  return (code: number) => {
    for (let at = 0; at < length; at += 2) {
      if (code > cmap.readUInt16BE((ends ?? 0) + at)) continue
      const first = cmap.readUInt16BE((starts ?? 0) + at)
      if (code < first) return 0
      const delta = cmap.readUInt16BE((deltas ?? 0) + at)
      const place = (offsets ?? 0) + at
      const offset = cmap.readUInt16BE(place)
      if (offset === 0) return (code + delta) % 65_536
      const drawing = cmap.readUInt16BE(place + offset + 2 * (code - first))
      return drawing === 0 ? 0 : (drawing + delta) % 65_536
    }
    return 0
  }
}

/** How wide a text sets in a font, in letter sizes, without kerning. Letters that it does not have are as wide as an n. */
export function widthOf(tables: Tables, text: string): number {
  const drawingOf = drawingsOf(tables)
  const hmtx = tableOf(tables, 'hmtx')
  const count = tableOf(tables, 'hhea').readUInt16BE(34)
  if (count === 0) throw new FontRefused('broken')
  const advance = (drawing: number) => hmtx.readUInt16BE(4 * Math.min(drawing, count - 1))
  const usual = drawingOf('n')
  const units = Array.from(text).reduce((sum, letter) => sum + advance(drawingOf(letter) || usual), 0)
  return units / tableOf(tables, 'head').readUInt16BE(18)
}
