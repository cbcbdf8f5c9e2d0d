import { type Cut, EngineError } from '../engine.ts'

/** A cut of a file that was measured: what ffmpeg is told before each input and before the output, and its seconds. */
export type Cutting = { from: number; seconds: number | null; input: string[]; output: string[] }

/** Throws `EngineError` where nothing of the video lies in the cut. */
export function cutting(cut: Cut | undefined, duration: number | null): Cutting {
  if (!cut) return { from: 0, seconds: duration, input: [], output: [] }
  const { from } = cut
  if (duration !== null && from >= duration)
    throw new EngineError(
      'format',
      `The part to keep begins behind the end of the video (${Math.floor(duration)} s).`,
    )
  const until = cut.to === null ? duration : Math.min(cut.to, duration ?? cut.to)
  const seconds = until === null ? null : until - from
  return {
    from,
    seconds,
    input: ['-ss', String(from)],
    output: seconds === null ? [] : ['-t', String(seconds)],
  }
}
