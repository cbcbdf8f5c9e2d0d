/** What a TrueType program says of its letters. */
export type TrueType = {
  glyphs: number
  /** In thousandths of the size. */
  width: (glyph: number) => number
  /** How codes lead to letters, by platform and encoding, as `3,1`. */
  maps: ReadonlyMap<string, (code: number) => number>
}

/** Throws where the program is cut or says what cannot be. */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const tables = new Map<string, number>()
  for (let at = 0; at < view.getUint16(4); at += 1) {
    const entry = 12 + at * 16
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    const [from, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    if (from + length > bytes.length) throw new Error(`the table ${tag} is cut`)
    tables.set(tag, from)
  }
  const table = (tag: string) => {
    const from = tables.get(tag)
    if (from === undefined) throw new Error(`no table ${tag}`)
    return from
  }
  const [head, hhea, hmtx, maxp] = [table('head'), table('hhea'), table('hmtx'), table('maxp')]
  table('glyf')
  table('loca')
  const em = view.getUint16(head + 18)
  const glyphs = view.getUint16(maxp + 4)
  const metrics = view.getUint16(hhea + 34)
  if (em === 0 || metrics === 0) throw new Error('no measure')
  const cmap = tables.get('cmap')
  return {
    glyphs,
    width: (glyph) => (view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4) * 1000) / em,
    maps: cmap === undefined ? new Map() : mapsAt(view, cmap),
  }
}

function mapsAt(view: DataView, cmap: number): Map<string, (code: number) => number> {
  const maps = new Map<string, (code: number) => number>()
  for (let at = 0; at < view.getUint16(cmap + 2); at += 1) {
    const entry = cmap + 4 + at * 8
    const map = mapAt(view, cmap + view.getUint32(entry + 4))
    if (map) maps.set(`${view.getUint16(entry)},${view.getUint16(entry + 2)}`, map)
  }
  return maps
}

function mapAt(view: DataView, from: number): ((code: number) => number) | null {
  const format = view.getUint16(from)
  if (format === 0) return (code) => (code < 256 ? view.getUint8(from + 6 + code) : 0)
  if (format === 6) {
    const [first, count] = [view.getUint16(from + 6), view.getUint16(from + 8)]
    return (code) =>
      code >= first && code < first + count ? view.getUint16(from + 10 + (code - first) * 2) : 0
  }
  if (format === 12) return (code) => inGroups(view, from, code)
  return format === 4 ? (code) => inSegments(view, from, code) : null
}

function inGroups(view: DataView, from: number, code: number): number {
  for (let at = 0; at < view.getUint32(from + 12); at += 1) {
    const group = from + 16 + at * 12
    const first = view.getUint32(group)
    if (code >= first && code <= view.getUint32(group + 4)) return view.getUint32(group + 8) + code - first
  }
  return 0
}

function inSegments(view: DataView, from: number, code: number): number {
  const doubled = view.getUint16(from + 6)
  const [ends, starts] = [from + 14, from + 16 + doubled]
  for (let at = 0; at < doubled; at += 2) {
    if (code > view.getUint16(ends + at)) continue
    const start = view.getUint16(starts + at)
    if (code < start) return 0
    const delta = view.getUint16(starts + doubled + at)
    const place = starts + doubled * 2 + at
    const range = view.getUint16(place)
    if (range === 0) return (code + delta) & 0xffff
    const glyph = view.getUint16(place + range + (code - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}
