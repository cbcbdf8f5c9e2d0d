import { createCsvReader } from './csv-reader.ts'
import { FileError } from './csv-error.ts'

export const delimiters = [',', ';', '\t', '|', '^', '~'] as const
export type Delimiter = (typeof delimiters)[number]

function widths(sample: string, delimiter: Delimiter, quotes: boolean): number[] {
  const found: number[] = []
  const reader = createCsvReader({
    delimiter,
    quotes,
    onRow: (cells) => found.push(cells.length),
    onProblem: () => undefined,
  })
  try {
    reader.push(sample)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
  }
  return found
}

/**
 * The delimiter of a file by its first rows: the one with which most rows are as wide as the header, then the
 * one that gives more columns; a comma when nothing speaks for another (spec §3).
 */
export function detectDelimiter(sample: string, quotes = true): Delimiter {
  let best: { delimiter: Delimiter; fit: number; width: number } = { delimiter: ',', fit: 0, width: 1 }
  // A line break at the end completes the only row of a short file.
  const text = sample.includes('\n') || sample.includes('\r') ? sample : `${sample}\n`
  for (const delimiter of delimiters) {
    const rows = widths(text, delimiter, quotes)
    const width = rows[0] ?? 1
    if (width < 2) continue
    const fit = rows.filter((found) => found === width).length / rows.length
    if (fit > best.fit || (fit === best.fit && width > best.width)) best = { delimiter, fit, width }
  }
  return best.delimiter
}
