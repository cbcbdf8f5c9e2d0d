import type { VisitFile } from '@aurelio/contracts/visit-imports'
import { delimiterOf, rowsIn } from '../../../platform/csv/csv-file.ts'
import { suggestColumns, toolOf } from './columns.ts'

/** As much as tells what stands between the cells. */
const headLetters = 64 * 1024
const mostColumns = 200
const previewRows = 5

type TableRow = { cells: readonly string[]; /** Of the file, from 1. */ line: number }
export type Table = Omit<VisitFile, 'preview' | 'rows'> & {
  rows: readonly TableRow[]
  /** The day that its days are counted from, where it counts them: `2025-11-20`. */
  since: string | null
}

/** The table of a file; null where it has none. Lines that begin with # say what the file is of, and are no rows. */
export function readTable(text: string): Table | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\n|\r/)
  const comments = lines.filter((line) => line.startsWith('#'))
  const blank = lines.map((line) => (line.startsWith('#') ? '' : line))
  const body = `${blank.join('\n')}\n`
  const [columns, ...rows] = rowsIn(body, delimiterOf(body.slice(0, headLetters)))
  if (!columns || columns.length < 2 || columns.length > mostColumns || rows.length === 0) return null
  const start = /start date:\s*(\d{4})(\d{2})(\d{2})/i.exec(comments.join('\n'))
  return {
    tool: toolOf(columns, comments.length > 0),
    columns,
    mapping: suggestColumns(columns),
    rows: numbered(rows, blank),
    since: start ? start.slice(1, 4).join('-') : null,
  }
}

/** The same, as far as somebody needs to see it to say what is what. */
export function previewOf({ tool, columns, mapping, rows }: Table): VisitFile {
  return {
    tool,
    columns,
    mapping,
    preview: rows.slice(0, previewRows).map(({ cells }) => [...cells]),
    rows: rows.length,
  }
}

/** Which line each row stands in: exact where no cell goes over several. */
function numbered(rows: readonly (readonly string[])[], lines: readonly string[]): TableRow[] {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at + 1])).slice(1)
  return rows.map((cells, at) => ({ cells, line: filled[at] ?? at + 2 }))
}
