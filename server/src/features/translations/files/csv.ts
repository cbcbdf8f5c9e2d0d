import { BrokenFile, delimiterOf, rowsOf } from '../../../platform/csv/csv-file.ts'
import type { Sheet } from '../../../platform/export/csv.ts'
import type { PageInFile, ReadFile, TextInFile } from './xliff.ts'

const head = ['página', 'elemento', 'campo', 'nombre', 'qué es', 'original', 'traducción'] as const

/** Pages as a table with a text in each row. */
export function sheetOf(pages: AsyncIterable<PageInFile>): Sheet {
  return { head, rows: rowsOfPages(pages) }
}

async function* rowsOfPages(pages: AsyncIterable<PageInFile>) {
  for await (const { id, name, texts } of pages)
    for (const { element, path, label, source, value } of texts)
      yield [id, element, path, name, label, source, value]
}

/** What `sheetOf` wrote and somebody filled in, by the names of its columns; null where one of them is missing. */
export async function readTable(text: string): Promise<ReadFile | null> {
  const bytes = [new TextEncoder().encode(text)]
  const rows = rowsOf(ReadableStream.from(bytes), 'utf-8', delimiterOf(text.slice(0, 20_000)))
  let columns: readonly number[] | undefined
  const texts: TextInFile[] = []
  try {
    for await (const { cells } of rows) {
      if (columns === undefined) {
        const names = cells.map((cell) => cell.toLowerCase())
        columns = ['página', 'elemento', 'campo', 'original', 'traducción'].map((name) => names.indexOf(name))
        if (columns.includes(-1)) return null
        continue
      }
      const [pageId = '', element = '', path = '', source = '', value = ''] = columns.map((at) =>
        withoutGuard(cells[at] ?? ''),
      )
      texts.push({ pageId, element, path, source, value })
    }
  } catch (error) {
    if (error instanceof BrokenFile) return null
    throw error
  }
  return columns === undefined ? null : { language: null, texts }
}

/** Before what a spreadsheet would take for a formula stands an apostrophe, which is no part of the text. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell
}
