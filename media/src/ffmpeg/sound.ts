import { EngineError, type SoundFormat } from '../engine.ts'
import type { Cutting } from './cut.ts'
import { type FfmpegRun, type LocalMedia, localInput, runFfmpeg } from './ffmpeg.ts'

/** Encoder and container of each format, 192 kbit/s in what loses and the same quality in less where Opus does it. */
const encoders: Record<SoundFormat, readonly string[]> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '192k', '-f', 'mp3'],
  m4a: ['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', '-f', 'ipod'],
  opus: ['-c:a', 'libopus', '-b:a', '128k', '-f', 'ogg'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
}

/** Codecs that a format holds as they are: what the source has already is not encoded once more. */
const held: Partial<Record<SoundFormat, string>> = { m4a: 'aac', opus: 'opus' }

/** The sound in a format: as the source has it where it fits, else encoded. `onSeconds` hears how far it is, in seconds of it. */
export async function toSound(
  ffmpeg: string,
  part: LocalMedia,
  {
    format,
    title,
    codec,
    cutting,
  }: { format: SoundFormat; title: string; codec: string | null; cutting: Cutting },
  run: FfmpegRun,
  onSeconds: (seconds: number) => void,
): Promise<{ file: string; ext: SoundFormat }> {
  const file = `${run.folder}/joined.${format}`
  const notes = ['-map_metadata', '-1', '-metadata', `title=${title}`]
  // What lies before a cut is left out: kept, it would count from below nought, which Ogg cannot.
  const copied = codec !== null && held[format] === codec ? ['-c:a', 'copy', '-copypriorss:a', '0'] : []
  const sound = ['-vn', '-map', '0:a:0', ...notes, ...encoders[format], ...copied, ...cutting.output]
  const args = [...cutting.input, ...localInput(part), ...sound, file]
  const end = await runFfmpeg(ffmpeg, args, run, onSeconds)
  if (end.code !== 0)
    throw new EngineError(
      'failed',
      `The video came, but its sound could not be turned into ${format.toUpperCase()}.`,
    )
  return { file, ext: format }
}
