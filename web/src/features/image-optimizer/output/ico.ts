/** A picture of an ICO file: a PNG of so many pixels on each side, 256 at most. */
type IcoPicture = { side: number; png: Uint8Array<ArrayBuffer> }

const headBytes = 6
const entryBytes = 16

/** An ICO file of PNG pictures, which Windows and browsers read. */
export function icoOf(pictures: readonly IcoPicture[]): Uint8Array<ArrayBuffer> {
  const first = headBytes + pictures.length * entryBytes
  const file = new Uint8Array(first + pictures.reduce((sum, { png }) => sum + png.length, 0))
  const view = new DataView(file.buffer)
  // Reserved, the kind of file, how many there are.
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let at = first
  for (const [place, { side, png }] of pictures.entries()) {
    const entry = headBytes + place * entryBytes
    // One byte for each side: 256 is written as 0.
    file[entry] = side % 256
    file[entry + 1] = side % 256
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, 32, true)
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, at, true)
    file.set(png, at)
    at += png.length
  }
  return file
}
