import type { FilmMaking, FilmProblem, FilmStep } from '@aurelio/contracts/films'
import { EngineError } from '@aurelio/media/engine'
import { headOf, mediaKindOf } from '@aurelio/media/ffmpeg/media-kind'
import { probeFilm } from '@aurelio/media/films/film-probe'
import { levelling } from '@aurelio/media/films/loudness'
import { packHls } from '@aurelio/media/films/hls'
import { storyboardOf } from '@aurelio/media/films/storyboard'
import { av1File, posterOf, transcode, trimInput } from '@aurelio/media/films/transcode'
import type { Made } from '../made.ts'

/** Why a film cannot be made, in a word that screens know. */
export class FilmRefused extends Error {
  override name = 'FilmRefused'
  readonly problem: FilmProblem
  constructor(problem: FilmProblem) {
    super(`The film was refused: ${problem}`)
    this.problem = problem
  }
}

export type MakeOrder = {
  /** The original. */
  file: string
  /** Where its files are made. */
  folder: string
  trim: { from: number; to: number | null }
  posterSecond: number | null
  making: FilmMaking
  mostSeconds: number
  threads: number
  tools: { ffmpeg: string; ffprobe: string }
  env: Record<string, string>
  signal: AbortSignal
  /** `percent`: of the step. */
  onStep: (step: FilmStep, percent: number) => void
}

/** Shorter than this is no film. */
const leastSeconds = 0.2
const posterWidth = 1280
/** Longer films come in parts by themselves. */
const longSeconds = 20 * 60
/** What may be missing at the end before a film counts as broken. */
const tolerated = 0.05

/** Makes all that pages need of a film. Throws `FilmRefused` with the reason where it is none. */
export async function makeFilm(order: MakeOrder): Promise<{ made: Made; problem: FilmProblem | null }> {
  const { file, folder, trim, tools, env, signal, onStep } = order
  const run = { folder, env, signal, isBackground: true }
  onStep('measuring', 0)
  // Never by its name: what looks like a playlist or a page could lead to other files.
  const kind = mediaKindOf(await headOf(file))
  if (!kind) throw new FilmRefused('disguised')
  const part = { file, kind }
  const facts = await probeFilm(tools.ffprobe, part, run)
  if (facts.width < 2 || facts.height < 2) throw new FilmRefused(facts.hasSound ? 'sound-only' : 'empty')
  const end = Math.min(trim.to ?? Infinity, facts.seconds || Infinity)
  const expected = Number.isFinite(end) ? end - trim.from : 0
  if (facts.seconds > 0 && expected < leastSeconds) throw new FilmRefused('empty')
  if (expected > order.mostSeconds) throw new FilmRefused('too-long')

  let level: string | null = null
  if (facts.hasSound) {
    onStep('loudness', 0)
    level = await levelling(tools.ffmpeg, { part, input: trimInput(trim) }, run)
    if (signal.aborted) throw new EngineError('cancelled', 'It was cancelled.')
  }
  onStep('encoding', 0)
  const renditions = await transcode(
    tools.ffmpeg,
    { part, facts, trim, level, threads: order.threads, hasAv1: order.making.av1 },
    { ...run },
    (seconds) => onStep('encoding', expected > 0 ? Math.min(99, (seconds / expected) * 100) : 0),
  )
  onStep('pictures', 0)
  const inAv1 = renditions.find((each) => each.file === av1File)
  const ordered = renditions
    .filter((each) => each !== inAv1)
    .toSorted((one, other) => other.height - one.height)
  const [best] = ordered
  if (!best) throw new FilmRefused('empty')
  const result = { file: `${folder}/${best.file}`, kind: 'mov' } as const
  const { seconds } = await probeFilm(tools.ffprobe, result, run)
  if (seconds < leastSeconds) throw new FilmRefused(facts.seconds > 0 ? 'broken' : 'empty')
  const poster = 'poster.jpg'
  const second = order.posterSecond ?? Math.min(seconds * 0.1, 3)
  await posterOf(tools.ffmpeg, { part: result, second, file: poster, width: posterWidth }, run)
  const { width, height } = best
  const smallest = ordered.at(-1) ?? best
  const small = { file: `${folder}/${smallest.file}`, kind: 'mov' } as const
  const storyboard = await storyboardOf(tools.ffmpeg, { part: small, seconds, width, height }, run)
  const isInParts = order.making.hls === 'always' || (order.making.hls === 'long' && seconds > longSeconds)
  const hls = isInParts
    ? await packHls(tools.ffmpeg, { files: ordered.map((each) => each.file), hasSound: facts.hasSound }, run)
    : []
  if (signal.aborted) throw new EngineError('cancelled', 'It was cancelled.')
  return {
    made: {
      seconds,
      width,
      height,
      hasSound: facts.hasSound,
      renditions: ordered,
      poster,
      av1: inAv1 ? { file: inAv1.file, size: inAv1.size } : null,
      hls,
      storyboard,
    },
    problem: seconds < expected * (1 - tolerated) - 1 ? 'broken' : null,
  }
}
