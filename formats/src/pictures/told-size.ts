import { jpegFrame } from './jpeg-frame.ts'
import { reader } from './bytes.ts'

/** What the beginning of a JPEG or PNG says of its size, before anything is decoded; null for others. */
export function toldSize(bytes: Uint8Array): { width: number; height: number } | null {
  const r = reader(bytes)
  if (r.u16(0) === 0xffd8) return jpegFrame(bytes)
  return r.text(1, 3) === 'PNG' ? { width: r.u32(16), height: r.u32(20) } : null
}
