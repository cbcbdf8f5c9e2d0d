import { joined, slice, viewOf } from './byte-view.ts'
import type { CleanedPicture } from './cleaned.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const control = 0xf9
const application = 0xff
/** Applications whose block says how often an animation repeats. */
const repeating = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Keeps images, their timing and the repeating; comments, XMP and what follows the end go. */
export function cleanGif(bytes: Uint8Array): CleanedPicture {
  const view = viewOf(bytes)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  let at = 13 + tableBytes(view.getUint8(10))
  const kept = [slice(bytes, 0, at)]
  for (;;) {
    const kind = view.getUint8(at)
    if (kind === trailer) return { bytes: joined([...kept, Uint8Array.of(trailer)]), ...size }
    if (kind !== extension && kind !== image) throw new RangeError('No block')
    const data = kind === extension ? at + 2 : at + 11 + tableBytes(view.getUint8(at + 9))
    const end = endOfBlocks(view, data)
    const block = slice(bytes, at, end)
    if (kind === image || draws(block)) kept.push(block)
    at = end
  }
}

function draws(block: Uint8Array): boolean {
  if (block[1] === control) return true
  return block[1] === application && repeating.has(String.fromCharCode(...block.subarray(3, 14)))
}

/** Bytes of a colour table by the flags that announce it. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

function endOfBlocks(view: DataView, from: number): number {
  let at = from
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1
  return at + 1
}
