import { strToU8, zipSync } from 'fflate'
import type { Table } from './tables.ts'

export type NamedTable = { name: string; table: Table }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** What the name of a sheet may not have, and its most letters. */
const unnameable = /[\\/?*[\]:]/g
const longestName = 31

/** A table as CSV with semicolons, as spreadsheets in Spanish read it; marked as UTF-8. */
export function csvOf(table: Table): string {
  return `\uFEFF${table.map((row) => row.map(harmless).map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** A spreadsheet (XLSX) with a sheet for each table. Plain numbers are numbers, all else is text. */
export function xlsxOf(tables: readonly NamedTable[]): Uint8Array<ArrayBuffer> {
  const sheets = tables.map(({ name }, at) => ({
    id: at + 1,
    name: name.replaceAll(unnameable, ' ').slice(0, longestName),
  }))
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${sheets.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ id, name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="r${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheets.map(({ id }) => `<Relationship Id="r${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
  }
  for (const [at, { table }] of tables.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(table)
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(head + text)])),
  )
  return Uint8Array.from(packed)
}

function sheetOf(table: Table): string {
  const rows = table.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => cellOf(text, `${letters(column)}${at + 1}`)).join('')}</row>`,
  )
  return `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function cellOf(text: string, place: string): string {
  if (text === '') return ''
  const number = numberOf(text)
  if (number !== null) return `<c r="${place}"><v>${number}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** 1.234,50 and 1,234.50 alike; a code that begins with 0, and what could be read in two ways, stays text. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '')
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(plain)) return Number(plain)
  if (/^-?(?:0|[1-9]\d{0,2}(?:\.\d{3})*|[1-9]\d*),\d{1,2}$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (/^-?(?:0|[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d*)\.\d{1,2}$/.test(plain))
    return Number(plain.replaceAll(',', ''))
  return null
}

function letters(column: number): string {
  const own = String.fromCharCode(65 + (column % 26))
  return column < 26 ? own : letters(Math.floor(column / 26) - 1) + own
}

function csvCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would run what begins so. */
function harmless(text: string): string {
  return /^[=+@]|^-(?![\d.,\s]+$)/.test(text) ? `'${text}` : text
}

function escaped(text: string): string {
  const plain = Array.from(text, (letter) => (letter < ' ' ? ' ' : letter)).join('')
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
