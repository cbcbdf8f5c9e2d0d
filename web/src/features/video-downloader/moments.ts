import { formatDuration } from './figures.ts'

/** The part of a video as it was typed; both may be empty. */
export type Trim = { from: string; to: string }

/** Seconds of `75`, `1:15` or `1:02:09.5`; null for an empty text, NaN for anything else. */
export function secondsOf(text: string): number | null {
  if (text.trim() === '') return null
  if (!/^(?:(?:\d{1,2}:)?\d{1,2}:)?\d{1,5}(?:\.\d+)?$/.test(text.trim())) return Number.NaN
  return text
    .trim()
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

/** What is wrong with a moment of a video that is so many seconds long; null where nothing is. */
export function momentFault(text: string, duration: number | null): string | null {
  const seconds = secondsOf(text)
  if (Number.isNaN(seconds)) return 'Enter a time such as 1:15 or 75.'
  if (seconds !== null && duration !== null && seconds >= duration)
    return `The video ends at ${formatDuration(duration)}.`
  return null
}

/** What is wrong with each end of a part. */
export function trimFaults({ from, to }: Trim, duration: number | null) {
  const begin = momentFault(from, duration)
  const [start, end] = [secondsOf(from) ?? 0, secondsOf(to)]
  if (begin !== null || Number.isNaN(end) || end === null)
    return { from: begin, to: Number.isNaN(end) ? momentFault(to, null) : null }
  return { from: null, to: end > start ? null : 'The end must be behind the beginning.' }
}

/** The part to keep; undefined where it is the whole, or what was typed is no part. */
export function cutOf(trim: Trim): { from: number; to: number | null } | undefined {
  const [from, to] = [secondsOf(trim.from), secondsOf(trim.to)]
  if (Number.isNaN(from) || Number.isNaN(to) || (from === null && to === null)) return undefined
  return { from: from ?? 0, to }
}
