import { downloadBlob } from '../../platform/files/download.ts'

export type CsvTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** A table as a spreadsheet opens it: semicolons, numbers with a comma, and no text that it takes for a formula. */
export function csvText({ head, rows }: CsvTable): string {
  return `\u{FEFF}${[head, ...rows].map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`
}

export function saveCsv(table: CsvTable, name: string): void {
  downloadBlob(new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
