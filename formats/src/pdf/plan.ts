/** Degrees by which a page is turned to the right, beside what its file says. */
export type Turn = 0 | 90 | 180 | 270

/** A page as it will stand in a result. `source` and `page` are places in lists, from 0; a blank one has its size in points. */
export type Part =
  | { kind: 'page'; source: number; page: number; turn: Turn }
  | { kind: 'blank'; width: number; height: number }

/** Runs of parts with the same source and turn, each as qpdf takes them: a file and its pages. */
export type Run = { source: number; pages: number[] }

/** What follows each other from one source becomes one run; blank pages are the source `blanks`. */
export function runsOf(parts: readonly Part[], blanks: number): Run[] {
  const runs: Run[] = []
  let blank = 0
  for (const part of parts) {
    const source = part.kind === 'blank' ? blanks : part.source
    const page = part.kind === 'blank' ? blank++ : part.page
    const last = runs.at(-1)
    if (last?.source === source) last.pages.push(page)
    else runs.push({ source, pages: [page] })
  }
  return runs
}

/** Places from 0 as qpdf writes ranges: `1-3,5`. */
export function qpdfRange(places: readonly number[]): string {
  const spans: [number, number][] = []
  for (const place of places) {
    const last = spans.at(-1)
    if (last && last[1] === place - 1) last[1] = place
    else spans.push([place, place])
  }
  return spans.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}-${to + 1}`)).join(',')
}

/** True where the parts are the whole of one PDF as it is. */
export function isUntouched(parts: readonly Part[], pages: number): boolean {
  return (
    parts.length === pages &&
    parts.every(
      (part, at) => part.kind === 'page' && part.source === 0 && part.page === at && part.turn === 0,
    )
  )
}

/** Next turn to the right. */
export function turnRight(turn: Turn): Turn {
  const next: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 }
  return next[turn]
}
