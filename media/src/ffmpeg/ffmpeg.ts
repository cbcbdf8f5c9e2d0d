import { z } from 'zod'
import { type ChildEnd, runChild } from '../processes/child-process.ts'
import { EngineError } from '../engine.ts'
import type { MediaKind } from './media-kind.ts'

/** What ffmpeg may read of the network while it measures a source; everything of it goes through the proxy. */
const networkProtocols = 'http,https,tcp,tls,httpproxy,crypto'
const networkFormats = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mpegts,mp3,aac,ogg,flac,hls,dash'

const probeSchema = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string(),
        codec_name: z.string().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
      }),
    )
    .default([]),
  format: z
    .object({
      duration: z.coerce.number().optional().catch(undefined),
      size: z.coerce.number().optional().catch(undefined),
    })
    .default({}),
})
export type Probed = {
  duration: number | null
  size: number | null
  width: number | null
  height: number | null
  video: boolean
  audio: boolean
  /** The sound's codec as ffmpeg names it: `aac`, `opus`. */
  audioCodec: string | null
}

export type FfmpegRun = {
  folder: string
  env: Record<string, string>
  signal: AbortSignal
  maxFileBytes?: number
  isBackground?: boolean
}

/** A file of ours whose first bytes were judged. */
export type LocalMedia = { file: string; kind: MediaKind }

/** Measures a local file: the demuxer is the one of its first bytes, and it may open nothing else. */
export async function probeFile(
  ffprobe: string,
  { file, kind }: LocalMedia,
  run: FfmpegRun,
): Promise<Probed> {
  return probe(ffprobe, [...localInput({ file, kind })], run)
}

/** Measures a source on the network; `run.env` must carry the proxy. Null where it cannot be measured. */
export async function probeSource(ffprobe: string, url: string, run: FfmpegRun): Promise<Probed | null> {
  const fences = ['-protocol_whitelist', networkProtocols, '-format_whitelist', networkFormats]
  try {
    return await probe(ffprobe, [...fences, '-rw_timeout', '10000000', '-i', url], run)
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

/**
 * Puts a picture and its sound into one MP4 without looking at them first; null where they are something else, or MP4
 * does not take them. Then `joinParts`, which looks, has its turn.
 */
export async function joinPair(ffmpeg: string, parts: readonly LocalMedia[], run: FfmpegRun) {
  const file = `${run.folder}/joined.mp4`
  const maps = ['-map', '0:v:0', '-map', '1:a:0', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4']
  const end = await runFfmpeg(ffmpeg, [...parts.flatMap((part) => localInput(part)), ...maps, file], run)
  return end.code === 0 ? { file, ext: 'mp4' } : null
}

/**
 * Puts the parts into one file without touching the streams. MP4 takes nearly all; what it refuses goes into MKV.
 * Returns the path and extension.
 */
export async function joinParts(
  ffmpeg: string,
  parts: readonly LocalMedia[],
  streams: readonly Probed[],
  run: FfmpegRun,
) {
  const maps = mapsOf(streams)
  const inputs = parts.flatMap((part) => localInput(part))
  const webm = parts.every((part) => part.kind === 'webm')
  const ext = streams.some(({ video }) => video) ? 'mp4' : 'm4a'
  for (const [extension, muxer] of [
    ...(webm ? [] : [[ext, 'mp4']]),
    ...(webm ? [['webm', 'webm']] : []),
    ['mkv', 'matroska'],
  ]) {
    const file = `${run.folder}/joined.${extension}`
    const faststart = muxer === 'mp4' ? ['-movflags', '+faststart'] : []
    const end = await runFfmpeg(
      ffmpeg,
      [...inputs, ...maps, '-c', 'copy', ...faststart, '-f', muxer ?? 'mp4', file],
      run,
    )
    if (end.code === 0) return { file, ext: extension ?? ext }
    if (run.signal.aborted) break
  }
  throw new EngineError('failed', 'The video came, but its picture and sound could not be put together.')
}

/** Takes the first picture and the first sound of all parts. Throws `EngineError` where there is neither. */
export function mapsOf(streams: readonly Probed[]): string[] {
  const sound = streams.findIndex((stream) => stream.audio)
  const picture = streams.findIndex((stream) => stream.video)
  if (sound < 0 && picture < 0)
    throw new EngineError('disguised', 'The file that came holds neither picture nor sound.')
  return [
    ...(picture >= 0 ? ['-map', `${picture}:v:0`] : []),
    ...(sound >= 0 ? ['-map', `${sound}:a:0`] : []),
  ]
}

/** Names a local file to ffmpeg so that it can be nothing else, and lead nowhere. */
export function localInput({ file, kind }: LocalMedia) {
  // A kind is its demuxer's name, save that webm and mkv share one.
  const demuxer = kind === 'webm' ? 'matroska' : kind
  const whitelist =
    demuxer === 'matroska' ? 'matroska,webm' : demuxer === 'mov' ? 'mov,mp4,m4a,3gp,3g2,mj2' : demuxer
  return [
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    whitelist,
    '-f',
    demuxer,
    '-i',
    `file:${file}`,
  ]
}

/** Runs ffmpeg; `onSeconds` hears how far it is in the output. */
export async function runFfmpeg(
  ffmpeg: string,
  args: string[],
  run: FfmpegRun,
  onSeconds?: (seconds: number) => void,
): Promise<ChildEnd> {
  const end = await runChild({
    ...run,
    command: ffmpeg,
    args: ['-v', 'error', '-nostdin', '-y', '-progress', 'pipe:1', '-nostats', ...args],
    onLine: (line) => {
      const at = /^out_time_us=(\d+)$/.exec(line)
      if (at) onSeconds?.(Number(at[1]) / 1_000_000)
    },
  })
  if (run.signal.aborted) throw new EngineError('cancelled', 'The download was cancelled.')
  return end
}

async function probe(ffprobe: string, input: string[], run: FfmpegRun): Promise<Probed> {
  let printed = ''
  const entries = 'format=duration,size:stream=codec_type,codec_name,width,height'
  const end = await runChild({
    ...run,
    command: ffprobe,
    args: ['-v', 'error', '-show_entries', entries, '-of', 'json', ...input],
    maxOutputBytes: 1_000_000,
    onLine: (line) => {
      printed += line
    },
  })
  if (run.signal.aborted) throw new EngineError('cancelled', 'The download was cancelled.')
  if (end.code !== 0) throw new EngineError('disguised', 'What came from this address is not a video.')
  const { streams, format } = probeSchema.parse(JSON.parse(printed))
  const sound = streams.find((stream) => stream.codec_type === 'audio')
  const widest = streams.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0))[0]
  return {
    duration:
      format.duration && Number.isFinite(format.duration) && format.duration > 0 ? format.duration : null,
    size: format.size ?? null,
    width: widest?.width ?? null,
    height: widest?.height ?? null,
    // A cover picture in a sound file is no video.
    video: streams.some(
      (stream) => stream.codec_type === 'video' && !/^(mjpeg|png|bmp|gif)$/.test(stream.codec_name ?? ''),
    ),
    audio: sound !== undefined,
    audioCodec: sound?.codec_name ?? null,
  }
}
