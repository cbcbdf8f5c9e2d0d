import { BitReader } from './bits.ts'
import { decodeTable, type DecodeTable } from './huffman.ts'
import { type Component, type JpegPicture, UnfitJpeg } from './picture.ts'
import { type Band, blockReader, type ScanPart } from './read-scan.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Coefficients that are held at once: those of some 60 megapixels with halved colours. */
const mostCoefficients = 100_000_000
const mostScans = 200

/**
 * The coefficients of a JPEG, as they stand in the file: nothing is computed, so nothing is lost.
 *
 * @throws UnfitJpeg where it is damaged, or neither sequential nor progressive with Huffman codes and 8 bits
 */
export function readJpeg(bytes: Bytes): JpegPicture {
  const dc = new Map<number, DecodeTable>()
  const ac = new Map<number, DecodeTable>()
  const tables = new Map<number, Uint16Array>()
  const notes: Bytes[] = []
  let frame: Frame | null = null
  let restart = 0
  let scans = 0
  let at = 2
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    const mark = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || at + 2 > bytes.length) throw new UnfitJpeg('no mark where one should be')
    if (mark === 0xd9) break
    const end = at + 2 + word(bytes, at + 2)
    if (end > bytes.length) throw new UnfitJpeg('a segment ends too early')
    const content = bytes.subarray(at + 4, end)
    if (mark === 0xdb) readQuantisation(content, tables, frame !== null)
    else if (mark === 0xc4) readHuffman(content, dc, ac)
    else if (mark === 0xdd) restart = word(content, 0)
    else if (mark >= 0xc0 && mark <= 0xc2) {
      if (frame) throw new UnfitJpeg('two pictures in one')
      frame = readFrame(content, mark === 0xc2)
    } else if (mark === 0xda) {
      if (!frame) throw new UnfitJpeg('data before the picture')
      scans += 1
      if (scans > mostScans) throw new UnfitJpeg('too many scans')
      at = readScan(bytes, end, { content, frame, dc, ac, restart })
      continue
    } else if ((mark >= 0xe0 && mark <= 0xef) || mark === 0xfe) notes.push(bytes.subarray(at, end))
    else throw new UnfitJpeg(`a mark of another kind: ${mark.toString(16)}`)
    at = end
  }
  if (!frame || scans === 0) throw new UnfitJpeg('no picture')
  for (const { table } of frame.components) if (!tables.has(table)) throw new UnfitJpeg('a table is missing')
  return { ...frame, tables, notes }
}

type Frame = Omit<JpegPicture, 'tables' | 'notes'> & { isProgressive: boolean }
type Scan = {
  content: Bytes
  frame: Frame
  dc: ReadonlyMap<number, DecodeTable>
  ac: ReadonlyMap<number, DecodeTable>
  restart: number
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
}

function readQuantisation(content: Bytes, tables: Map<number, Uint16Array>, isLate: boolean) {
  for (let at = 0; at < content.length;) {
    const head = content[at] ?? 0
    const size = head >> 4 === 0 ? 1 : 2
    if (at + 1 + 64 * size > content.length) throw new UnfitJpeg('a table ends too early')
    const start = at + 1
    const table = Uint16Array.from({ length: 64 }, (_, k) =>
      size === 1 ? (content[start + k] ?? 0) : word(content, start + 2 * k),
    )
    const known = tables.get(head & 15)
    // A table that changes between two scans means other coefficients than the frame's.
    if (isLate && known?.some((value, k) => value !== table[k]) === true)
      throw new UnfitJpeg('a table changes on the way')
    tables.set(head & 15, table)
    at = start + 64 * size
  }
}

function readHuffman(content: Bytes, dc: Map<number, DecodeTable>, ac: Map<number, DecodeTable>) {
  for (let at = 0; at < content.length;) {
    const head = content[at] ?? 0
    const counts = content.subarray(at + 1, at + 17)
    const length = counts.reduce((sum, count) => sum + count, 0)
    if (at + 17 + length > content.length || length > 256) throw new UnfitJpeg('a table ends too early')
    const table = decodeTable(counts, content.subarray(at + 17, at + 17 + length))
    ;(head >> 4 === 0 ? dc : ac).set(head & 15, table)
    at += 17 + length
  }
}

function readFrame(content: Bytes, isProgressive: boolean): Frame {
  const [height, width, count] = [word(content, 1), word(content, 3), content[5] ?? 0]
  if (content[0] !== 8 || width === 0 || height === 0 || count < 1 || count > 4)
    throw new UnfitJpeg('a picture of another kind')
  const planes = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0, table = 0] = content.subarray(6 + index * 3)
    return { id, across: factors >> 4, down: factors & 15, table }
  })
  if (planes.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4))
    throw new UnfitJpeg('planes of no size')
  const across = Math.max(...planes.map((plane) => plane.across))
  const down = Math.max(...planes.map((plane) => plane.down))
  const [unitsAcross, unitsDown] = [Math.ceil(width / (8 * across)), Math.ceil(height / (8 * down))]
  const sizes = planes.map((plane) => unitsAcross * plane.across * unitsDown * plane.down * 64)
  if (sizes.reduce((sum, size) => sum + size, 0) > mostCoefficients) throw new UnfitJpeg('too large')
  const components = planes.map((plane, index): Component => ({
    ...plane,
    width: Math.ceil(Math.ceil((width * plane.across) / across) / 8),
    height: Math.ceil(Math.ceil((height * plane.down) / down) / 8),
    stride: unitsAcross * plane.across,
    rows: unitsDown * plane.down,
    coefficients: new Int16Array(sizes[index] ?? 0),
  }))
  return { width, height, across, down, components, isProgressive }
}

/** Reads a scan's data; where the next mark stands. */
function readScan(bytes: Bytes, start: number, { content, frame, dc, ac, restart }: Scan): number {
  const count = content[0] ?? 0
  const parts = Array.from({ length: count }, (_, index): ScanPart => {
    const [id, selectors = 0] = content.subarray(1 + index * 2)
    const component = frame.components.find((each) => each.id === id)
    if (!component) throw new UnfitJpeg('data of no plane')
    return { component, dc: dc.get(selectors >> 4), ac: ac.get(selectors & 15), mean: 0 }
  })
  const [first = 0, last = 0, bitsOf = 0] = content.subarray(1 + count * 2)
  const band: Band = { start: first, end: last, high: bitsOf >> 4, low: bitsOf & 15 }
  if (count === 0 || last > 63 || first > last || band.low > 13) throw new UnfitJpeg('a scan of no sense')
  const blocks = blocksOf(parts, frame)
  const { runs, end } = entropyRuns(bytes, start)
  const perRun = restart === 0 ? blocks.units : restart
  if (runs.length < Math.ceil(blocks.units / perRun)) throw new UnfitJpeg('data are missing')
  for (let unit = 0, run = 0; unit < blocks.units; run += 1) {
    const reader = new BitReader(runs[run] ?? new Uint8Array())
    const read = blockReader(band, frame.isProgressive)
    for (const part of parts) part.mean = 0
    const to = Math.min(blocks.units, unit + perRun)
    for (; unit < to; unit += 1) blocks.visit(unit, (part, at) => read(reader, part, at))
  }
  return end
}

/** The order of blocks in a scan: one plane alone row by row, several in units of all of them (T.81, A.2). */
function blocksOf(parts: readonly ScanPart[], frame: Frame) {
  const [only] = parts
  if (only && parts.length === 1) {
    const { width, height, stride } = only.component
    return {
      units: width * height,
      visit: (unit: number, block: (part: ScanPart, at: number) => void) =>
        block(only, (Math.floor(unit / width) * stride + (unit % width)) * 64),
    }
  }
  const unitsAcross = Math.ceil(frame.width / (8 * frame.across))
  return {
    units: unitsAcross * Math.ceil(frame.height / (8 * frame.down)),
    visit: (unit: number, block: (part: ScanPart, at: number) => void) => {
      const [x, y] = [unit % unitsAcross, Math.floor(unit / unitsAcross)]
      for (const part of parts) {
        const { across, down, stride } = part.component
        for (let row = y * down; row < (y + 1) * down; row += 1)
          for (let column = x * across; column < (x + 1) * across; column += 1)
            block(part, (row * stride + column) * 64)
      }
    },
  }
}

/** The data between marks of a restart, each without the zeros after 0xFF; `end` is at the mark that follows. */
function entropyRuns(bytes: Bytes, start: number): { runs: Bytes[]; end: number } {
  const runs: Bytes[] = []
  let run = new Uint8Array(bytes.length - start)
  let length = 0
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0xff) {
      const next = bytes[at + 1] ?? 0
      if (next === 0xff) continue
      if (next !== 0) {
        runs.push(run.subarray(0, length))
        if (next < 0xd0 || next > 0xd7) return { runs, end: at }
        run = run.subarray(length)
        length = 0
        at += 1
        continue
      }
      at += 1
    }
    run[length] = byte
    length += 1
  }
  throw new UnfitJpeg('the data have no end')
}
