import { type Bytes, bytesOf } from './bytes.ts'

/** Four bytes each: red, green, blue, opacity. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** The same WebAssembly on every side: the same picture becomes the same bytes. */
export async function loadCodecs() {
  const [{ default: decode }, { default: encode }, { default: resize }] = await Promise.all([
    import('@jsquash/jpeg/decode.js'),
    import('@jsquash/jpeg/encode.js'),
    import('@jsquash/resize'),
  ])
  return {
    /** The pixels as they lie there, not turned. */
    pixels: async (jpeg: Bytes): Promise<Pixels> => held(await decode(jpeg.slice().buffer)),
    scaled: async (pixels: Pixels, { width, height }: { width: number; height: number }): Promise<Pixels> =>
      width === pixels.width && height === pixels.height
        ? pixels
        : held(
            await resize(imageOf(pixels), {
              width,
              height,
              method: 'lanczos3',
              premultiply: false,
              linearRGB: false,
            }),
          ),
    packed: async (pixels: Pixels, quality: number): Promise<Bytes> =>
      bytesOf(new Uint8Array(await encode(imageOf(pixels), { quality }))),
  }
}

function imageOf({ data, width, height }: Pixels): ImageData {
  return new ImageData(data, width, height)
}

function held({ data, width, height }: ImageData): Pixels {
  return { data: new Uint8ClampedArray(bytesOf(new Uint8Array(data.buffer)).buffer), width, height }
}
