import { describe, expect, it } from 'vitest'
import { blockOf, copied, filledDown, moved, pasted, readTable } from './block.ts'

const cells = [
  ['Ana', '1', 'a\nb'],
  ['Luis', '2', '"x"'],
  ['Eva', '3', ''],
]
const textAt = ({ row, column }: { row: number; column: number }) => cells[row]?.[column] ?? ''
const whole = { top: 0, bottom: 2, left: 0, right: 2 }

describe('a block of cells', () => {
  it('is copied as spreadsheets write it, and read back with its lines and quotes', () => {
    const text = copied(whole, textAt)
    expect(text).toBe('Ana\t1\t"a\nb"\r\nLuis\t2\t"""x"""\r\nEva\t3\t')
    expect(readTable(text)).toEqual(cells)
    // Excel closes the last row too.
    expect(readTable(`${text}\r\n`)).toEqual(cells)
  })

  it('is begun and ended at either corner', () => {
    expect(blockOf({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual({
      top: 1,
      bottom: 3,
      left: 0,
      right: 2,
    })
  })
})

describe('pasting', () => {
  it('begins at the first cell, leaves out what has no column, and goes on below the last row', () => {
    const at = { top: 2, bottom: 2, left: 1, right: 1 }
    expect(pasted([['x', 'y', 'z'], ['u']], at, 3)).toEqual([
      { row: 2, column: 1, text: 'x' },
      { row: 2, column: 2, text: 'y' },
      { row: 3, column: 1, text: 'u' },
      { row: 3, column: 2, text: '' },
    ])
  })

  it('fills a block that is the table several times over, one cell all of them', () => {
    const block = { top: 0, bottom: 3, left: 1, right: 1 }
    expect(pasted([['x'], ['y']], block, 3).map(({ text }) => text)).toEqual(['x', 'y', 'x', 'y'])
    expect(pasted([['x']], whole, 3)).toHaveLength(9)
  })
})

it('filling down repeats the first rows of a block in those below', () => {
  const block = { top: 0, bottom: 2, left: 0, right: 1 }
  expect(filledDown(block, textAt).map(({ text }) => text)).toEqual(['Ana', '1', 'Ana', '1'])
  expect(filledDown({ ...block, bottom: 3 }, textAt, 2).map(({ row, text }) => `${row} ${text}`)).toEqual([
    '2 Ana',
    '2 1',
    '3 Luis',
    '3 2',
  ])
  expect(filledDown({ ...block, bottom: 0 }, textAt)).toEqual([])
})

it('keys lead from cell to cell, and never out of the sheet', () => {
  const last = { row: 4, column: 2 }
  const from = { row: 0, column: 1 }
  expect(moved(from, { key: 'ArrowUp', isFar: false }, last)).toEqual(from)
  expect(moved(from, { key: 'ArrowDown', isFar: true }, last)).toEqual({ row: 4, column: 1 })
  expect(moved(from, { key: 'End', isFar: true }, last)).toEqual(last)
  expect(moved(from, { key: 'PageDown', isFar: false }, last)).toEqual({ row: 4, column: 1 })
  expect(moved(from, { key: 'a', isFar: false }, last)).toBeUndefined()
})
