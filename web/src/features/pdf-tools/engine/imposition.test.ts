import { expect, it } from 'vitest'
import { bookletSides, gridFor, sheetsOf } from './imposition.ts'

const a4 = { width: 595, height: 842 }

it('lays upright pages side by side on paper that lies, and four of them two by two on paper that stands', () => {
  expect(gridFor(2, a4, 'a4', 10, 10)).toMatchObject({ columns: 2, rows: 1, sheet: { width: 841.89 } })
  expect(gridFor(4, a4, 'a4', 10, 10)).toMatchObject({ columns: 2, rows: 2, sheet: { width: 595.28 } })
  expect(gridFor(2, { width: 960, height: 540 }, 'a4', 10, 10)).toMatchObject({ columns: 1, rows: 2 })
})

it('fills the last sheet with nothing', () => {
  expect(sheetsOf(3, 2)).toEqual([
    [0, 1],
    [2, null],
  ])
})

it('puts the pages of a booklet where folding brings them in order', () => {
  expect(bookletSides(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ])
  expect(bookletSides(5)).toEqual([
    [null, 0],
    [1, null],
    [null, 2],
    [3, 4],
  ])
})
