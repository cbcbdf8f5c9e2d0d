import { makeZip } from 'client-zip'
import type { Cell, Sheet } from './csv.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The most that a cell holds. */
const longest = 32_767

const parts = [
  {
    name: '[Content_Types].xml',
    input: `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    input: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    input: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    input: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Datos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    // Two looks: that of every cell, and number 22 of the standard, day and hour as the reader's language writes them.
    name: 'xl/styles.xml',
    input: `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  },
]

/** A table as an Excel workbook (ECMA-376) of one sheet. Texts are marked as such: none of them can be a formula. */
export function xlsxOf(sheet: Sheet): ReadableStream<Uint8Array> {
  return makeZip([...parts, { name: 'xl/worksheets/sheet1.xml', input: encoded(sheetXml(sheet)) }])
}

async function* sheetXml(sheet: Sheet) {
  yield `${head}<worksheet xmlns="${main}"><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>${rowXml(sheet.head, 1)}`
  let number = 1
  for await (const row of sheet.rows) yield rowXml(row, (number += 1))
  yield '</sheetData></worksheet>'
}

async function* encoded(texts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Rows and cells say where they stand: ECMA-376 does not ask for it, but readers other than Excel do. */
function rowXml(cells: readonly Cell[], row: number) {
  const xml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row}`))
  return `<row r="${row}">${xml.join('')}</row>`
}

function cellXml(cell: Cell, address: string) {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${address}" s="1"><v>${serialOf(cell.moment)}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, longest))}</t></is></c>`
}

/** Days since the end of 1899, as workbooks count them. */
function serialOf(moment: string) {
  const dayMs = 24 * 60 * 60 * 1000
  return Date.parse(`${moment.replace(' ', 'T')}Z`) / dayMs + 25_569
}

/** A, B, …, Z, AA, AB: the letters of a column, from 0. */
function columnName(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCodePoint(65 + (column % 26))
}

/** Without what XML cannot hold. */
function escaped(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
