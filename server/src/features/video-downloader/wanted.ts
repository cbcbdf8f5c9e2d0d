import type { AudioFormat, VideoQuality } from '@aurelio/contracts/video-downloader'
import { EngineError, qualities, soundFormats, type VideoInfo, type Wanted } from '@aurelio/media/engine'
import { heightOf, isFormatId } from '@aurelio/media/ytdlp/ytdlp-arguments'
import { z } from 'zod'

export type Request = {
  format_id?: string | null | undefined
  quality: VideoQuality
  audio_only: boolean
  audio_format: AudioFormat
  extra?: { kind: 'subtitles'; language: string; automatic: boolean } | { kind: 'thumbnail' } | undefined
}

/** An order as it stands in the table. */
export const wantedSchema: z.ZodType<Wanted> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    quality: z.enum(qualities),
    format: z.object({ id: z.string(), hasAudio: z.boolean() }).nullable(),
  }),
  // Orders of before there was a choice are MP3.
  z.object({ kind: z.literal('audio'), format: z.enum(soundFormats).default('mp3') }),
  z.object({ kind: z.literal('subtitles'), language: z.string(), automatic: z.boolean() }),
  z.object({ kind: z.literal('thumbnail') }),
])

/** The same, and which video of its address it is. */
export const orderedSchema = wantedSchema.and(z.object({ item: z.int().min(1).default(1) }))

/**
 * What a request asks for, by what is known of the address. With 'best' the chosen format holds; another quality is a
 * ceiling, and a format above it gives way to the best one under it. Throws `EngineError` for a format nobody offered.
 */
export function wantedOf(
  { format_id: formatId, quality, audio_only, audio_format: soundFormat, extra }: Request,
  known: VideoInfo | null,
): Wanted {
  if (extra) return extra
  if (audio_only) return { kind: 'audio', format: soundFormat }
  if (!formatId || quality === 'worst') return { kind: 'video', quality, format: null }
  const format = known?.formats.find(({ id }) => id === formatId)
  if ((known && !format) || !isFormatId(formatId))
    throw new EngineError(
      'format',
      'This format is no longer offered. Get the info again and choose another one.',
    )
  const ceiling = heightOf(quality)
  if (ceiling !== null && (format?.height ?? Infinity) > ceiling)
    return { kind: 'video', quality, format: null }
  return { kind: 'video', quality, format: { id: formatId, hasAudio: format?.hasAudio ?? false } }
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

/** Bytes that the site has announced for this order; null where it has not. */
export function announcedBytes(wanted: Wanted, known: VideoInfo | null): number | null {
  if (wanted.kind !== 'video' || wanted.format === null) return null
  const { id } = wanted.format
  const format = known?.formats.find((one) => one.id === id)
  return format && !format.filesizeEstimated ? format.filesize : null
}
