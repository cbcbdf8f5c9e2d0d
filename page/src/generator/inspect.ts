import type { ByteSource } from './byte-source.ts'
import { createByteReader } from './bytes/byte-reader.ts'
import { createLineCells } from './bytes/line-cells.ts'
import type { LineKernel } from './bytes/line-kernel.ts'
import { createLineWidth } from './bytes/line-width.ts'
import { createManyWidths } from './bytes/many-widths.ts'
import { judgeColumn, type ColumnReason } from './columns.ts'
import { FileError, type Problem } from './csv-error.ts'
import { detectDelimiter, type Delimiter } from './delimiter.ts'
import { readText, readUtf8, utf8Check, withEncoding, type FileText } from './encoding.ts'

/** The template is held in memory, so a file has a limit. */
export const maxCsvBytes = 768 * 1024 * 1024
const maxProblems = 100
/** Data rows by which a column is judged. */
const sampled = 5

export type CsvColumn = { readonly name: string; readonly example: string; readonly reason: ColumnReason }

/** How to read the file again. */
export type CsvFormat = FileText & {
  readonly delimiter: Delimiter
  readonly quotes: boolean
  readonly lineBreak: '\n' | '\r\n' | '\r'
}

export type CsvInfo = {
  readonly format: CsvFormat
  readonly size: number
  /** Data rows, without the header. */
  readonly rows: number
  readonly header: readonly string[]
  readonly columns: readonly CsvColumn[]
  /** The first hundred faults that do not stop the work, and how many there are. */
  readonly problems: readonly Problem[]
  readonly problemCount: number
}

export type ReadChoices = { readonly delimiter?: Delimiter; readonly quotes?: boolean }

async function sampleOf(file: ByteSource, encoding: FileText['encoding']): Promise<string> {
  for await (const { text } of readText(file.slice(0, 256 * 1024), encoding)) return text
  return ''
}

/**
 * Reads a CSV once from end to end without keeping it: format, header, row count, columns and what is wrong
 * with it. `pause` is awaited between pieces of the file; `lines` reads many lines at once. Throws FileError (with row and column) when it cannot be used.
 */
export async function inspectCsv(
  file: ByteSource,
  choices: ReadChoices = {},
  pause: (share: number) => Promise<void> = async () => undefined,
  lines?: LineKernel,
): Promise<CsvInfo> {
  if (file.size === 0) throw new FileError({ fault: 'empty-file' })
  if (file.size > maxCsvBytes) {
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxCsvBytes })
  }
  return withEncoding(file, (known) => inspectAs(file, known, choices, pause, lines))
}

/** The same in this encoding. Throws NotUtf8 where it is another one. */
async function inspectAs(
  file: ByteSource,
  known: FileText,
  choices: ReadChoices,
  pause: (share: number) => Promise<void>,
  lines: LineKernel | undefined,
): Promise<CsvInfo> {
  const quotes = choices.quotes ?? true
  const delimiter = choices.delimiter ?? detectDelimiter(await sampleOf(file, known.encoding), quotes)
  let header: string[] | undefined
  let rows = 0
  let problemCount = 0
  const problems: Problem[] = []
  const firstRows: string[][] = []
  const report = (problem: Problem) => {
    problemCount += 1
    if (problems.length < maxProblems) problems.push(problem)
  }
  const line = createLineCells({ delimiter, quotes })
  const widths = createLineWidth({ delimiter, quotes })
  const checkWidth = (width: number, row: number) => {
    rows += 1
    const expected = header?.length ?? 0
    if (width === expected) return
    const fault = width < expected ? 'short-row' : 'long-row'
    report({ fault, row, column: Math.min(width, expected) + 1, found: width, expected })
  }
  const widthOf = () => (firstRows.length < sampled ? 0 : (header?.length ?? 0))
  const addRows = (more: number) => {
    rows += more
  }
  const reader = createByteReader({
    delimiter,
    quotes,
    cells: line,
    many: lines && createManyWidths(lines, { delimiter, quotes }, widthOf, addRows),
    onProblem: report,
    onQuickLine: (bytes, from, row) => {
      const next = firstRows.length < sampled ? 0 : widths.measure(bytes, from)
      if (next > 0) checkWidth(widths.last.width, row)
      return next
    },
    onLine: (bytes, width, row) => {
      if (firstRows.length < sampled) firstRows.push(line.textsOf(bytes, width))
      checkWidth(width, row)
    },
    onRow: (texts, row) => {
      if (header === undefined) {
        header = texts
        return
      }
      if (firstRows.length < sampled) firstRows.push(texts)
      checkWidth(texts.length, row)
    },
  })
  const check = known.encoding === 'utf-8' ? utf8Check() : undefined
  for await (const { bytes, bytesRead } of readUtf8(file, known)) {
    check?.push(bytes)
    reader.push(bytes)
    await pause(bytesRead / file.size)
  }
  check?.end()
  reader.end()
  if (header === undefined) throw new FileError({ fault: 'empty-file' })
  if (rows === 0) throw new FileError({ fault: 'no-rows' })
  const names = header
  const width = Math.max(names.length, ...firstRows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => {
    const name = names[index] ?? ''
    const five = firstRows.map((cells) => cells[index] ?? '')
    const example = five.find((cell) => cell !== '') ?? ''
    return { name, example: example.slice(0, 120), reason: judgeColumn(name, five) }
  })
  return {
    format: { ...known, delimiter, quotes, lineBreak: reader.lineBreak() ?? '\n' },
    size: file.size,
    rows,
    header: names,
    columns,
    problems,
    problemCount,
  }
}
