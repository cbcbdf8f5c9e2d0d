import { renderPieces, type Part } from './cell.ts'
import { startsFormula } from './csv-cell.ts'
import { guardMark, takesGuard } from './edges.ts'
import { applyForm } from './form.ts'
import { factsOf, type Job } from './job.ts'
import { chooseOption, groupKey, hashText } from './spintax.ts'

/** A run of a cell's text, and whether it changes with the location. */
export type Run = { readonly text: string; readonly changed: boolean }

export type PreviewLocation = {
  readonly name: string
  readonly rows: readonly (readonly (readonly Run[])[])[]
}

/** Long cells are cut for the screen, around what changes first. */
const maxCellLength = 400

/** A cell for one location, as runs; the location's own name (`salt`) decides its spintax. */
export function renderRuns(
  parts: readonly Part[],
  values: readonly string[],
  { seed, row, salt = hashText(values[0] ?? '') }: { seed: number; row: number; salt?: number },
): Run[] {
  return parts.map((part): Run => {
    if (typeof part === 'string') return { text: part, changed: false }
    if ('column' in part) return { text: applyForm(values[part.column] ?? '', part.form), changed: true }
    const chosen = chooseOption(groupKey(seed, row, part.group), salt, part.options.length)
    return { text: renderPieces(part.options[chosen] ?? [], values), changed: true }
  })
}

function shorten(runs: readonly Run[]): Run[] {
  const total = runs.reduce((sum, run) => sum + run.text.length, 0)
  if (total <= maxCellLength) return [...runs]
  const share = Math.max(30, Math.floor(maxCellLength / runs.length))
  return runs.slice(0, 24).map((run) => {
    const { text, changed } = run
    return text.length <= share
      ? run
      : { text: `${text.slice(0, share / 2)} … ${text.slice(-share / 2)}`, changed }
  })
}

/** The first rows for the first three locations, with what changes marked. */
export function previewOf(job: Job, guardFormulas: boolean): PreviewLocation[] {
  const facts = factsOf(job.locations.slice(0, 3), job.locations[0]?.length ?? 0, job.delimiter)
  return job.locations.slice(0, 3).map((values) => ({
    name: values[0] ?? '',
    rows: job.sample.map((cells, row) =>
      cells.map((parts) => {
        const runs = renderRuns(parts, values, { seed: job.seed, row })
        const mark = guardFormulas ? guardMark(parts, facts) : 'never'
        const guarded = mark === 'always' || (mark !== 'never' && takesGuard(mark, values))
        return shorten(guarded ? [{ text: "'", changed: true }, ...runs] : runs)
      }),
    ),
  }))
}

/** Cells of the sample that a spreadsheet would run as a formula. */
export function formulaCells(job: Job): number {
  const values = job.locations[0] ?? []
  return job.sample
    .flatMap((cells, row) => cells.map((parts) => renderRuns(parts, values, { seed: job.seed, row })))
    .filter((runs) => startsFormula(runs.map((run) => run.text).join(''))).length
}
