type Size = { width: number; height: number }

/** Markers between those of frames that are none: tables, and one that is reserved. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])

/** How large a JPEG says that it is in the head of its frame (ITU-T T.81, B.2.2); null where it says nothing. */
export function jpegFrame(jpeg: Uint8Array): Size | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  let at = 2
  while (at + 9 <= jpeg.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // A marker may have bytes before it that fill up.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
