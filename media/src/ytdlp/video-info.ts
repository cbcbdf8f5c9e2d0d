import { z } from 'zod'
import { EngineError, type Subtitle, type VideoFormat, type VideoInfo } from '../engine.ts'
import { json, number, text, webAddress } from './printed.ts'
import { isFormatId } from './ytdlp-arguments.ts'

const formatSchema = z.object({
  format_id: z.string(),
  url: text,
  manifest_url: text,
  ext: text,
  protocol: text,
  resolution: text,
  width: number,
  height: number,
  filesize: number,
  filesize_approx: number,
  tbr: number,
  vcodec: text,
  acodec: text,
  has_drm: z.unknown().optional(),
})
const tracksSchema = z
  .record(z.string(), z.array(z.object({ ext: text, name: text })).catch([]))
  .nullish()
  .catch(null)
const entrySchema = z.object({
  title: text,
  duration: number,
  thumbnail: text,
  is_live: z.boolean().nullish().catch(null),
  formats: z.array(formatSchema).nullish(),
  subtitles: tracksSchema,
  automatic_captions: tracksSchema,
})
const answerSchema = entrySchema.extend({ _type: text, entries: z.array(entrySchema.nullable()).nullish() })

type RawFormat = z.infer<typeof formatSchema>
const vettedProtocol = /^(https?|m3u8|m3u8_native|http_dash_segments)$/

/** What was measured at the source itself, because the site did not say it. */
export type Measured = {
  duration: number | null
  formats: ReadonlyMap<string, { size: number | null; width: number | null; height: number | null }>
}
export const nothingMeasured: Measured = { duration: null, formats: new Map() }

/** The info, and where each format can be measured. */
export type ReadInfo = { info: VideoInfo; sources: Map<string, { url: string; direct: boolean }> }

/**
 * Reads what the engine printed about an address (`-J`). A playlist gives its first entry and says so. What the site
 * left out is estimated from the other fields and from what was measured, and marked.
 * Throws `EngineError` where there is no video, or one that cannot be downloaded.
 */
export function readInfo(printed: string, measured: Measured = nothingMeasured): ReadInfo {
  const { data } = answerSchema.safeParse(json(printed))
  if (!data) throw new EngineError('no-video', 'No video was found at this address.')
  const { _type: type } = data
  const playlist = type === 'playlist' || type === 'multi_video'
  const entry = playlist ? data.entries?.find((candidate) => candidate !== null) : data
  if (!entry?.formats?.length)
    throw new EngineError(
      'no-video',
      playlist
        ? 'This playlist holds no video that can be downloaded.'
        : 'No video was found at this address.',
    )
  if (entry.is_live)
    throw new EngineError('live', 'This is a live broadcast. It can be downloaded when it is over.')
  const usable = entry.formats.filter(
    (format) =>
      isFormatId(format.format_id) &&
      vettedProtocol.test(format.protocol ?? '') &&
      format.ext !== 'mhtml' &&
      format.has_drm !== true,
  )
  if (usable.length === 0)
    throw new EngineError('unsupported', 'This video is only offered in ways that cannot be downloaded here.')
  const duration = entry.duration ?? measured.duration
  return {
    info: {
      title: entry.title?.trim().slice(0, 300) || 'Video',
      duration,
      durationEstimated: !entry.duration && duration !== null,
      thumbnail: webAddress(entry.thumbnail),
      formats: formatsOf(
        usable.map((format) => withMeasures(format, measured)),
        duration,
      ),
      subtitles: [
        ...subtitlesOf(entry.subtitles, false),
        ...subtitlesOf(entry.automatic_captions, true),
      ].slice(0, 200),
      playlist,
    },
    sources: new Map(
      usable.flatMap((format) => {
        const url = format.manifest_url ?? format.url
        return url
          ? [[format.format_id, { url, direct: /^https?$/.test(format.protocol ?? '') }] as const]
          : []
      }),
    ),
  }
}

function formatsOf(usable: RawFormat[], duration: number | null) {
  const sounds = usable.filter(isSound)
  const bestSound = sounds.toSorted((a, b) => (b.tbr ?? 0) - (a.tbr ?? 0))[0]
  return usable.map((format): VideoFormat => {
    // A manifest that keeps the sound apart need not say so of each picture: then it counts as silent.
    const silent = !isSound(format) && (format.acodec === 'none' || (!format.acodec && sounds.length > 0))
    const parts = silent && bestSound ? [format, bestSound] : [format]
    return { ...withSize(format, parts, duration), hasAudio: !silent }
  })
}

function withSize(format: RawFormat, parts: RawFormat[], duration: number | null) {
  const sizes = parts.map((part) => sizeOf(part, duration))
  const known = sizes.every((size) => size.bytes !== null)
  return {
    id: format.format_id,
    resolution: isSound(format) ? 'audio only' : (sizeInPixels(format) ?? format.resolution ?? 'unknown'),
    height: isSound(format) ? null : (format.height ?? null),
    ext: format.ext ?? 'mp4',
    filesize: known ? sizes.reduce((sum, size) => sum + (size.bytes ?? 0), 0) : (sizes[0]?.bytes ?? null),
    filesizeEstimated: !known || sizes.some((size) => size.estimated),
    bitrate: format.tbr ?? null,
    hasVideo: !isSound(format),
  }
}

function withMeasures(format: RawFormat, { formats }: Measured): RawFormat {
  const found = formats.get(format.format_id)
  if (!found) return format
  return {
    ...format,
    width: format.width ?? found.width,
    height: format.height ?? found.height,
    // What a file's own server announces is no estimate.
    filesize: format.filesize ?? found.size,
  }
}

/** Size fields first, then bit rate and duration. */
function sizeOf({ filesize, filesize_approx, tbr }: RawFormat, duration: number | null) {
  if (filesize) return { bytes: filesize, estimated: false }
  if (filesize_approx) return { bytes: Math.round(filesize_approx), estimated: true }
  if (tbr && duration) return { bytes: Math.round((tbr * 1000 * duration) / 8), estimated: true }
  return { bytes: null, estimated: true }
}

function isSound(format: RawFormat) {
  return format.vcodec === 'none'
}

function sizeInPixels({ width, height }: RawFormat) {
  if (width && height) return `${width}x${height}`
  return height ? `${height}p` : null
}

function subtitlesOf(tracks: z.infer<typeof tracksSchema>, automatic: boolean): Subtitle[] {
  return Object.entries(tracks ?? {})
    .filter(
      ([language, list]) => /^[\w-]{1,40}$/.test(language) && language !== 'live_chat' && list.length > 0,
    )
    .map(([language, [first]]) => ({ language, name: first?.name ?? language, automatic }))
}
