import { median } from '../statistics.ts'
import { type Figures, series } from './measure.ts'

export const say = (line: string) => void process.stdout.write(`${line}\n`)

const columns = ['load', ...series, 'slow frames', 'heap MB'] as const

export const table = {
  head: [
    `| editor | elements | ${columns.join(' | ')} | runs |`,
    `| --- | ---: | ${columns.map(() => '---:').join(' | ')} | ---: |`,
  ].join('\n'),

  /** Medians over all runs in ms, the 95th percentile behind a slash; a dash where the editor has no such thing. */
  row(name: string, size: number, runs: readonly Figures[]): string {
    const cells = [
      whole(median(runs.map(({ load }) => load))),
      ...series.map((one) => spread(runs.flatMap((run) => run[one]))),
      slow(runs.flatMap(({ frames }) => frames)),
      whole(median(runs.map(({ heap }) => heap))),
    ]
    return `| ${name} | ${String(size)} | ${cells.join(' | ')} | ${String(runs.length)} |`
  },
}

function spread(times: readonly number[]) {
  if (times.length === 0) return '–'
  const sorted = times.toSorted((a, b) => a - b)
  return `${whole(median(times))} / ${whole(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN)}`
}

/** Share of the frames of a drag that took longer than two frames should. */
function slow(frames: readonly number[]) {
  if (frames.length === 0) return '–'
  return `${whole((frames.filter((ms) => ms > 34).length / frames.length) * 100)} %`
}

function whole(value: number) {
  return Math.round(value).toLocaleString('en-US')
}
