import { doubleQuotes, hasEdgeSpace, holdsSpecial } from './csv-cell.ts'
import type { RowWriter } from './row-writer.ts'

/** A row as a CSV has it, without a line break. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const line = cells.map((cell) =>
    holdsSpecial(cell, delimiter) || hasEdgeSpace(cell) ? `"${doubleQuotes(cell)}"` : cell,
  )
  return line.join(delimiter)
}

/** The same for a row below the header: an empty line is no row to whoever reads it. */
function rowLine(cells: readonly string[], delimiter: string): string {
  return csvLine(cells, delimiter) || '""'
}

/** A table that was no CSV as one, in UTF-8 with commas, to be read like any other. */
export function csvOfRows(rows: readonly (readonly string[])[]): Blob {
  return new Blob(rows.map((row) => `${rowLine(row, ',')}\n`))
}

/** Rows as the lines of a CSV; no line break ends the last one (decision 009). */
export function csvWriter({
  delimiter,
  lineBreak,
  bom,
}: {
  delimiter: string
  lineBreak: string
  bom: boolean
}): RowWriter {
  let before = bom ? '\uFEFF' : ''
  return {
    row: (cells) => {
      const line = before + rowLine(cells, delimiter)
      before = lineBreak
      return line
    },
  }
}
