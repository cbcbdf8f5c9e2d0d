import { FileError, type Problem } from './csv-error.ts'

/** A quoted cell longer than this is a quote somebody forgot to close. */
export const maxCellLength = 16 * 1024 * 1024

export type ReaderOptions = {
  readonly delimiter: string
  /** False reads quotes as plain characters. */
  readonly quotes: boolean
  /** One row of cells and its number as a spreadsheet shows it (blank lines count, the header is 1). */
  readonly onRow: (cells: string[], rowNumber: number) => void
  readonly onProblem: (problem: Problem) => void
  /** The number of the next row, where somebody else reads rows too. */
  readonly counter?: { row: number }
}

export type CsvReader = {
  /** Reads on; texts may be cut anywhere. Throws FileError on an unusable file. */
  push(text: string): void
  /** Ends the last row. Throws FileError when a quote is still open. */
  end(): void
  /** The first line break outside quotes. */
  readonly lineBreak: () => '\n' | '\r\n' | '\r' | undefined
  /** True when nothing of a row has come whose end is still to come. */
  readonly isBetweenRows: () => boolean
}

type State = 'start' | 'plain' | 'quoted' | 'quote' | 'after'

/** The cells of a line whose quotes, if any, stand around whole cells and hold none; undefined for any other. */
function quickCells(line: string, delimiter: string, quotes: boolean): string[] | undefined {
  const cells: string[] = []
  const quoted = quotes && line.includes('"')
  for (let at = 0; ;) {
    if (quoted && line[at] === '"') {
      const close = line.indexOf('"', at + 1)
      const after = close + 1
      if (close === -1 || (after < line.length && line[after] !== delimiter)) return undefined
      cells.push(line.slice(at + 1, close))
      if (after === line.length) return cells
      at = after + 1
      continue
    }
    const next = line.indexOf(delimiter, at)
    const cell = line.slice(at, next === -1 ? line.length : next).trim()
    if (quoted && cell.startsWith('"')) return undefined
    cells.push(cell)
    if (next === -1) return cells
    at = next + 1
  }
}

/**
 * RFC 4180 as people really write it: plain cells are trimmed (spec §3), quoted ones kept as they are, blank
 * lines ignored, LF, CRLF or CR end a row, a quote inside a plain cell is a character.
 */
export function createCsvReader({
  delimiter,
  quotes,
  onRow,
  onProblem,
  counter = { row: 1 },
}: ReaderOptions): CsvReader {
  let state: State = 'start'
  let cells: string[] = []
  let cell = ''
  /** Blanks after a closing quote: dropped unless more text follows. */
  let tail = ''
  let skipLineFeed = false
  let nulSeen = false
  let firstBreak: '\n' | '\r\n' | '\r' | undefined
  const here = () => ({ row: counter.row, column: cells.length + 1 })

  const endCell = () => {
    const value =
      state === 'start' || state === 'plain' ? cell.trim() : state === 'after' ? cell.trimEnd() : cell
    if (nulSeen && value.includes('\0')) throw new FileError({ fault: 'nul', ...here() })
    cells.push(value)
    cell = ''
    tail = ''
    state = 'start'
  }
  const endRow = () => {
    const blank = cells.length === 0 && (state === 'start' || state === 'plain') && cell.trim() === ''
    if (blank) {
      cell = ''
      state = 'start'
    } else {
      endCell()
      onRow(cells, counter.row)
      cells = []
    }
    counter.row += 1
  }
  const separator = (text: string, at: number): boolean => {
    const char = text[at]
    if (char === delimiter) endCell()
    else if (char === '\n') {
      firstBreak ??= '\n'
      endRow()
    } else if (char === '\r') {
      firstBreak ??= text[at + 1] === '\n' ? '\r\n' : '\r'
      endRow()
      skipLineFeed = true
    } else return false
    return true
  }
  /** The end of a run of plain characters: the next delimiter or line break, or the end of the text. */
  const plainEnd = (text: string, from: number): number => {
    const delimiterCode = delimiter.charCodeAt(0)
    let at = from
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === delimiterCode || code === 10 || code === 13) break
    }
    return at
  }
  /**
   * Reads a whole row in one go where it is as nearly all rows are; returns where the next one begins, or `from` where
   * this row needs a closer look.
   */
  const quickRow = (text: string, from: number): number => {
    const end = text.indexOf('\n', from)
    if (end === -1) return from
    const windows = end > from && text[end - 1] === '\r'
    const line = text.slice(from, windows ? end - 1 : end)
    if (line.length > maxCellLength || line.includes('\r')) return from
    const found = quickCells(line, delimiter, quotes)
    if (found === undefined) return from
    firstBreak ??= windows ? '\r\n' : '\n'
    if (found.length > 1 || line.trim() !== '') onRow(found, counter.row)
    counter.row += 1
    return end + 1
  }
  const isBetweenRows = () => state === 'start' && cells.length === 0 && cell === '' && !skipLineFeed
  const openQuote = (): FileError => new FileError({ fault: 'open-quote', ...here() })

  const push = (text: string) => {
    if (text.includes('\0')) nulSeen = true
    let at = 0
    if (skipLineFeed && text !== '') {
      if (text[0] === '\n') {
        at = 1
        if (firstBreak === '\r') firstBreak = '\r\n'
      }
      skipLineFeed = false
    }
    while (at < text.length) {
      if (!nulSeen && isBetweenRows()) {
        const next = quickRow(text, at)
        if (next > at) {
          at = next
          continue
        }
      }
      if (state === 'quoted') {
        const close = text.indexOf('"', at)
        cell += text.slice(at, close === -1 ? text.length : close)
        if (cell.length > maxCellLength) throw openQuote()
        if (close === -1) return
        state = 'quote'
        at = close + 1
        continue
      }
      const char = text[at]
      if (state === 'quote' && char === '"' && tail === '') {
        cell += '"'
        state = 'quoted'
        at += 1
        continue
      }
      if (separator(text, at)) {
        at += 1
        if (skipLineFeed && at < text.length) {
          if (text[at] === '\n') at += 1
          skipLineFeed = false
        }
        continue
      }
      if (state === 'quote' || state === 'after') {
        const end = plainEnd(text, at)
        tail += text.slice(at, end)
        if (tail.trim() !== '') {
          if (state === 'quote') onProblem({ fault: 'text-after-quote', ...here() })
          state = 'after'
          cell += tail
          tail = ''
        }
        at = end
        continue
      }
      if (state === 'start' && quotes && char === '"' && cell.trim() === '') {
        cell = ''
        state = 'quoted'
        at += 1
        continue
      }
      if (state === 'start' && (char === ' ' || char === '\t')) {
        cell += char
        at += 1
        continue
      }
      state = 'plain'
      const end = plainEnd(text, at)
      cell += text.slice(at, end)
      if (cell.length > maxCellLength)
        throw new FileError({ fault: 'line-too-long', ...here(), found: cell.length })
      at = end
    }
  }

  const end = () => {
    if (state === 'quoted') throw openQuote()
    if (cells.length > 0 || cell !== '' || state !== 'start') endRow()
  }
  return { push, end, lineBreak: () => firstBreak, isBetweenRows }
}
