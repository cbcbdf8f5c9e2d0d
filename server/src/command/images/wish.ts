import { unknownPlaces } from '@aurelio/contracts/image-names'
import { type Purpose, purposeSettings } from '@aurelio/contracts/image-purposes'
import { shownFormats } from '@aurelio/contracts/image-settings'
import { firstWatermark } from '@aurelio/contracts/watermark-layout'
import type { ImageFormat, ImageWish } from '../../features/recipes/run/make-image.ts'
import { CommandError, type Given } from '../command.ts'

export const imageFormats = shownFormats

/** What is asked of each picture of a folder, and how results are called, as in the image optimizer. */
export type FolderWish = ImageWish & { pattern: string }

export const purposeWords: Record<string, Purpose> = {
  tienda: 'shop',
  blog: 'blog',
  whatsapp: 'whatsapp',
  correo: 'mail',
  impresion: 'print',
  icono: 'icon',
}

const plain: FolderWish = {
  format: 'webp',
  quality: 80,
  width: null,
  bytes: null,
  watermark: null,
  background: '#ffffff',
  pattern: '{nombre}',
}
const longestMark = 120

/** What the options ask for. Throws `CommandError` for what they cannot mean. */
export function wishOf({ options }: Given): FolderWish {
  const { format, quality, width, preset, watermark, rename } = options
  const base = typeof preset === 'string' ? purposeWish(preset) : plain
  return {
    ...base,
    ...(typeof format === 'string' && { format: formatOf(format) }),
    ...(typeof quality === 'string' && { quality: whole('--quality', quality, 1, 100), bytes: null }),
    ...(typeof width === 'string' && { width: whole('--width', width, 1, 65_500) }),
    ...(typeof watermark === 'string' && { watermark: { ...firstWatermark, text: markOf(watermark) } }),
    ...(typeof rename === 'string' && { pattern: patternOf(rename) }),
  }
}

function purposeWish(word: string): FolderWish {
  const purpose = purposeWords[word]
  if (!purpose)
    throw new CommandError(
      `No hay ningún preajuste «${word}». Los que hay: ${Object.keys(purposeWords).join(', ')}.`,
    )
  const {
    format,
    quality = plain.quality,
    widthMode,
    widthPixels,
    mode,
    targetKilobytes,
  } = purposeSettings[purpose]
  return {
    ...plain,
    format: formatOf(format ?? plain.format),
    quality,
    width: widthMode === 'pixels' && widthPixels !== undefined ? widthPixels : null,
    bytes: mode === 'target' && targetKilobytes !== undefined ? targetKilobytes * 1024 : null,
  }
}

function formatOf(word: string): ImageFormat {
  const format = imageFormats.find(
    (one) => one === (word.toLowerCase() === 'jpg' ? 'jpeg' : word.toLowerCase()),
  )
  if (!format) throw new CommandError(`No se hace «${word}». Formatos: ${imageFormats.join(', ')}.`)
  return format
}

function whole(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new CommandError(`${option} va de ${least} a ${most}, sin decimales: «${text}» no vale.`)
}

function markOf(text: string): string {
  const mark = text.trim()
  if (mark !== '' && mark.length <= longestMark && !/\p{Cc}/u.test(mark)) return mark
  throw new CommandError(`--watermark es un texto de 1 a ${longestMark} caracteres, en una línea.`)
}

function patternOf(pattern: string): string {
  const unknown = unknownPlaces(pattern)
  if (unknown.length === 0 && pattern.trim() !== '') return pattern
  throw new CommandError(
    `No se conoce ${unknown.join(', ') || 'un nombre vacío'} en --rename. Vale {nombre}, {n}, {n:3}, {ancho}, {alto}, {fecha}, {carpeta} y {formato}.`,
  )
}
