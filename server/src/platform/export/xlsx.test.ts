import { readSheet } from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import type { Cell } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

const read = async (head: string[], rows: Cell[][]) => {
  const workbook = await new Response(xlsxOf({ head, rows: each(rows) })).arrayBuffer()
  // As the SEO generator reads the workbooks that people bring.
  return readSheet(workbook, 1, { trim: false, parseNumber: (text) => text })
}

async function* each(rows: Cell[][]) {
  yield* rows
}

it('is read back cell by cell, past the letters of the alphabet and with nothing in between', async () => {
  const head = Array.from({ length: 60 }, (_, at) => `Columna ${at + 1}`)
  const row = head.map((_, at) => (at % 7 === 3 ? '' : `=valor <${at}> & más`))
  const sheet = await read(head, [row, head.map((_, at) => at / 2)])
  expect(sheet[0]).toEqual(head)
  expect(sheet[1]?.map((cell) => cell ?? '')).toEqual(row)
  expect(sheet[2]).toEqual(head.map((_, at) => String(at / 2)))
})

it('holds moments as spreadsheets count them', async () => {
  const sheet = await read(['Fecha'], [[{ moment: '2026-12-01 16:30:00' }]])
  expect(sheet[1]).toEqual([new Date('2026-12-01T16:30:00Z')])
})
