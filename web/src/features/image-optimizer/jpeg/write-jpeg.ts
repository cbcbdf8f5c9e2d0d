import { joined } from '../../../platform/pictures/joined.ts'
import { jpegSegment } from '../metadata/write-metadata.ts'
import type { EncodeTable } from './huffman.ts'
import type { JpegPicture } from './picture.ts'
import { planScans } from './plan-scans.ts'
import type { Band } from './read-scan.ts'
import { CountingSink, WritingSink } from './sinks.ts'
import { bandSymbols, meanSymbols, type Sink } from './symbols.ts'

type Bytes = Uint8Array<ArrayBuffer>
const means: Band = { start: 0, end: 0, high: 0, low: 0 }

/** The same coefficients as a progressive JPEG, packed as tight as Huffman codes go. */
export function writeJpeg(picture: JpegPicture): Bytes {
  const { components, notes } = picture
  // What tells most about a picture comes first: its means, then plane by plane.
  const scans = components.flatMap((component, index) =>
    planScans(component).map((band) =>
      scan(picture, [index], band, (sink) => bandSymbols(component, band, sink)),
    ),
  )
  return joined([
    Uint8Array.of(0xff, 0xd8),
    ...notes,
    ...quantisation(picture),
    frame(picture),
    meanScans(picture),
    ...scans,
    Uint8Array.of(0xff, 0xd9),
  ])
}

/** The means: of all planes together, or plane by plane where that is shorter. */
function meanScans(picture: JpegPicture): Bytes {
  const { components } = picture
  const all = components.map((_, index) => index)
  const together = scan(picture, all, means, (sink) => meanSymbols(picture, sink))
  const apart = joined(
    components.map((component, index) =>
      scan(picture, [index], means, (sink) => meanSymbols({ ...picture, components: [component] }, sink)),
    ),
  )
  return apart.length < together.length ? apart : together
}

function quantisation({ tables }: JpegPicture): Bytes[] {
  return [...tables].map(([id, values]) => {
    const isWide = values.some((value) => value > 255)
    const bytes = isWide ? [...values].flatMap((value) => [value >> 8, value & 255]) : [...values]
    return jpegSegment(0xdb, Uint8Array.of((isWide ? 16 : 0) | id, ...bytes))
  })
}

function frame({ width, height, components }: JpegPicture): Bytes {
  const planes = components.flatMap(({ id, across, down, table }) => [id, (across << 4) | down, table])
  const head = [8, height >> 8, height & 255, width >> 8, width & 255, components.length]
  return jpegSegment(0xc2, Uint8Array.of(...head, ...planes))
}

/** One scan with the codes that suit it best: what it holds is gone through twice. */
function scan(picture: JpegPicture, planes: readonly number[], band: Band, put: (sink: Sink) => void): Bytes {
  const isMean = band.start === 0
  const counted = new CountingSink()
  put(counted)
  const tables = isMean && planes.length > 1 ? [counted.table(0), counted.table(1)] : [counted.table(0)]
  const written = new WritingSink(tables)
  put(written)
  const selectors = planes.flatMap((plane) => [
    picture.components[plane]?.id ?? 0,
    isMean && planes.length > 1 ? Math.min(plane, 1) << 4 : 0,
  ])
  const { start, end, high, low } = band
  return joined([
    ...tables.map((table, index) => codes(table, (isMean ? 0 : 16) | index)),
    jpegSegment(0xda, Uint8Array.of(planes.length, ...selectors, start, end, (high << 4) | low)),
    written.end(),
  ])
}

function codes({ counts, symbols }: EncodeTable, id: number): Bytes {
  return jpegSegment(0xc4, joined([Uint8Array.of(id), counts, symbols]))
}
