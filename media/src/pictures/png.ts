import { joined, nameAt, slice, viewOf } from './byte-view.ts'
import type { CleanedPicture } from './cleaned.ts'

/** What draws the picture beside the critical chunks: colour, transparency, density, animation. */
const drawing = new Set(
  'cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST tRNS pHYs acTL fcTL fdAT'.split(' '),
)

/** Keeps critical chunks and those that draw; texts, times, Exif and what follows the end go. */
export function cleanPng(bytes: Uint8Array): CleanedPicture {
  const view = viewOf(bytes)
  const kept = [slice(bytes, 0, 8)]
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at)
    const name = nameAt(bytes, at + 4)
    const chunk = slice(bytes, at, end)
    if (/^[A-Z]/.test(name) || drawing.has(name)) kept.push(chunk)
    if (name === 'IEND') return { bytes: joined(kept), ...size }
    at = end
  }
}
