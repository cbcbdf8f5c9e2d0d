import { type ImportDelimiter, importDelimiters, type ImportEncoding } from '@aurelio/contracts/table-imports'
import { CsvError, parse } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { z } from 'zod'

/** More than any row of a person has; a quote that nobody closes ends here, and not with the memory. */
const longestRow = 256 * 1024

/** How a file is written, by its first bytes. Excel in Spain writes Windows-1252 and semicolons without asking. */
export function encodingOf(head: Uint8Array, isWhole: boolean): ImportEncoding {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    // The last letter may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** What stands between the cells: what makes the most rows as wide as the first, and then the widest ones. */
export function delimiterOf(text: string): ImportDelimiter {
  const tried = importDelimiters.map((delimiter) => {
    const rows = rowsIn(text, delimiter)
    const width = rows[0]?.length ?? 0
    const fit = width < 2 ? 0 : rows.filter((row) => row.length === width).length / rows.length
    return { delimiter, fit, width }
  })
  const [best] = tried.toSorted((one, other) => other.fit - one.fit || other.width - one.width)
  return best && best.fit > 0 ? best.delimiter : ','
}

/** The rows of a piece of a file, without the last one where it is cut; up to where it cannot be read on. */
export function rowsIn(text: string, delimiter: ImportDelimiter): string[][] {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
  const rows: string[][] = []
  try {
    parseNow(end < 0 ? text : text.slice(0, end + 1), {
      ...manners,
      delimiter,
      on_record: (row: string[]) => {
        rows.push(row.map(cellOf))
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return rows
}

/** Without the spaces around it; where they stood behind its closing quote, the parser has left the quotes in the cell. */
function cellOf(text: string): string {
  const bare = text.trim()
  const isQuoted = text.trimEnd() !== text && bare.length > 1 && bare.startsWith('"') && bare.endsWith('"')
  return isQuoted ? bare.slice(1, -1) : bare
}

export type FileRow = { cells: string[]; /** Of the file, up to here. */ line: number }

/** A line of the file after which nothing can be told apart: a quote opens there that nobody closes. */
export class BrokenFile extends Error {
  readonly line: number
  constructor(line: number) {
    super(`The file cannot be read after line ${line}`)
    this.line = line
  }
}

const parsedSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** Every row of a file as it comes in; never more than one row in memory. Throws `BrokenFile`. */
export async function* rowsOf(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  delimiter: ImportDelimiter,
): AsyncGenerator<FileRow> {
  const parser = parse({ ...manners, delimiter, info: true })
  const turns = turnsOf(parser)
  const feeding = feed(parser, bytes, { encoding, isTaken: turns.isTaken })
  let line = 1
  try {
    for await (const parsed of parser) {
      const { record, info } = parsedSchema.parse(parsed)
      line = info.lines
      turns.took()
      yield { cells: record.map(cellOf), line }
    }
    await feeding
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFile(line)
    throw error
  } finally {
    parser.destroy()
    turns.took()
  }
}

/** A parser that comes upon an error forgets the rows that nobody has taken: so it is given more once all are. */
function turnsOf(parser: ReturnType<typeof parse>) {
  const isDone = () => parser.destroyed || parser.readableLength === 0
  const waiting: (() => void)[] = []
  const took = () => {
    if (isDone()) for (const wake of waiting.splice(0)) wake()
  }
  return {
    took,
    isTaken: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        took()
      }),
  }
}

/** Rows of any width, cells of any kind, quotes where they do not belong: people's files have them. */
const manners = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  // The end of a cell is trimmed below: the parser would end the file at a quote within quotes.
  ltrim: true,
  max_record_size: longestRow,
}

/** Letters: far fewer than a row may have, so that what is before a broken one is taken when it ends the file. */
const mostAtOnce = 32 * 1024

type Feeding = { encoding: ImportEncoding; isTaken: () => Promise<void> }

async function feed(
  parser: ReturnType<typeof parse>,
  bytes: AsyncIterable<Uint8Array>,
  { encoding, isTaken }: Feeding,
) {
  const decoder = new TextDecoder(encoding)
  try {
    for await (const piece of bytes) {
      const text = decoder.decode(piece, { stream: true })
      for (let from = 0; from < text.length; from += mostAtOnce) {
        if (parser.destroyed) return
        if (!parser.write(text.slice(from, from + mostAtOnce))) await drained(parser)
        await isTaken()
      }
    }
    parser.end(decoder.decode())
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error('The file could not be read'))
  }
}

/** Until it takes more, or takes no more at all. */
function drained(parser: ReturnType<typeof parse>) {
  return new Promise<void>((resolve) => {
    const goOn = () => {
      parser.off('drain', goOn).off('close', goOn)
      resolve()
    }
    parser.on('drain', goOn).on('close', goOn)
  })
}
