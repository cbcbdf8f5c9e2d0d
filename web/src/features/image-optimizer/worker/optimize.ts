import { isEdited } from '../engine/edit.ts'
import { isDrawn } from '@aurelio/contracts/watermark-layout'
import { mediaTypes } from '../engine/media-types.ts'
import { encodeError } from '../engine/failure.ts'
import { isSrgbName } from '@aurelio/formats/pictures/icc'
import { keptOriginal } from '../metadata/kept-original.ts'
import { chooseMetadata, readMetadata } from '../metadata/read-metadata.ts'
import { sayDisplayP3 } from '../metadata/write-colours.ts'
import { takesMetadata, writeMetadata } from '../metadata/write-metadata.ts'
import { encodeBy } from './encode-by.ts'
import { drawSource, keptColours } from './draw-source.ts'
import { readSource, refuseUnfit, type Source } from './load-image.ts'
import { canOptimizeAnimation, optimizeAnimation } from './optimize-animation.ts'
import { release } from './pixels.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import type { Note, Optimized, OptimizeJob } from './protocol.ts'
import { type RepackedJpeg, repackJpeg } from './repack-jpeg.ts'
import { repackPng } from './repack-png.ts'

type Progress = (share: number) => void

/** A second loss has to save a tenth at least. */
const worthLoss = 0.9

/** Makes the result of one picture. Throws OptimizeError; `progress` goes from 0 to 1. */
export async function optimize(job: OptimizeJob, progress: Progress): Promise<Optimized> {
  const { file, settings } = job
  const source = await readSource(file, job.picture)
  refuseUnfit(source)
  const isAnimated = source.header.frames > 1
  if (isAnimated && !job.flatten && (await canOptimizeAnimation(source, settings)))
    return animation(job, source, progress)
  if (isAnimated && !job.flatten)
    throw encodeError('animated', `${source.header.frames} frames would be lost`)
  progress(0.1)
  // What is kept as it came has no watermark.
  const isMarked = isDrawn(settings.watermark)
  const packed = isEdited(job.edit) || isMarked ? null : await repackPng(source, settings)
  if (packed) return neverLarger(repacked(job, source, packed), source, settings, true)
  const tight = isMarked ? null : repackJpeg(source, settings, job.edit)
  if (tight?.isWished === true) return neverLarger(lossless(job, source, tight), source, settings, true)
  const { surface, sameWidth, flattened } = await drawSource(job, source)
  const { width } = surface.canvas
  progress(0.4)
  try {
    const encoded = await encodeBy(surface, settings, (share) => progress(0.4 + share * 0.55))
    const metadata = chooseMetadata(
      readMetadata(source.bytes, source.header.kind),
      settings.metadata,
      encoded,
    )
    const { format } = settings
    const isWide = surface.colours === 'display-p3'
    const coloured = isWide ? await sayDisplayP3(encoded.bytes, format) : encoded.bytes
    const bytes = writeMetadata(coloured, format, metadata)
    const made: Optimized = {
      blob: new Blob([bytes], { type: mediaTypes[settings.format] }),
      width: encoded.width,
      height: encoded.height,
      format: settings.format,
      notes: [...sourceNotes(job, source), ...encoded.notes],
      quality: encoded.quality,
      score: encoded.score,
      encodes: encoded.encodes,
    }
    if (!takesMetadata(settings.format) && settings.metadata !== 'none')
      made.notes.push({ code: 'no-metadata', format: settings.format })
    if (flattened) made.notes.push({ code: 'flattened' })
    if (tight && tight.bytes.length * worthLoss <= bytes.length)
      return neverLarger(lossless(job, source, tight), source, settings, true)
    const isSame = !isAnimated && !isMarked && sameWidth && encoded.width === width
    return neverLarger(made, source, settings, isSame)
  } finally {
    release(surface)
  }
}

/** All frames of an animation, without its notes. */
async function animation(job: OptimizeJob, source: Source, progress: Progress): Promise<Optimized> {
  const { settings } = job
  const { format } = settings
  const { bytes, width, height, quality, count, flattened } = await optimizeAnimation(
    source,
    settings,
    (share) => progress(0.1 + share * 0.85),
  )
  const notes = sourceNotes(job, source)
    .filter(({ code }) => code !== 'first-frame')
    // Frames are drawn in the web's own colours.
    .map((note): Note => (note.code === 'kept-profile' ? { ...note, code: 'converted-profile' } : note))
  const made: Optimized = {
    blob: new Blob([bytes], { type: mediaTypes[format] }),
    width,
    height,
    format,
    notes: [...notes, { code: 'animated', frames: count }],
    quality,
    score: null,
    encodes: count,
  }
  if (flattened) made.notes.push({ code: 'flattened' })
  return neverLarger(made, source, settings, !isDrawn(settings.watermark) && width === source.header.width)
}

/** What a PNG packed anew is: its pixels are as they were, and nothing was converted. */
function repacked(job: OptimizeJob, source: Source, bytes: Uint8Array<ArrayBuffer>): Optimized {
  const { width, height } = source.header
  return {
    blob: new Blob([bytes], { type: mediaTypes.png }),
    width,
    height,
    format: 'png',
    notes: sourceNotes(job, source).filter(({ code }) => code === 'real-kind'),
    quality: 100,
    score: null,
    encodes: 1,
  }
}

/** What a JPEG packed anew is: each pixel as it was. */
function lossless(job: OptimizeJob, source: Source, { bytes, width, height }: RepackedJpeg): Optimized {
  return {
    blob: new Blob([bytes], { type: mediaTypes.jpeg }),
    width,
    height,
    format: 'jpeg',
    notes: [...sourceNotes(job, source).filter(({ code }) => code === 'real-kind'), { code: 'lossless' }],
    quality: null,
    score: null,
    encodes: 1,
  }
}

/** A picture whose format and width stay, with nothing drawn over it, is never made larger (spec decision 12); otherwise it is told when it grew. */
function neverLarger(
  made: Optimized,
  source: Source,
  settings: EncodeSettings,
  sameWidth: boolean,
): Optimized {
  if (made.blob.size < source.bytes.length) return made
  const { kind } = source.header
  const { format } = settings
  if (!sameWidth || kind !== format) {
    const grew = made.blob.size > source.bytes.length
    return grew ? { ...made, notes: [...made.notes, { code: 'grew' }] } : made
  }
  const bytes = keptOriginal(source.bytes, format, settings.metadata)
  return {
    ...made,
    blob: new Blob([bytes], { type: mediaTypes[format] }),
    quality: null,
    score: null,
    // Its pixels are as they were: nothing was converted.
    notes: [...made.notes.filter(({ code }) => code === 'real-kind'), { code: 'kept-original' }],
  }
}

/** Kinds that come as pixels, without the browser having seen their profile. */
const unconverted = new Set(['tiff', 'heic'])

function sourceNotes({ name, file, settings }: OptimizeJob, { header, picture }: Source): Note[] {
  const notes: Note[] = []
  if (isMisnamed(name, file.type, header.kind)) notes.push({ code: 'real-kind', kind: header.kind })
  if (header.frames > 1) notes.push({ code: 'first-frame', frames: header.frames })
  if (header.pages > 1) notes.push({ code: 'first-page', pages: header.pages })
  if (header.pictures > 1 && picture === 0) notes.push({ code: 'first-of-burst', pictures: header.pictures })
  if (header.isCmyk) notes.push({ code: 'converted-cmyk' })
  else if (header.profile !== null && keptColours(header, settings.format) !== 'srgb')
    notes.push({ code: 'kept-profile', profile: header.profile })
  else if (header.profile !== null && !isSrgbName(header.profile))
    notes.push(
      unconverted.has(header.kind)
        ? { code: 'ignored-profile' }
        : { code: 'converted-profile', profile: header.profile },
    )
  if (header.bitDepth > 8) notes.push({ code: 'reduced-depth', bits: header.bitDepth })
  return notes
}

const kindsByExtension: Record<string, string> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  bmp: 'bmp',
  svg: 'svg',
  heic: 'heic',
  heif: 'heic',
  hif: 'heic',
  tif: 'tiff',
  tiff: 'tiff',
}

/** True where the name promises another kind of picture than the bytes hold. */
function isMisnamed(name: string, type: string, kind: string) {
  const promised = kindsByExtension[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? type.replace('image/', '')
  return kind !== 'unknown' && promised !== '' && promised in kindsByExtension && promised !== kind
}
