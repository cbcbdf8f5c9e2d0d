import { longestMark, type Watermark } from '@aurelio/contracts/image-settings'
import { drawnFile } from './drawn-file.ts'

/** Longest sides that are tried, in pixels: a mark seldom takes more of a picture. */
const sides = [800, 400, 200]

/** A picture as a watermark holds it: small enough to be kept with the settings. Null where it cannot be read. */
export async function readMark(file: File): Promise<Watermark['picture']> {
  for (const side of sides) {
    const blob = await drawnFile(file, side, 'image/webp')
    if (!blob) return null
    const data = await dataAddress(blob)
    if (data.length <= longestMark)
      return { id: crypto.randomUUID(), name: file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 200), data }
  }
  return null
}

async function dataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${blob.type};base64,${btoa(text)}`
}
