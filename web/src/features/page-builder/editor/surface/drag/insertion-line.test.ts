import { describe, expect, it } from 'vitest'
import type { Box, Flow } from '../geometry/geometry.ts'
import { insertionLine, lineThickness } from './insertion-line.ts'

const column: Flow = { axis: 'column', reverse: false, wrap: false }
const container: Box = { left: 0, top: 0, right: 400, bottom: 400 }

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

describe('insertionLine', () => {
  const stacked = [box(20, 20, 100, 40), box(20, 80, 200, 40)]

  it('is absent in an empty container', () => {
    expect(insertionLine(0, [], container, column, 0)).toBeNull()
  })

  it('stands in the middle of the gap, as wide as the widest child', () => {
    const line = insertionLine(1, stacked, container, column, 50)
    expect(line).toEqual({
      left: 20,
      right: 220,
      top: 70 - lineThickness / 2,
      bottom: 70 + lineThickness / 2,
    })
  })

  it('stands outside the first and the last child', () => {
    expect(insertionLine(0, stacked, container, column, 50)?.bottom).toBeLessThanOrEqual(20)
    expect(insertionLine(2, stacked, container, column, 50)?.top).toBeGreaterThanOrEqual(120)
  })

  it('never leaves the container', () => {
    const flush = [box(0, 0, 400, 400)]
    expect(insertionLine(0, flush, container, column, 50)?.top).toBe(0)
    expect(insertionLine(1, flush, container, column, 50)?.bottom).toBe(400)
  })

  it('stands at the far end of a reversed row for the first slot', () => {
    const reversed = [box(220, 0, 100, 40), box(0, 0, 100, 40)]
    const line = insertionLine(0, reversed, container, { axis: 'row', reverse: true, wrap: false }, 10)
    expect(line?.left).toBeGreaterThan(319)
    const between = insertionLine(1, reversed, container, { axis: 'row', reverse: true, wrap: false }, 10)
    expect(between?.left).toBeCloseTo(160 - lineThickness / 2)
  })

  it('tells the end of a wrapped line from the start of the next by the pointer', () => {
    const grid = [box(0, 0, 100, 40), box(110, 0, 100, 40), box(0, 60, 100, 40)]
    const wrap: Flow = { axis: 'row', reverse: false, wrap: true }
    expect(insertionLine(2, grid, container, wrap, 10)).toMatchObject({ top: 0, bottom: 40 })
    expect(insertionLine(2, grid, container, wrap, 90)).toMatchObject({ top: 60, bottom: 100 })
  })
})
