import { linesOf, type Line, type Run } from './lines.ts'
import type { RichText } from './span.ts'

/** Runs that lead to one place, or to none. */
export type LinkedRuns = { link: string | undefined; runs: readonly Run[] }

/** What stands one below the other in a text: the lines of a list, or other text with its line breaks. */
export type Block =
  | { isList: true; items: readonly (readonly LinkedRuns[])[] }
  | { isList: false; runs: readonly LinkedRuns[]; endsEmpty: boolean; isLast: boolean }

/** A text as it is drawn, on the canvas, in the output and while it is edited. */
export function blocksOf(rich: RichText): Block[] {
  const groups: Line[][] = []
  for (const line of linesOf(rich)) {
    const last = groups.at(-1)
    if (last?.[0]?.isList === line.isList) last.push(line)
    else groups.push([line])
  }
  return groups.map((lines, at) =>
    lines[0]?.isList
      ? { isList: true, items: lines.map(({ runs }) => linked(runs)) }
      : {
          isList: false,
          runs: linked(joined(lines)),
          endsEmpty: lines.at(-1)?.runs.length === 0,
          isLast: at === groups.length - 1,
        },
  )
}

function joined(lines: readonly Line[]): Run[] {
  return lines.flatMap(({ runs }, at) => (at === 0 ? runs : [{ text: '\n' }, ...runs]))
}

function linked(runs: readonly Run[]): LinkedRuns[] {
  const found: { link: string | undefined; runs: Run[] }[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && last.link === run.link) last.runs.push(run)
    else found.push({ link: run.link, runs: [run] })
  }
  return found
}
