import { stat } from 'node:fs/promises'
import { EngineError } from '../engine.ts'
import { type FfmpegRun, type LocalMedia, localInput, runFfmpeg } from '../ffmpeg/ffmpeg.ts'
import type { FilmFacts } from './film-probe.ts'

/** The shorter sides that a film is made in, with the most that a second of each may weigh, in kbit. */
const ladder = [
  { side: 480, rate: 1500 },
  { side: 720, rate: 3000 },
  { side: 1080, rate: 5500 },
] as const
const keySeconds = 2
const mostFrames = 60

export type Rendition = { file: string; width: number; height: number; size: number }
/** What a film in AV1 is called. */
export const av1File = 'av1.mp4'
export type Trim = { from: number; to: number | null }
export type TranscodeOrder = {
  part: LocalMedia
  facts: FilmFacts
  trim: Trim
  /** The filter that levels the sound; null to leave it. */
  level: string | null
  threads: number
  /** Its largest size in AV1 too. */
  hasAv1: boolean
}

/** The sizes that a film is made in: never larger than it is. */
export function sizesOf({ width, height }: Pick<FilmFacts, 'width' | 'height'>) {
  const short = Math.min(width, height)
  const rungs = ladder.filter(({ side }) => side <= short)
  const chosen = rungs.length > 0 ? rungs : [{ side: short, rate: ladder[0].rate }]
  return chosen.map(({ side, rate }) => {
    const scale = side / short
    return { width: even(width * scale), height: even(height * scale), rate }
  })
}

/** What ffmpeg is told of the part that is used, before the input. */
export function trimInput({ from, to }: Trim): string[] {
  return [...(from > 0 ? ['-ss', String(from)] : []), ...(to === null ? [] : ['-to', String(to)])]
}

/** Makes the MP4 of every size in one run; `onSeconds` hears how far it is in the film. */
export async function transcode(
  ffmpeg: string,
  { part, facts, trim, level, threads, hasAv1 }: TranscodeOrder,
  run: FfmpegRun,
  onSeconds: (seconds: number) => void,
): Promise<Rendition[]> {
  const sizes = sizesOf(facts)
  const outputs = sizes.map((size) => {
    const file = `${Math.min(size.width, size.height)}.mp4`
    return { ...size, file, codec: pictureCodec(size.rate) }
  })
  const largest = outputs.at(-1)
  if (hasAv1 && largest) outputs.push({ ...largest, file: av1File, codec: av1Codec() })
  const args = [
    ...trimInput(trim),
    ...localInput(part),
    '-filter_complex',
    pictureFilters(facts, outputs),
    ...outputs.flatMap(({ file, codec }, index) => [
      '-map',
      `[v${index}]`,
      ...(facts.hasSound ? ['-map', '0:a:0'] : []),
      '-sn',
      '-dn',
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-threads',
      String(threads),
      ...codec,
      ...(facts.hasSound ? soundCodec(level) : []),
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      `${run.folder}/${file}`,
    ]),
  ]
  const end = await runFfmpeg(ffmpeg, args, run, onSeconds)
  if (end.code !== 0) throw failureOf(end.stderr)
  return Promise.all(
    outputs.map(async ({ file, width, height }) => {
      const { size } = await stat(`${run.folder}/${file}`)
      return { file, width, height, size }
    }),
  )
}

/** One picture of a film, as JPEG. Throws where there is none at that moment. */
export async function posterOf(
  ffmpeg: string,
  { part, second, file, width }: { part: LocalMedia; second: number; file: string; width: number },
  run: FfmpegRun,
): Promise<void> {
  const one = ['-map', '0:v:0', '-frames:v', '1', '-vf', `scale='min(${width},iw)':-2`, '-q:v', '3']
  const end = await runFfmpeg(
    ffmpeg,
    [
      '-ss',
      String(second),
      ...localInput(part),
      ...one,
      '-update',
      '1',
      '-f',
      'image2',
      `${run.folder}/${file}`,
    ],
    run,
  )
  const { size } = await stat(`${run.folder}/${file}`).catch(() => ({ size: 0 }))
  if (end.code !== 0 || size === 0) throw new EngineError('format', 'There is no picture at this moment.')
}

/** Why a run of ffmpeg broke, of what it said. */
export function failureOf(stderr: string): EngineError {
  if (/No space left on device/i.test(stderr)) return new EngineError('disk-full', 'The disk is full.')
  return new EngineError('failed', 'The film could not be made.')
}

function pictureFilters(facts: FilmFacts, sizes: readonly { width: number; height: number }[]): string {
  const first = [
    ...(facts.framesPerSecond > mostFrames ? [`fps=${mostFrames}`] : []),
    // What was meant for bright screens is mapped to what all of them show.
    ...(facts.isHdr
      ? [
          'zscale=t=linear:npl=100',
          'format=gbrpf32le',
          'zscale=p=bt709',
          'tonemap=hable:desat=0',
          'zscale=t=bt709:m=bt709:r=tv',
          // Made here, where the matrix is known: later it would be guessed.
          'format=yuv420p',
        ]
      : []),
    `split=${sizes.length}${sizes.map((_, index) => `[s${index}]`).join('')}`,
  ]
  const each = sizes.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height},setsar=1,format=yuv420p[v${index}]`,
  )
  return [`[0:v:0]${first.join(',')}`, ...each].join(';')
}

function pictureCodec(rate: number): string[] {
  return [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '22',
    '-profile:v',
    'high',
    '-maxrate',
    `${rate}k`,
    '-bufsize',
    `${rate * 2}k`,
    '-fps_mode',
    'vfr',
    '-force_key_frames',
    `expr:gte(t,n_forced*${keySeconds})`,
  ]
}

/** Half of the bytes for the same picture, at several times the work. */
function av1Codec(): string[] {
  return [
    '-c:v',
    'libsvtav1',
    '-preset',
    '9',
    '-crf',
    '34',
    '-fps_mode',
    'vfr',
    '-force_key_frames',
    `expr:gte(t,n_forced*${keySeconds})`,
  ]
}

function soundCodec(level: string | null): string[] {
  return [
    ...(level === null ? [] : ['-af', level]),
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
    '-ar',
    '48000',
  ]
}

function even(size: number) {
  return Math.max(2, Math.round(size / 2) * 2)
}
