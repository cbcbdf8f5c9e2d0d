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
}

export type CsvReader = {
  /** Reads on; texts may be cut anywhere. Throws FileError on an unusable file. */
  push(text: string): void
  /** Ends the last row. Throws FileError when a quote is still open. */
  end(): void
  /** The first line break outside quotes. */
  readonly lineBreak: () => '\n' | '\r\n' | '\r' | undefined
}

type State = 'start' | 'plain' | 'quoted' | 'quote' | 'after'

/**
 * RFC 4180 as people really write it: plain cells are trimmed (spec §3), quoted ones kept as they are, blank
 * lines ignored, LF, CRLF or CR end a row, a quote inside a plain cell is a character.
 */
export function createCsvReader({ delimiter, quotes, onRow, onProblem }: ReaderOptions): CsvReader {
  let state: State = 'start'
  let cells: string[] = []
  let cell = ''
  /** Blanks after a closing quote: dropped unless more text follows. */
  let tail = ''
  let rowNumber = 1
  let skipLineFeed = false
  let nulSeen = false
  let firstBreak: '\n' | '\r\n' | '\r' | undefined
  const here = () => ({ row: rowNumber, column: cells.length + 1 })

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
      onRow(cells, rowNumber)
      cells = []
    }
    rowNumber += 1
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
      if (state === 'quote' && char === '"') {
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
  return { push, end, lineBreak: () => firstBreak }
}
