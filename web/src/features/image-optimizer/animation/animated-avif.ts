import { joined } from '../../../platform/pictures/joined.ts'
import { latin1 } from '../../../platform/pictures/latin1.ts'
import { box, fullBox, upright, u16, u32, type Bytes } from './boxes.ts'

/** One picture of an animation: what the AV1 encoder gave for it, and how long it is shown. */
export type CodedFrame = { data: Bytes; isKey: boolean; milliseconds: number }

type Size = { width: number; height: number }

/** Where the pictures stand is known once everything before them is written. */
type Place = { first: number }

/**
 * An animation as AVIF (AV1 Image File Format, image sequences): a track of frames of 8 bits with colours at half the
 * resolution, and its first frame as the picture for those who show no animations. `loops` is 0 for an endless one.
 */
export function animatedAvif(size: Size, coded: readonly CodedFrame[], loops: number): Bytes {
  const frames = coded.map((frame) => ({ ...frame, data: withoutDelimiter(frame.data) }))
  const before = (place: Place) => [
    box('ftyp', latin1('avis'), u32(0), latin1('avifavismsf1iso8mif1miafMA1B')),
    pictureBoxes(size, frames, place),
    movieBoxes(size, frames, loops, place),
  ]
  const { length } = joined(before({ first: 0 }))
  return joined([...before({ first: length + 8 }), box('mdat', ...frames.map(({ data }) => data))])
}

/** Files hold no delimiters between frames (AV1 in ISOBMFF, 2.4). */
function withoutDelimiter(data: Bytes): Bytes {
  return data[0] === 0x12 && data[1] === 0 ? data.slice(2) : data
}

/** The level stands in the first bits of the sequence's header, which begins the first frame. */
function configuration([first]: readonly CodedFrame[]): Bytes {
  const sequenceHeader = 1
  const isHeader = (first?.data[0] ?? 0) >> 3 === sequenceHeader
  const level = isHeader ? (first?.data[5] ?? 0) >> 3 : 31
  return box('av1C', Uint8Array.of(0x81, level, 0x0c, 0))
}

/** The web's colours in the range of video, as the encoder is handed them (`yuv.ts`). */
const colours = box('colr', latin1('nclx'), u16(1, 13, 1), Uint8Array.of(0))

function handler(): Bytes {
  return fullBox('hdlr', 0, u32(0), latin1('pict'), u32(0, 0, 0), Uint8Array.of(0))
}

/** The first frame as a picture of its own. */
function pictureBoxes({ width, height }: Size, frames: readonly CodedFrame[], { first }: Place): Bytes {
  const item = box('infe', u32(0x02000000), u16(1, 0), latin1('av01'), Uint8Array.of(0))
  const properties = box(
    'ipco',
    fullBox('ispe', 0, u32(width, height)),
    fullBox('pixi', 0, Uint8Array.of(3, 8, 8, 8)),
    configuration(frames),
    colours,
  )
  return fullBox(
    'meta',
    0,
    handler(),
    fullBox('pitm', 0, u16(1)),
    fullBox('iloc', 0, u16(0x4400, 1, 1, 0, 1), u32(first, frames[0]?.data.length ?? 0)),
    fullBox('iinf', 0, u16(1), item),
    // The codec's configuration is the one that a reader must understand.
    box('iprp', properties, fullBox('ipma', 0, u32(1), u16(1), Uint8Array.of(4, 1, 2, 0x83, 4))),
  )
}

/** Milliseconds. */
const timescale = 1000
const endless = [0xffffffff, 0xffffffff] as const

function movieBoxes(size: Size, frames: readonly CodedFrame[], loops: number, place: Place): Bytes {
  const duration = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const whole = loops === 0 ? endless : ([0, duration * loops] as const)
  const { width, height } = size
  const header = box(
    'mvhd',
    u32(0x01000000, 0, 0, 0, 0, timescale, ...whole, 0x10000),
    u16(0x0100, 0),
    u32(0, 0),
    upright,
    u32(0, 0, 0, 0, 0, 0, 2),
  )
  const trackHeader = box(
    'tkhd',
    // Shown; the only track.
    u32(0x01000001, 0, 0, 0, 0, 1, 0, ...whole, 0, 0, 0, 0),
    upright,
    u32(width * 0x10000, height * 0x10000),
  )
  // One round of the frames, again where there is to be more than one.
  const edits = box('edts', fullBox('elst', loops === 1 ? 0 : 1, u32(1, duration, 0, 0x10000)))
  const media = box(
    'mdia',
    fullBox('mdhd', 0, u32(0, 0, timescale, duration), u16(0x55c4, 0)),
    handler(),
    box(
      'minf',
      fullBox('vmhd', 1, u32(0, 0)),
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
      sampleBoxes(size, frames, place),
    ),
  )
  return box('moov', header, box('trak', trackHeader, edits, media))
}

/** What each frame is, how long, how large and where. */
function sampleBoxes({ width, height }: Size, frames: readonly CodedFrame[], { first }: Place): Bytes {
  const entry = box(
    'av01',
    u32(0),
    u16(0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    new Uint8Array(32),
    u16(0x18, 0xffff),
    configuration(frames),
    colours,
    // Frames are drawn from earlier ones.
    fullBox('ccst', 0, u32(0x7c000000)),
  )
  const keys = frames.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []))
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), entry),
    fullBox('stts', 0, u32(frames.length, ...frames.flatMap(({ milliseconds }) => [1, milliseconds]))),
    fullBox('stsc', 0, u32(1, 1, frames.length, 1)),
    fullBox('stsz', 0, u32(0, frames.length, ...frames.map(({ data }) => data.length))),
    fullBox('stco', 0, u32(1, first)),
    fullBox('stss', 0, u32(keys.length, ...keys)),
  )
}
