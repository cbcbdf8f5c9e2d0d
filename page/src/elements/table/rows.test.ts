import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { rowsOf } from './rows.ts'

test('a row a line, its cells between bars, all as long as the longest', () => {
  expect(rowsOf('A | B\n\n 1|2 | 3 ')).toEqual([
    ['A', 'B', ''],
    ['1', '2', '3'],
  ])
  expect(rowsOf('')).toEqual([])
})

test('titles of columns and rows are told as such, where they are', () => {
  const rows = 'Plan | Precio\nBásico | 9 €'
  const whole = htmlOf(element('table-1', { rows }))
  expect(whole.match(/scope="col"/g)).toHaveLength(2)
  expect(whole).toMatch(/<th[^>]* scope="row">Básico<\/th><td[^>]*>9 €<\/td>/)
  expect(htmlOf(element('table-1', { rows, header: 'no', firstColumn: 'no' }))).not.toMatch(/<th/)
  expect(htmlOf(element('table-1', { rows: '' }))).not.toMatch(/<t[hd]/)
})
