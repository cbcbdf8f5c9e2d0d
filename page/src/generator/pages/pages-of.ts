import { createEngine } from '../engine.ts'
import { oneFile } from '../files.ts'
import type { Job } from '../job.ts'
import type { Kernel } from '../kernel.ts'
import { rowsOf } from '../result-rows.ts'
import type { FieldColumns } from './page-fields.ts'
import { pageOfRow, type ResultPage } from './page-rows.ts'

/** What of a result can be pages. */
export type ResultPages = {
  readonly pages: readonly ResultPage[]
  /** Rows without a title or an address. */
  readonly skipped: number
}

/** The first rows of a result as pages; no more than `most`. */
export async function pagesOf(
  job: Job,
  kernel: Kernel,
  columns: FieldColumns,
  most: number,
): Promise<ResultPages> {
  const engine = createEngine({ ...job, kernel })
  const plan = {
    engine,
    template: job.template,
    locations: job.locations,
    base: '',
    fileType: 'csv',
  } as const
  const pages: ResultPage[] = []
  let header: readonly string[] | undefined
  let [row, skipped] = [0, 0]
  for await (const rows of rowsOf(oneFile(plan), job.delimiter)) {
    for (const cells of rows) {
      if (!header) {
        header = cells
        continue
      }
      const [place = ''] = job.locations[Math.floor(row / job.template.rows)] ?? []
      row += 1
      const page = pageOfRow(cells, header, columns, place)
      if (page) pages.push(page)
      else skipped += 1
      if (pages.length === most) return { pages, skipped }
    }
  }
  return { pages, skipped }
}
