import { reader } from '@aurelio/formats/pictures/bytes'
import { blankHeader, type ImageHeader } from './header.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const graphicControl = 0xf9

/** Walks the blocks of a GIF; frames are counted whole. */
export function gifHeader(bytes: Uint8Array): ImageHeader {
  const r = reader(bytes)
  let at = 13 + colourTable(r.u8(10))
  let frames = 0
  let hasAlpha = false
  let isComplete = false
  while (at < bytes.length) {
    const block = r.u8(at)
    if (block === trailer) {
      isComplete = true
      break
    }
    if (block === extension) {
      if (r.u8(at + 1) === graphicControl) hasAlpha ||= (r.u8(at + 3) & 1) === 1
      at = skipSubBlocks(bytes, at + 2)
    } else if (block === image) {
      const data = at + 10 + colourTable(r.u8(at + 9)) + 1
      at = skipSubBlocks(bytes, data)
      if (at <= bytes.length) frames += 1
    } else break
  }
  return {
    ...blankHeader,
    kind: 'gif',
    width: r.u16le(6),
    height: r.u16le(8),
    frames: Math.max(1, frames),
    hasAlpha,
    // Some writers leave the last byte out; a whole first frame is enough.
    isComplete: isComplete || frames > 0,
  }
}

function colourTable(flags: number) {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function skipSubBlocks(bytes: Uint8Array, start: number) {
  let at = start
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    at += length + 1
    if (length === 0) return at
  }
  return bytes.length + 1
}
