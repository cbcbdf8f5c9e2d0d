import { describe, expect, it } from 'vitest'
import type { Box, Flow } from '../geometry/geometry.ts'
import { linesOf, slotAt } from './slots.ts'

const column: Flow = { axis: 'column', reverse: false, wrap: false }
const row: Flow = { axis: 'row', reverse: false, wrap: false }

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

describe('slotAt', () => {
  const stacked = [box(0, 0, 100, 40), box(0, 50, 100, 40), box(0, 100, 100, 40)]
  const beside = [box(0, 0, 100, 40), box(110, 0, 100, 40), box(220, 0, 100, 40)]

  it('gives the only slot of an empty container', () => {
    expect(slotAt({ x: 5, y: 5 }, [], column)).toBe(0)
  })

  it.each([
    [-20, 0],
    [19, 0],
    [21, 1],
    [69, 1],
    [71, 2],
    [119, 2],
    [121, 3],
    [900, 3],
  ])('in a column at y=%i is slot %i', (y, slot) => {
    expect(slotAt({ x: 50, y }, stacked, column)).toBe(slot)
  })

  it.each([
    [10, 0],
    [60, 1],
    [159, 1],
    [161, 2],
    [300, 3],
  ])('in a row at x=%i is slot %i', (x, slot) => {
    expect(slotAt({ x, y: 500 }, beside, row)).toBe(slot)
  })

  it('counts from the other end in a reversed row and column', () => {
    const reversedRow = [box(220, 0, 100, 40), box(110, 0, 100, 40), box(0, 0, 100, 40)]
    expect(slotAt({ x: 310, y: 10 }, reversedRow, { ...row, reverse: true })).toBe(0)
    expect(slotAt({ x: 200, y: 10 }, reversedRow, { ...row, reverse: true })).toBe(1)
    expect(slotAt({ x: 10, y: 10 }, reversedRow, { ...row, reverse: true })).toBe(3)
    const reversedColumn = [box(0, 100, 100, 40), box(0, 50, 100, 40), box(0, 0, 100, 40)]
    expect(slotAt({ x: 10, y: 139 }, reversedColumn, { ...column, reverse: true })).toBe(0)
    expect(slotAt({ x: 10, y: 1 }, reversedColumn, { ...column, reverse: true })).toBe(3)
  })

  describe('in wrapped lines', () => {
    const wrap: Flow = { axis: 'row', reverse: false, wrap: true }
    const grid = [
      box(0, 0, 100, 40),
      box(110, 5, 100, 60),
      box(0, 80, 100, 40),
      box(110, 80, 100, 40),
      box(0, 140, 100, 40),
    ]

    it('finds the lines by what overlaps across the flow', () => {
      expect(linesOf(grid, wrap).map((line) => [line.first, line.boxes.length])).toEqual([
        [0, 2],
        [2, 2],
        [4, 1],
      ])
    })

    it('prefers the line of the pointer', () => {
      expect(slotAt({ x: 300, y: 20 }, grid, wrap)).toBe(2)
      expect(slotAt({ x: 10, y: 90 }, grid, wrap)).toBe(2)
      expect(slotAt({ x: 120, y: 100 }, grid, wrap)).toBe(3)
      expect(slotAt({ x: 300, y: 100 }, grid, wrap)).toBe(4)
      expect(slotAt({ x: 300, y: 1000 }, grid, wrap)).toBe(5)
    })

    it('takes lines stacked upwards (wrap-reverse) as they stand', () => {
      const upwards = [box(0, 60, 100, 40), box(110, 60, 100, 40), box(0, 0, 100, 40)]
      expect(slotAt({ x: 300, y: 80 }, upwards, wrap)).toBe(2)
      expect(slotAt({ x: 90, y: 10 }, upwards, wrap)).toBe(3)
    })
  })
})
