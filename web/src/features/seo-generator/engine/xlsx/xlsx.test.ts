import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { collected } from '@aurelio/page/generator/testing'
import { inspectCsv, rowsOf } from '@aurelio/page/generator'
import { csvOfWorkbook, isWorkbook } from './read-xlsx.ts'
import { workbookOf } from './write-xlsx.ts'

const encoder = new TextEncoder()

/** A workbook of this CSV, written in pieces of a few bytes. */
async function workbook(csv: string) {
  const bytes = encoder.encode(csv)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }
  const parts = await collected(workbookOf(rowsOf(pieces(), ';'), 'Contenido «A» & <B>'))
  return new Blob(parts.map((part) => Uint8Array.from(part)))
}

test('what is written as a workbook is read back as it was', async () => {
  const book = await workbook(
    'título;código;nota\n"Reparación; urgente";08001;=1+1\n" con ""blancos"" ";<b>&;\n',
  )
  expect(await isWorkbook(book)).toBe(true)
  expect(await (await csvOfWorkbook(book)).text()).toBe(
    'título,código,nota\nReparación; urgente,08001,=1+1\n" con ""blancos"" ",<b>&,\n',
  )
})

test('a table of many rows goes through and is counted', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `Página ${row};https://a.es/${row}`)
  const info = await inspectCsv(await csvOfWorkbook(await workbook(['título;enlace', ...rows].join('\n'))))
  expect(info).toMatchObject({ rows: 20_000, header: ['título', 'enlace'] })
  expect(info.columns[1]?.reason).toBe('links')
})

test('a workbook is known by its bytes; an old or a broken one says so', async () => {
  expect(await isWorkbook(new Blob(['título;nota\n1;2\n']))).toBe(false)
  expect(await isWorkbook(new Blob([]))).toBe(false)
  const old = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)])
  await expect(isWorkbook(old)).rejects.toMatchObject({ problem: { fault: 'old-workbook' } })
  const broken = (await workbook('a;b\n1;2')).slice(0, 200)
  await expect(csvOfWorkbook(broken)).rejects.toMatchObject({ problem: { fault: 'damaged-workbook' } })
})

test('numbers are what Excel shows, and keep their digits', async () => {
  const numbers = [
    '4.4000000000000004',
    '-4.5999999999999996',
    '8001',
    '0.1',
    '1234567890.12',
    '4.0999999999999996E-3',
  ]
  const xml = numbers
    .map((number, at) => `<c r="${String.fromCharCode(65 + at)}1"><v>${number}</v></c>`)
    .join('')
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${xml}</row></sheetData></worksheet>`
  const parts = unzipSync(new Uint8Array(await (await workbook('a;b\n1;2')).arrayBuffer()))
  parts['xl/worksheets/sheet1.xml'] = encoder.encode(sheet)
  const book = new Blob([Uint8Array.from(zipSync(parts))])
  expect(await (await csvOfWorkbook(book)).text()).toBe('4.4,-4.6,8001,0.1,1234567890.12,0.0041\n')
})
