import type { shownFormats, Watermark } from '@aurelio/contracts/image-settings'
import { isDrawn } from '@aurelio/contracts/watermark-layout'
import { boxedKind } from '@aurelio/formats/heif/heif-marks'
import { TooManyPixels, webPicture } from '@aurelio/formats/heif/web-picture'
import { cleanedPicture } from '@aurelio/media/pictures/cleaned-picture'
import { openEncoders, type Pixels } from '@aurelio/media/pictures/codecs'
import type { Sharp } from 'sharp'
import { loadHeif } from '../../../platform/images/load-heif.ts'
import { loadSharp } from '../../../platform/images/load-sharp.ts'
import { pictureMark, textMark, watermarkDrawing } from './watermark-drawing.ts'

export type ImageFormat = (typeof shownFormats)[number]

/** What is asked of each picture. */
export type ImageWish = {
  format: ImageFormat
  /** 1 to 100. */
  quality: number
  /** Pixels; null for the width that it has. */
  width: number | null
  /** The most that a result weighs; null where nothing is said. */
  bytes: number | null
  watermark: Watermark | null
  /** Behind transparent places of a JPEG: `#rrggbb`. */
  background: string
}

export type MadeImage = {
  bytes: Uint8Array
  format: ImageFormat
  width: number
  height: number
  /** Nothing smaller came out: the picture itself, without its metadata. */
  isOriginal: boolean
}

/** Why a picture cannot be made, in words for whoever asked for it. */
export class ImageProblem extends Error {
  override name = 'ImageProblem'
}

type Encoders = Awaited<ReturnType<typeof openEncoders>>

/** 120 megapixels are 480 MB once decoded, as in the browser. */
const mostDecoded = 120_000_000
/** A mark is a small picture; one that unpacks to more is none. */
const mostOfMark = 16_000_000
/** What is read besides HEIC: not drawings, which may name files of the server. */
const readable = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff', 'gif'])
/** Below this nobody wants a picture for its size. */
const worstQuality = 20
const step = 8

/** Makes pictures of at most so many pixels with the codecs of the image optimizer, which are loaded with the first one. */
export function imageMaker(mostPixels = mostDecoded) {
  let opened: Promise<Encoders> | undefined
  return async (source: Buffer, wish: ImageWish): Promise<MadeImage> => {
    const read = await decode(source, wish, mostPixels)
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
async function decode(source: Buffer, wish: ImageWish, mostPixels: number): Promise<Read> {
  try {
    return await (boxedKind(source) === 'heic'
      ? decodePhoto(source, wish, mostPixels)
      : decodePlain(source, wish, mostPixels))
  } catch (error) {
    if (error instanceof ImageProblem) throw error
    const isLarge =
      error instanceof TooManyPixels || (error instanceof Error && /pixel limit/i.test(error.message))
    throw new ImageProblem(
      isLarge
        ? `tiene más de ${mostPixels / 1_000_000} megapíxeles.`
        : 'no se puede leer: está dañada o no es lo que dice su nombre.',
      { cause: error },
    )
  }
}

async function decodePlain(source: Buffer, wish: ImageWish, mostPixels: number): Promise<Read> {
  const sharp = await loadSharp()
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const
  const about = await sharp(source, options).metadata()
  if (!readable.has(about.format)) throw new Error(`${about.format} is not read here`)
  if ((about.pages ?? 1) > 1 && about.format !== 'tiff')
    throw new ImageProblem('es una animación. El optimizador del panel sí la mantiene.')
  const pixels = await drawn(sharp(source, options).autoOrient(), wish)
  const whole = { width: about.autoOrient.width, height: about.autoOrient.height }
  return { pixels, kind: about.format, whole }
}

async function decodePhoto(source: Buffer, wish: ImageWish, mostPixels: number): Promise<Read> {
  const sharp = await loadSharp()
  const { data, width, height } = await webPicture(await loadHeif(), source, mostPixels)
  const image = sharp(Buffer.from(data.buffer), {
    raw: { width, height, channels: 4 },
    limitInputPixels: mostPixels,
  })
  return { pixels: await drawn(image, wish), kind: 'heic', whole: { width, height } }
}

/** Narrow enough, without transparency for a JPEG, and marked. */
async function drawn(image: Sharp, { format, width, watermark, background }: ImageWish): Promise<Pixels> {
  let sized = image
  if (width !== null) sized = sized.resize({ width, withoutEnlargement: true })
  if (format === 'jpeg') sized = sized.flatten({ background })
  const { data, info } = await sized
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const plain = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  return isDrawn(watermark) ? marked(plain, watermark) : plain
}

async function marked(pixels: Pixels, watermark: Watermark): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width, height } = pixels
  const mark =
    watermark.picture && watermark.kind === 'picture'
      ? await drawnMark(watermark.picture)
      : textMark(watermark)
  const drawing = Buffer.from(watermarkDrawing({ width, height }, mark, watermark))
  const data = await sharp(Buffer.from(pixels.data.buffer), { raw: { width, height, channels: 4 } })
    .composite([{ input: drawing }])
    .raw()
    .toBuffer()
  return { data: new Uint8ClampedArray(data), width, height }
}

async function drawnMark({ data }: { data: string }) {
  const sharp = await loadSharp()
  const given = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  try {
    const { data: png, info } = await sharp(given, { limitInputPixels: mostOfMark })
      .png()
      .toBuffer({ resolveWithObject: true })
    return pictureMark(png, info)
  } catch (error) {
    throw new ImageProblem('no se puede marcar: la imagen de la marca de agua está dañada.', { cause: error })
  }
}

/** At the wished quality, or lower where that is needed to stay within the bytes; null where nothing does. */
async function encodedWithin(most: number, { pixels }: Read, wish: ImageWish, encoders: Encoders) {
  for (let quality = wish.quality; quality >= Math.min(worstQuality, wish.quality); quality -= step) {
    const bytes = await encode(pixels, wish.format, quality, encoders)
    if (bytes.length <= most) return bytes
    // Without a limit of its own a picture is not made worse than it was asked for.
    if ((wish.bytes === null && !isDrawn(wish.watermark)) || wish.format === 'png') return null
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
  if (isDrawn(wish.watermark)) throw new ImageProblem('con la marca de agua pesaría más que la original.')
  if (own !== wish.format || !fits || pixels.width !== whole.width)
    throw new ImageProblem('no sale más pequeña con estos ajustes. Prueba otro formato o menos calidad.')
  const { bytes } = cleanedPicture(source, `image/${own}`)
  return { bytes, format: wish.format, ...whole, isOriginal: true }
}
