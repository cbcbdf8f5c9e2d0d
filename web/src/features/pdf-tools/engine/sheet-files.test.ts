import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { csvOf, numberOf, xlsxOf } from './sheet-files.ts'

it('reads numbers as they are written here and there, and leaves codes alone', () => {
  expect(['1.234,50', '1,234.50', '12', '0,5', '-3'].map(numberOf)).toEqual([1234.5, 1234.5, 12, 0.5, -3])
  expect(['007', '1.234', '12/03/2026', '5 %'].map(numberOf)).toEqual([null, null, null, null])
})

it('writes CSV whose cells keep their semicolons, and run nothing', () => {
  expect(csvOf([['a;b', 'di "hola"', '=SUMA(1)', '-5']])).toBe('\uFEFF"a;b";"di ""hola""";\'=SUMA(1);-5\r\n')
})

it('writes a spreadsheet with a sheet for each table', () => {
  const files = unzipSync(xlsxOf([{ name: 'Página 1: uno', table: [['A & B', '1.200,00']] }]))
  expect(Object.keys(files)).toContain('xl/worksheets/sheet1.xml')
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('A &amp; B')
  expect(sheet).toContain('<c r="B1"><v>1200</v></c>')
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Página 1  uno"')
})
