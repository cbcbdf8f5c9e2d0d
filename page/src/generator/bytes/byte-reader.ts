import type { Problem } from '../csv-error.ts'
import { createCsvReader, maxCellLength } from '../csv-reader.ts'
import { cellKind, type LineCells } from './line-cells.ts'
import type { ManyLines } from './line-kernel.ts'

/** A line without an end is read as text from here on. */
const maxHeld = 256 * 1024
/** Fewer bytes are read line by line. */
const fewBytes = 4096
/** A row of this many lines was worth going for. */
const someLines = 4
/** Lines that are read one by one, at most, before many are tried again. */
const longestPause = 255
const [lineFeed, carriageReturn] = [0x0a, 0x0d]

export type ByteReaderOptions = {
  readonly delimiter: string
  readonly quotes: boolean
  readonly cells: LineCells
  /** Reads lines in the quickest way, as many as it can. */
  readonly many?: ManyLines | undefined
  /** Reads the line that begins at `from` in a quicker way; where the next one begins, or 0 where it cannot. */
  readonly onQuickLine?: (bytes: Uint8Array, from: number, rowNumber: number) => number
  /** A row whose cells stand in `cells`, and its number as a spreadsheet shows it. */
  readonly onLine: (bytes: Uint8Array, cells: number, rowNumber: number) => void
  /** A row that needed a closer look; the first one always does. */
  readonly onRow: (cells: string[], rowNumber: number) => void
  readonly onProblem: (problem: Problem) => void
}

export type ByteReader = {
  /** Reads on in UTF-8 without its mark; pieces may be cut anywhere. Throws FileError on an unusable file. */
  push(bytes: Uint8Array): void
  /** Ends the last row. Throws FileError when a quote is still open. */
  end(): void
  /** The first line break outside quotes. */
  lineBreak(): '\n' | '\r\n' | '\r' | undefined
  /** The bytes that begin a row whose end has not come; undefined within a row that is read as text. */
  rest(): Uint8Array | undefined
}

/** Whether a line of one cell is blank; undefined where only a reader of texts can tell. */
function isBlank(bytes: Uint8Array, from: number, to: number): boolean | undefined {
  let blank: boolean | undefined = true
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte > 0x20 && byte < 0x7f) return false
    if (byte !== 0x20 && byte !== 0x09) blank = undefined
  }
  return blank
}

/** Reads the lines that are as nearly all are without making texts of them, and the others as `createCsvReader` does. */
export function createByteReader(options: ByteReaderOptions): ByteReader {
  const { cells, onLine, onQuickLine, onRow } = options
  const counter = { row: 1 }
  let headerSeen = false
  const general = createCsvReader({
    ...options,
    counter,
    onRow: (texts, row) => {
      headerSeen = true
      onRow(texts, row)
    },
  })
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let inText = false
  let firstBreak: '\n' | '\r\n' | '\r' | undefined
  let held: Uint8Array[] = []
  let heldBytes = 0

  const noteBreak = (bytes: Uint8Array, next: number) => {
    firstBreak ??= bytes[next - 2] === carriageReturn ? '\r\n' : '\n'
  }
  /** Reads the line that begins here if it is no trouble; where the next one begins, or 0. */
  const quickLine = (bytes: Uint8Array, from: number): number => {
    const quick = onQuickLine?.(bytes, from, counter.row) ?? 0
    if (quick > 0) {
      noteBreak(bytes, quick)
      counter.row += 1
      return quick
    }
    const count = cells.split(bytes, from, bytes.length)
    const next = cells.next()
    if (count === 0 || next - from > maxCellLength) return 0
    const alone = count === 1 && ((cells.kinds()[0] ?? 0) & cellKind.quoted) === 0
    const blank = alone ? isBlank(bytes, from, next - 1) : false
    if (blank === undefined) return 0
    noteBreak(bytes, next)
    if (!blank) onLine(bytes, count, counter.row)
    counter.row += 1
    return next
  }
  const asText = (bytes: Uint8Array) => {
    general.push(decoder.decode(bytes, { stream: true }))
    firstBreak ??= general.lineBreak()
  }
  /** Lines to be read one by one before many are tried again: the more, the less often that was of use. */
  const pause = { left: 0, next: 0 }
  /** Reads as many lines as can be read at once; where the first one begins that is left. */
  const manyLines = (many: ManyLines, from: number): number => {
    if (pause.left > 0) {
      pause.left -= 1
      return from
    }
    const next = many.read(from)
    counter.row += many.lines()
    pause.next = many.lines() < someLines ? Math.min(pause.next * 2 + 1, longestPause) : 0
    pause.left = pause.next
    return next
  }
  /** Reads from the beginning of a line; where the last line that ended did so. */
  const lines = (bytes: Uint8Array): number => {
    const many = bytes.length < fewBytes ? undefined : options.many
    many?.load(bytes)
    for (let at = 0; ;) {
      const isBetweenLines = headerSeen && !inText
      if (many && isBetweenLines) at = manyLines(many, at)
      const next = isBetweenLines ? quickLine(bytes, at) : 0
      if (next > 0) {
        at = next
        continue
      }
      const end = bytes.indexOf(lineFeed, at)
      if (end === -1) return at
      asText(bytes.subarray(at, end + 1))
      inText = !general.isBetweenRows()
      at = end + 1
    }
  }
  const joined = (last: Uint8Array): Uint8Array => {
    const whole = new Uint8Array(heldBytes + last.length)
    let at = 0
    for (const piece of [...held, last]) {
      whole.set(piece, at)
      at += piece.length
    }
    held = []
    heldBytes = 0
    return whole
  }
  const hold = (rest: Uint8Array) => {
    if (rest.length === 0) return
    if (!inText && heldBytes + rest.length <= maxHeld) {
      held.push(rest.slice())
      heldBytes += rest.length
      return
    }
    inText = true
    asText(joined(rest))
  }

  const push = (bytes: Uint8Array) => {
    const end = heldBytes > 0 ? bytes.indexOf(lineFeed) : -1
    if (end !== -1) lines(joined(bytes.subarray(0, end + 1)))
    const whole = bytes.subarray(end + 1)
    hold(heldBytes > 0 ? whole : whole.subarray(lines(whole)))
  }
  return {
    push,
    end: () => {
      asText(joined(new Uint8Array()))
      general.push(decoder.decode())
      general.end()
    },
    lineBreak: () => firstBreak ?? general.lineBreak(),
    rest: () => {
      if (inText) return undefined
      const begun = joined(new Uint8Array())
      hold(begun)
      return begun
    },
  }
}
