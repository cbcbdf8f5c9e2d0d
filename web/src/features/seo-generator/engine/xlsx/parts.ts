import { columnLetter } from '@aurelio/page/generator'
import { escaped, xmlHead } from '../xml/escape.ts'

/** The parts of a workbook as ECMA-376 has them. */
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The most that a cell holds. */
const longestCell = 32_767

export const sheetStart = `${xmlHead}<worksheet xmlns="${main}"><sheetData>`
export const sheetEnd = '</sheetData></worksheet>'

/** Everything besides the sheets themselves, which are `xl/worksheets/sheet1.xml` and on. */
export function workbookParts(sheets: number, sheetName: string): { name: string; content: string }[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const each = (text: (number: number) => string) => numbers.map(text).join('')
  const nameOf = (number: number) => escaped(sheets === 1 ? sheetName : `${sheetName} ${number}`)
  return [
    {
      name: '[Content_Types].xml',
      content: `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xmlHead}<Relationships xmlns="${packages}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((number) => `<sheet name="${nameOf(number)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    },
  ]
}

/** A row of texts, marked as such: none of them can be a formula. What a cell does not hold is cut. `row` from 1. */
export function rowXml(cells: readonly string[], row: number): string {
  const content = cells.map((cell, index) => {
    const place = `${columnLetter(index + 1)}${row}`
    const text = escaped(cell.slice(0, longestCell))
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  })
  return `<row r="${row}">${content.join('')}</row>`
}
