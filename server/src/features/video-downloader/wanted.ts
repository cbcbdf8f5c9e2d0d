import type { AudioFormat, VideoQuality } from '@aurelio/contracts/video-downloader'
import {
  type Cut,
  EngineError,
  qualities,
  soundFormats,
  type Track,
  transcripts,
  type VideoFormat,
  type VideoInfo,
  type Wanted,
} from '@aurelio/media/engine'
import { heightOf, isFormatId } from '@aurelio/media/ytdlp/ytdlp-arguments'
import { z } from 'zod'

export type Request = {
  format_id?: string | null | undefined
  quality: VideoQuality
  audio_only: boolean
  audio_format: AudioFormat
  cut?: Cut | undefined
  burned?: Track | undefined
  extra?: Exclude<Wanted, { kind: 'video' | 'audio' }> | undefined
}

const cutSchema = z.object({ from: z.number(), to: z.number().nullable() })
const trackSchema = z.object({ language: z.string(), automatic: z.boolean() })

/** An order as it stands in the table. */
export const wantedSchema: z.ZodType<Wanted> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    quality: z.enum(qualities),
    format: z.object({ id: z.string(), hasAudio: z.boolean() }).nullable(),
    cut: cutSchema.optional(),
    burned: trackSchema.optional(),
  }),
  // Orders of before there was a choice are MP3.
  z.object({
    kind: z.literal('audio'),
    format: z.enum(soundFormats).default('mp3'),
    cut: cutSchema.optional(),
  }),
  trackSchema.extend({ kind: z.literal('subtitles'), as: z.enum(transcripts).optional() }),
  z.object({ kind: z.literal('thumbnail') }),
  z.object({ kind: z.literal('frame'), at: z.number() }),
])

/** The same, and which video of its address it is. */
export const orderedSchema = wantedSchema.and(z.object({ item: z.int().min(1).default(1) }))

/**
 * What a request asks for, by what is known of the address. Throws `EngineError` for a format or subtitles that nobody
 * offered, and for a part behind the end.
 */
export function wantedOf(request: Request, known: VideoInfo | null): Wanted {
  const { extra, cut, burned } = request
  if (extra) {
    if (extra.kind === 'frame') checkMoment(extra.at, known)
    return extra
  }
  checkMoment(cut?.from, known)
  if (request.audio_only) return { kind: 'audio', format: request.audio_format, cut }
  const { quality } = request
  if (burned && known && !known.subtitles.some((track) => isSame(track, burned)))
    throw new EngineError('format', 'There are no subtitles in this language.')
  return { kind: 'video', quality, format: formatOf(request, known), cut, burned }
}

/**
 * The exact format of a request; null where the quality alone decides. With 'best' the chosen format holds; another
 * quality is a ceiling, and a format above it gives way to the best one under it.
 */
function formatOf({ format_id: formatId, quality }: Request, known: VideoInfo | null) {
  if (!formatId || quality === 'worst') return null
  const format = known?.formats.find(({ id }) => id === formatId)
  if ((known && !format) || !isFormatId(formatId))
    throw new EngineError(
      'format',
      'This format is no longer offered. Get the info again and choose another one.',
    )
  const ceiling = heightOf(quality)
  if (ceiling !== null && (format?.height ?? Infinity) > ceiling) return null
  return { id: formatId, hasAudio: format?.hasAudio ?? false }
}

function checkMoment(seconds: number | undefined, known: VideoInfo | null) {
  const end = known?.duration ?? null
  if (seconds !== undefined && end !== null && seconds >= end)
    throw new EngineError('format', `This moment is behind the end of the video (${Math.floor(end)} s).`)
}

function isSame(a: Track, b: Track) {
  return a.language === b.language && a.automatic === b.automatic
}

/** Seconds of a video whose address was measured before; null where only the file itself can tell. */
export function knownDuration(wanted: Wanted, known: VideoInfo | null): number | null {
  if (wanted.kind !== 'video' || !known) return null
  const { format } = wanted
  const hasPicture = format === null || known.formats.some(({ id, hasVideo }) => id === format.id && hasVideo)
  return hasPicture ? known.duration : null
}

/** Seconds of a video that is soon fetched. */
const shortSeconds = 10 * 60

/** True for what is soon done: a short video, its sound, or what is no video at all. */
export function isShort({ kind }: Wanted, known: VideoInfo | null): boolean {
  if (kind === 'subtitles' || kind === 'thumbnail') return true
  return (known?.duration ?? Infinity) <= shortSeconds
}

/**
 * Bytes that the site has announced for this order: at least so many, where several formats would do. Null where it has not
 * for one of them.
 */
export function announcedBytes(wanted: Wanted, known: VideoInfo | null): number | null {
  const sizes = possibleFormats(wanted, known?.formats ?? []).map(({ filesize, filesizeEstimated }) =>
    filesizeEstimated ? null : filesize,
  )
  const announced = sizes.filter((size) => size !== null)
  return announced.length > 0 && announced.length === sizes.length ? Math.min(...announced) : null
}

/** Those of which the engine may choose one; none for what is no video and no sound. */
function possibleFormats(wanted: Wanted, formats: readonly VideoFormat[]): VideoFormat[] {
  const pictures = formats.filter(({ hasVideo }) => hasVideo)
  if (wanted.kind === 'audio') {
    const sounds = formats.filter(({ hasVideo }) => !hasVideo)
    return sounds.length > 0 ? sounds : pictures
  }
  if (wanted.kind !== 'video') return []
  const { format, quality } = wanted
  if (format) return formats.filter(({ id }) => id === format.id)
  const ceiling = heightOf(quality) ?? Infinity
  const below = pictures.filter(({ height }) => height !== null && height <= ceiling)
  // Where the engine finds none below, it takes the best of all.
  const allowed = below.length > 0 ? below : pictures
  const heights = allowed.map(({ height }) => height ?? 0)
  const height = quality === 'worst' ? Math.min(...heights) : Math.max(...heights)
  return allowed.filter((one) => (one.height ?? 0) === height)
}
