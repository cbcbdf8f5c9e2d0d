import { type Cut, EngineError, type Produced } from '../engine.ts'
import { missingProgram, type Programs } from '../programs.ts'
import { cutting } from './cut.ts'
import { type FfmpegRun, localInput, mapsOf, probeFile, runFfmpeg } from './ffmpeg.ts'
import { deliver, judge } from './parts.ts'

/** Subtitles that can be drawn, by their extension, with their demuxer. */
const readers: Record<string, string> = { vtt: 'webvtt', srt: 'srt', ass: 'ass' }
const drawn = 'burned.ass'
// Near to the source at a size like its own, and fast enough for a small server.
const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p']
const sound = ['-c:a', 'aac', '-b:a', '192k']

type Remaking = {
  found: Programs
  run: FfmpegRun
  cut: Cut | undefined
  /** A subtitle file to be drawn onto the picture. */
  subtitles: Pick<Produced, 'file' | 'ext'> | null
  onShare: (share: number) => void
}

/** A video that is encoded anew: cut to the frame, with subtitles in its picture, or both. `onShare` hears 0 to 1. */
export async function remakeVideo(
  files: readonly string[],
  { found, run, cut, subtitles, onShare }: Remaking,
): Promise<Produced> {
  const { ffmpeg, ffprobe } = tools(found)
  const parts = await judge(files)
  const streams = await Promise.all(parts.map((part) => probeFile(ffprobe, part, run)))
  if (!streams.some(({ video }) => video)) throw new EngineError('format', 'This format has no picture.')
  const longest = Math.max(0, ...streams.map(({ duration }) => duration ?? 0)) || null
  const { from, seconds, input, output } = cutting(cut, longest)
  if (subtitles) await readSubtitles(ffmpeg, subtitles, run)
  // An input that begins later counts from nought again, and subtitles go by the whole video's time.
  const draw = subtitles ? ['-vf', `setpts=PTS+${from}/TB,subtitles=${drawn},setpts=PTS-${from}/TB`] : []
  const inputs = parts.flatMap((part) => [...input, ...localInput(part)])
  const file = `${run.folder}/joined.mp4`
  const made = [...mapsOf(streams), ...draw, ...picture, ...sound, ...output]
  const end = await runFfmpeg(
    ffmpeg,
    [...inputs, ...made, '-movflags', '+faststart', '-f', 'mp4', file],
    run,
    (at) => seconds && onShare(Math.min(1, at / seconds)),
  )
  if (end.code !== 0)
    throw new EngineError('failed', 'The video came, but it could not be put together as you asked.')
  return deliver(file, 'mp4', run, seconds)
}

/** One picture out of the video, as JPEG. */
export async function frameOf(
  files: readonly string[],
  { found, run, at }: { found: Programs; run: FfmpegRun; at: number },
): Promise<Produced> {
  const { ffmpeg, ffprobe } = tools(found)
  const [part] = await judge(files)
  if (!part) throw new EngineError('failed', 'Nothing came from this address. Try again.')
  const { duration } = await probeFile(ffprobe, part, run)
  const { input } = cutting({ from: at, to: null }, duration)
  const file = `${run.folder}/joined.jpg`
  const one = ['-map', '0:v:0', '-frames:v', '1', '-update', '1', '-q:v', '2', '-f', 'image2', file]
  const end = await runFfmpeg(ffmpeg, [...input, ...localInput(part), ...one], run)
  const taken = end.code === 0 ? await deliver(file, 'jpg', run, null).catch(() => null) : null
  if (!taken) throw new EngineError('format', 'There is no picture at this moment of the video.')
  return taken
}

/** Rewrites the subtitles behind the fences: what draws them has none of its own, and reads only what we wrote. */
async function readSubtitles(ffmpeg: string, { file, ext }: Pick<Produced, 'file' | 'ext'>, run: FfmpegRun) {
  const demuxer = readers[ext]
  const fences = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxer ?? '']
  const args = [...fences, '-f', demuxer ?? '', '-i', `file:${file}`, '-f', 'ass', `${run.folder}/${drawn}`]
  const end = demuxer ? await runFfmpeg(ffmpeg, args, run) : null
  if (end?.code !== 0) throw new EngineError('format', 'These subtitles cannot be drawn onto the video.')
}

function tools({ ffmpeg, ffprobe }: Programs) {
  if (!ffmpeg) throw missingProgram('ffmpeg')
  if (!ffprobe) throw missingProgram('ffprobe')
  return { ffmpeg, ffprobe }
}
