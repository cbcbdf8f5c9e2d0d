import { expect, it } from 'vitest'
import { isUntouched, type Part, qpdfRange, runsOf, turnRight } from './plan.ts'

const page = (source: number, at: number, turn: 0 | 90 = 0): Part => ({
  kind: 'page',
  source,
  page: at,
  turn,
})
const blank: Part = { kind: 'blank', width: 595, height: 842 }

it('gathers what follows each other from one file', () => {
  expect(runsOf([page(0, 0), page(0, 4), page(1, 0), blank, blank, page(0, 1)], 2)).toEqual([
    { source: 0, pages: [0, 4] },
    { source: 1, pages: [0] },
    { source: 2, pages: [0, 1] },
    { source: 0, pages: [1] },
  ])
})

it('writes ranges as short as they can be, in their order', () => {
  expect(qpdfRange([0, 1, 2, 4, 7, 6, 6])).toBe('1-3,5,8,7,7')
})

it('knows a file that nobody has changed', () => {
  expect(isUntouched([page(0, 0), page(0, 1)], 2)).toBe(true)
  expect(isUntouched([page(0, 1), page(0, 0)], 2)).toBe(false)
  expect(isUntouched([page(0, 0, 90), page(0, 1)], 2)).toBe(false)
  expect(isUntouched([page(0, 0)], 2)).toBe(false)
  expect(isUntouched([page(0, 0), blank], 2)).toBe(false)
})

it('turns a page four times to where it was', () => {
  expect(turnRight(turnRight(turnRight(turnRight(0))))).toBe(0)
})
