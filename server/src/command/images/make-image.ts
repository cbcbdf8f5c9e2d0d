import { readFile } from 'node:fs/promises'
import { cleanedPicture } from '@aurelio/media/pictures/cleaned-picture'
import { openEncoders, type Pixels } from '@aurelio/media/pictures/codecs'
import { loadSharp } from '../../platform/images/load-sharp.ts'
import { watermarkDrawing } from './watermark-drawing.ts'
import type { ImageFormat, ImageWish } from './wish.ts'

export type MadeImage = {
  bytes: Uint8Array
  format: ImageFormat
  width: number
  height: number
  /** Nothing smaller came out: the picture itself, without its metadata. */
  isOriginal: boolean
}

/** Why a picture cannot be made, in words for whoever gave the command. */
export class ImageProblem extends Error {
  override name = 'ImageProblem'
}

type Encoders = Awaited<ReturnType<typeof openEncoders>>

/** 120 megapixels are 480 MB once decoded, as in the browser. */
const mostPixels = 120_000_000
/** Below this nobody wants a picture for its size. */
const worstQuality = 20
const step = 8

/** Makes pictures with the codecs of the image optimizer, which are loaded with the first one. */
export function imageMaker() {
  let opened: Promise<Encoders> | undefined
  return async (file: string, wish: ImageWish): Promise<MadeImage> => {
    const source = await readFile(file)
    const read = await decode(source, wish)
    opened ??= openEncoders()
    const most = Math.min(source.length - 1, wish.bytes ?? Number.MAX_SAFE_INTEGER)
    const bytes = await encodedWithin(most, read, wish, await opened)
    const { width, height } = read.pixels
    if (bytes) return { bytes, format: wish.format, width, height, isOriginal: false }
    return original(source, read, wish)
  }
}

type Read = { pixels: Pixels; kind: string; whole: { width: number; height: number } }

/** Upright, in the web's colours, narrow enough, and marked. */
async function decode(source: Buffer, { format, width, watermark }: ImageWish): Promise<Read> {
  const sharp = await loadSharp()
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const
  try {
    const about = await sharp(source, options).metadata()
    if ((about.pages ?? 1) > 1 && about.format !== 'tiff')
      throw new ImageProblem('es una animación. El optimizador del panel sí la mantiene.')
    const upright = { width: about.autoOrient.width, height: about.autoOrient.height }
    let image = sharp(source, options).autoOrient()
    if (width !== null) image = image.resize({ width, withoutEnlargement: true })
    if (format === 'jpeg') image = image.flatten({ background: '#ffffff' })
    const { data, info } = await image
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const plain = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
    const pixels = watermark === null ? plain : await marked(plain, watermark)
    return { pixels, kind: about.format, whole: upright }
  } catch (error) {
    if (error instanceof ImageProblem) throw error
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new ImageProblem(
      isLarge
        ? 'tiene más de 120 megapíxeles.'
        : 'no se puede leer: está dañada o no es lo que dice su nombre.',
      { cause: error },
    )
  }
}

async function marked(pixels: Pixels, text: string): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width, height } = pixels
  const drawing = Buffer.from(watermarkDrawing(text, { width, height }))
  const data = await sharp(Buffer.from(pixels.data.buffer), { raw: { width, height, channels: 4 } })
    .composite([{ input: drawing }])
    .raw()
    .toBuffer()
  return { data: new Uint8ClampedArray(data), width, height }
}

/** At the wished quality, or lower where that is needed to stay within the bytes; null where nothing does. */
async function encodedWithin(most: number, { pixels }: Read, wish: ImageWish, encoders: Encoders) {
  for (let quality = wish.quality; quality >= Math.min(worstQuality, wish.quality); quality -= step) {
    const bytes = await encode(pixels, wish.format, quality, encoders)
    if (bytes.length <= most) return bytes
    // Without a limit of its own a picture is not made worse than it was asked for.
    if ((wish.bytes === null && wish.watermark === null) || wish.format === 'png') return null
  }
  return null
}

async function encode(pixels: Pixels, format: ImageFormat, quality: number, encoders: Encoders) {
  if (format === 'jpeg') return encoders.tightJpg(pixels, quality)
  if (format !== 'png') return encoders[format](pixels, quality)
  const sharp = await loadSharp()
  const { width, height } = pixels
  const image = sharp(Buffer.from(pixels.data.buffer), { raw: { width, height, channels: 4 } })
  const colours = quality === 100 ? {} : { palette: true, quality }
  return new Uint8Array(await image.png({ compressionLevel: 9, effort: 10, ...colours }).toBuffer())
}

/** Never larger than the source: the picture itself where it is what was asked for, without its metadata. */
function original(source: Buffer, { kind, whole, pixels }: Read, wish: ImageWish): MadeImage {
  const own = kind === 'heif' ? 'avif' : kind
  const fits = wish.bytes === null || source.length <= wish.bytes
  if (wish.watermark !== null) throw new ImageProblem('con la marca de agua pesaría más que la original.')
  if (own !== wish.format || !fits || pixels.width !== whole.width)
    throw new ImageProblem('no sale más pequeña con estos ajustes. Prueba otro formato o menos calidad.')
  const { bytes } = cleanedPicture(source, `image/${own}`)
  return { bytes, format: wish.format, ...whole, isOriginal: true }
}
