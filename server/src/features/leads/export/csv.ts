import type { Cell, Sheet } from './lead-sheet.ts'

/**
 * A table as a Spanish Excel opens it: with the mark of UTF-8, semicolons between the cells and a comma in numbers. A text
 * that a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* csvOf({ head, rows }: Sheet): AsyncGenerator<string> {
  yield `\u{FEFF}${lineOf(head)}`
  for await (const row of rows) yield lineOf(row)
}

function lineOf(cells: readonly Cell[]) {
  return `${cells.map(cellOf).join(';')}\r\n`
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
