import { expect, it } from 'vitest'
import { type Piece, tablesIn } from './tables.ts'

const piece = (text: string, left: number, line: number): Piece => ({
  text,
  left,
  right: left + text.length * 5,
  line,
  size: 10,
})

it('finds the rows and columns of a table between running text, with its empty cells', () => {
  const pieces = [
    piece('Gastos del trimestre, por departamentos de la casa', 50, 40),
    piece('Concepto', 50, 80),
    piece('Enero', 200, 80),
    piece('Febrero', 300, 80),
    piece('Alquiler', 50, 96),
    piece('de', 94, 96),
    piece('oficina', 108, 96),
    piece('1.200,00', 190, 96),
    piece('Luz', 50, 112),
    piece('89,50', 205, 112.4),
    piece('91,20', 305, 112),
    piece('Un párrafo que sigue debajo y no es de la tabla', 50, 130),
  ]
  expect(tablesIn(pieces)).toEqual([
    [
      ['Concepto', 'Enero', 'Febrero'],
      ['Alquiler de oficina', '1.200,00', ''],
      ['Luz', '89,50', '91,20'],
    ],
  ])
})

it('sees no table in running text', () => {
  const lines = Array.from({ length: 8 }, (_, at) =>
    piece('Una línea de texto corrido y nada más', 50, 60 + at * 14),
  )
  expect(tablesIn(lines)).toEqual([])
})
