import { type Cut, EngineError, type Produced, type SoundFormat } from '../engine.ts'
import { cutting } from './cut.ts'
import { type FfmpegRun, joinPair, joinParts, probeFile } from './ffmpeg.ts'
import { mediaKinds } from './media-kind.ts'
import { deliver, judge } from './parts.ts'
import { toSound } from './sound.ts'
import { missingProgram, type Programs } from '../programs.ts'

/** The file that a person gets as video: as it came where it is whole already, else put together by our ffmpeg. */
export async function finishVideo(
  files: readonly string[],
  { found, run, whole, known }: { found: Programs; run: FfmpegRun; whole: boolean; known: number | null },
): Promise<Produced> {
  const parts = await judge(files)
  const [only] = parts
  const asItCame = only && parts.length === 1 && whole && only.kind !== 'mpegts'
  if (asItCame && (!found.ffprobe || known !== null))
    return deliver(only.file, mediaKinds[only.kind].video, run, known)
  if (found.ffmpeg && known !== null && parts.length === 2 && parts.every(({ kind }) => kind !== 'webm')) {
    const pair = await joinPair(found.ffmpeg, parts, run)
    if (pair) return deliver(pair.file, pair.ext, run, known)
  }
  if (!found.ffprobe) throw missingProgram('ffprobe')
  const { ffprobe } = found
  const streams = await Promise.all(parts.map((part) => probeFile(ffprobe, part, run)))
  const duration = Math.max(0, ...streams.map((stream) => stream.duration ?? 0)) || null
  if (asItCame)
    return deliver(only.file, mediaKinds[only.kind][streams[0]?.video ? 'video' : 'audio'], run, duration)
  if (!found.ffmpeg) throw missingProgram('ffmpeg')
  const joined = await joinParts(found.ffmpeg, parts, streams, run)
  return deliver(joined.file, joined.ext, run, duration)
}

/** The sound alone. `onShare` hears 0 to 1. */
export async function finishAudio(
  files: readonly string[],
  {
    found,
    run,
    format,
    cut,
    title,
    onShare,
  }: {
    found: Programs
    run: FfmpegRun
    format: SoundFormat
    cut: Cut | undefined
    title: string
    onShare: (share: number) => void
  },
): Promise<Produced> {
  if (!found.ffmpeg) throw missingProgram('ffmpeg')
  if (!found.ffprobe) throw missingProgram('ffprobe')
  const [part] = await judge(files)
  if (!part) throw new EngineError('failed', 'Nothing came from this address. Try again.')
  const { audio, audioCodec, duration } = await probeFile(found.ffprobe, part, run)
  if (!audio) throw new EngineError('format', 'This video has no sound.')
  const kept = cutting(cut, duration)
  onShare(0)
  const done = await toSound(
    found.ffmpeg,
    part,
    { format, title, codec: audioCodec, cutting: kept },
    run,
    (seconds) => kept.seconds && onShare(Math.min(1, seconds / kept.seconds)),
  )
  return deliver(done.file, done.ext, run, kept.seconds)
}
