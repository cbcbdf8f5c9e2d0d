/** A text, a number that a table adds up, or a moment by the clock of a place, as `2026-12-01 16:30:00`. */
export type Cell = string | number | { moment: string }
export type Sheet = { head: readonly string[]; rows: AsyncIterable<readonly Cell[]> }

/**
 * A table as a Spanish Excel opens it: with the mark of UTF-8, semicolons between the cells and a comma in numbers. A text
 * that a spreadsheet would take for a formula begins with an apostrophe.
 */
async function* csvOf({ head, rows }: Sheet): AsyncGenerator<string> {
  yield `\u{FEFF}${lineOf(head)}`
  for await (const row of rows) yield lineOf(row)
}

function lineOf(cells: readonly Cell[]) {
  return `${cells.map(cellOf).join(';')}\r\n`
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  // Spreadsheets of every language read a moment that is written so.
  if (typeof cell === 'object') return cell.moment
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The same as the body of an answer. */
export function csvBody(sheet: Sheet): ReadableStream<Uint8Array> {
  return ReadableStream.from(csvOf(sheet)).pipeThrough(new TextEncoderStream())
}
