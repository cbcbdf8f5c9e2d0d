import { setImmediate } from 'node:timers/promises'
import { batchRowSchema, type BatchRow, mostBatchPages } from '@aurelio/contracts/page-batches'
import type { PageRecipe } from '@aurelio/contracts/page-schedules'
import {
  createJsKernel,
  type CsvInfo,
  detectEncoding,
  type FieldColumns,
  FileError,
  inspectCsv,
  modeOf,
  pagesOf,
  parseLocations,
  prepareJob,
  publishedRow,
  readText,
  type Settings,
} from '@aurelio/page/generator'
import { RunRefused } from './source.ts'

type Asked = {
  recipe: PageRecipe
  table: Blob
  places: Blob
  kind: Parameters<typeof publishedRow>[1]
  signal: AbortSignal
}
/** The pages of a run, each once, and how many rows are none. */
export type MadePages = { rows: BatchRow[]; skipped: number }

/** Makes pages as the browser does, by the same engine; the first ones of a table that has more than fit. Throws RunRefused. */
export async function makePages({ recipe, table, places, kind, signal }: Asked): Promise<MadePages> {
  // Others want this process too.
  const pause = async () => {
    await setImmediate()
    signal.throwIfAborted()
  }
  const info = await refusing('bad-table', () =>
    inspectCsv(
      table,
      { quotes: recipe.quotes, ...(recipe.delimiter && { delimiter: recipe.delimiter }) },
      pause,
    ),
  )
  const columns = columnsOf(recipe, info)
  const locations = await refusing('bad-places', async () =>
    parseLocations(await textOf(places), recipe.header),
  )
  const job = await prepareJob(
    table,
    info,
    locations,
    settingsOf(recipe, info, locations.columns.length),
    pause,
  )
  const made = await pagesOf(job, createJsKernel(), columns, mostBatchPages)
  const rows = new Map<string, BatchRow>()
  for (const page of made.pages) {
    const row = batchRowSchema.safeParse(publishedRow(page, kind))
    if (row.success && !rows.has(row.data.slug)) rows.set(row.data.slug, row.data)
  }
  return { rows: [...rows.values()], skipped: made.skipped + made.pages.length - rows.size }
}

async function refusing<Value>(problem: 'bad-table' | 'bad-places', work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    throw new RunRefused(problem, error.problem.row === undefined ? '' : String(error.problem.row))
  }
}

async function textOf(file: Blob): Promise<string> {
  const { encoding } = await detectEncoding(file)
  let text = ''
  for await (const piece of readText(file, encoding)) text += piece.text
  return text
}

/** Where each field's column stands in this table. */
function columnsOf({ columns }: PageRecipe, { header }: CsvInfo): FieldColumns {
  const at = (name: string | null) => {
    if (name === null) return null
    const place = header.indexOf(name)
    if (place === -1) throw new RunRefused('column-gone', name)
    return place
  }
  const { title, slug, description, content, categories, tags } = columns
  return {
    title: at(title),
    slug: at(slug),
    description: at(description),
    content: at(content),
    categories: at(categories),
    tags: at(tags),
  }
}

function settingsOf(recipe: PageRecipe, { columns }: CsvInfo, width: number): Settings {
  const { keywords, modes, ignoreAccents, wholeWord, keepCase, spintax, seed, dropRepeated } = recipe
  return {
    // A column that the places have no longer is the first one, as on the screen.
    keywords: keywords.map(({ text, column }) => ({ text, column: column < width ? column : 0 })),
    modes: columns.map(({ name, reason }) => modes[name] ?? modeOf(reason)),
    ignoreAccents,
    wholeWord,
    keepCase,
    spintax,
    seed,
    dropRepeated,
    // What is published is no file: nothing is separated, and no spreadsheet opens it.
    guardFormulas: false,
    delimiter: ',',
    bom: false,
    lineBreak: '\n',
  }
}
