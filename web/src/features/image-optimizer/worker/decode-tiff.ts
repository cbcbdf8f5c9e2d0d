/**
 * The pixels of the first page of a TIFF, which browsers do not show.
 *
 * @throws Error where the file is damaged or packed in a way that nobody reads
 */
export async function decodeTiff(bytes: Uint8Array<ArrayBuffer>): Promise<ImageData> {
  const { decode, decodeImage, toRGBA8 } = await import('utif2')
  const [page] = decode(bytes.buffer)
  if (!page) throw new Error('a TIFF without a page')
  decodeImage(bytes.buffer, page)
  const pixels = toRGBA8(page)
  return new ImageData(Uint8ClampedArray.from(pixels), page.width, page.height)
}
