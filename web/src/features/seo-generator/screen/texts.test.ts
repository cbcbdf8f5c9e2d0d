import { expect, test } from 'vitest'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { problemText } from './texts.ts'
import { columnLetter } from '@aurelio/page/generator'

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [702, 'ZZ'],
  [703, 'AAA'],
])('column %i is %s', (column, letter) => expect(columnLetter(column)).toBe(letter))

test('a fault says where it is, what it is and what to do', () => {
  const t = i18n.getFixedT('es')
  expect(problemText(t, { fault: 'open-quote', row: 12, column: 3 })).toMatch(
    /^Fila 12, columna 3 \(C\): hay unas comillas que se abren y no se cierran\. Ciérralas/,
  )
  expect(
    problemText(t, { fault: 'short-row', row: 2, column: 2, found: 1, expected: 2 }, ['titulo', 'precio']),
  ).toBe(
    'Fila 2, columna 2 (B, «precio»): faltan celdas: hay 1 y la cabecera tiene 2. La fila se deja como está.',
  )
  expect(problemText(t, { fault: 'empty-file' })).toMatch(/^El archivo está vacío/)
})
