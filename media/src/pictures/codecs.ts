import { compiledWasm } from '../wasm.ts'

/** Pixels, four bytes each: red, green, blue, opacity. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

const decoders = new Map<string, (bytes: ArrayBuffer) => Promise<Pixels>>([
  [
    'image/jpeg',
    async (bytes) => {
      const { default: decode, init } = await import('@jsquash/jpeg/decode.js')
      await init(await compiledWasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
      return decode(bytes, { preserveOrientation: true })
    },
  ],
  [
    'image/png',
    async (bytes) => {
      const { default: decode, init } = await import('@jsquash/png/decode.js')
      await init(await compiledWasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
      return decode(bytes)
    },
  ],
  [
    'image/webp',
    async (bytes) => {
      const { default: decode, init } = await import('@jsquash/webp/decode.js')
      await init(await compiledWasm('@jsquash/webp/codec/dec/webp_dec.wasm'))
      return decode(bytes)
    },
  ],
  [
    'image/avif',
    async (bytes) => {
      const { default: decode, init } = await import('@jsquash/avif/decode.js')
      await init(await compiledWasm('@jsquash/avif/codec/dec/avif_dec.wasm'))
      const pixels = await decode(bytes)
      if (!pixels) throw new Error('An AVIF that cannot be decoded')
      return pixels
    },
  ],
])

/** @throws Error where the picture is damaged */
export async function decoded(bytes: Uint8Array, type: string): Promise<Pixels> {
  const read = decoders.get(type)
  if (!read) throw new Error(`Nothing decodes ${type}`)
  return read(Uint8Array.from(bytes).buffer)
}

/** The quantisation table after Klein, Silverstein and Carney, as the image optimizer of the browser has it. */
const kleinTable = 5
/** From here on JPEG keeps colours in full. */
const fullColours = 90

/** Encoders by the extension of what they make; the quality, 1 to 100, where pages' own does not fit. */
export async function openEncoders() {
  const [avif, webp, jpeg, resize] = await Promise.all([
    import('@jsquash/avif/encode.js'),
    import('@jsquash/webp/encode.js'),
    import('@jsquash/jpeg/encode.js'),
    import('@jsquash/resize'),
  ])
  await avif.init(await compiledWasm('@jsquash/avif/codec/enc/avif_enc.wasm'))
  await webp.init(await compiledWasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  await jpeg.init(await compiledWasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await resize.initResize(await compiledWasm('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  return {
    avif: async (pixels: Pixels, quality = 55) =>
      new Uint8Array(await avif.default(imageData(pixels), { quality, speed: 8 })),
    webp: async (pixels: Pixels, quality = 78) =>
      new Uint8Array(await webp.default(imageData(pixels), { quality })),
    jpg: async (pixels: Pixels) => new Uint8Array(await jpeg.default(imageData(pixels), { quality: 80 })),
    /** As the image optimizer of the browser packs a JPEG. */
    tightJpg: async (pixels: Pixels, quality: number) =>
      new Uint8Array(
        await jpeg.default(imageData(pixels), {
          quality,
          progressive: true,
          quant_table: kleinTable,
          auto_subsample: false,
          chroma_subsample: quality >= fullColours ? 1 : 2,
        }),
      ),
    async scaled(pixels: Pixels, width: number): Promise<Pixels> {
      const height = Math.max(1, Math.round((pixels.height * width) / pixels.width))
      if (width === pixels.width) return pixels
      return resize.default(imageData(pixels), { width, height, linearRGB: false })
    },
  }
}

function imageData({ data, width, height }: Pixels): ImageData {
  return new ImageData(Uint8ClampedArray.from(data), width, height)
}
