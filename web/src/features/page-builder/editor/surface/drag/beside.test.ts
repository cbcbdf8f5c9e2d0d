import { describe, expect, it } from 'vitest'
import { bandOf, besideAt } from './beside.ts'
import type { Flow } from '../geometry/geometry.ts'

const column: Flow = { axis: 'column', reverse: false, wrap: false }
const row: Flow = { axis: 'row', reverse: false, wrap: false }
const outer = { left: 0, top: 0, right: 400, bottom: 400 }

describe('besideAt', () => {
  it('is between 6 and 10 px wide for ordinary containers, narrower in tiny ones', () => {
    expect(bandOf(outer, 'column')).toBe(10)
    expect(bandOf({ ...outer, bottom: 24 }, 'column')).toBe(6)
    expect(bandOf({ ...outer, bottom: 8 }, 'column')).toBe(2)
  })

  it.each([
    [3, { index: 0, side: 'before' }],
    [9, { index: 0, side: 'before' }],
    [11, null],
    [200, null],
    [389, null],
    [391, { index: 0, side: 'after' }],
  ])('of one container in a column at y=%i', (y, expected) => {
    expect(besideAt({ x: 200, y }, [{ box: outer, flow: column }])).toEqual(expected)
  })

  it('looks along the flow only', () => {
    expect(besideAt({ x: 2, y: 200 }, [{ box: outer, flow: column }])).toBeNull()
    expect(besideAt({ x: 2, y: 200 }, [{ box: outer, flow: row }])).toEqual({ index: 0, side: 'before' })
  })

  it('turns the sides round in a reversed flow', () => {
    const reversed = { ...column, reverse: true }
    expect(besideAt({ x: 200, y: 3 }, [{ box: outer, flow: reversed }])).toEqual({ index: 0, side: 'after' })
  })

  it('shares the band where nested edges lie on one another', () => {
    const flush = [
      { box: outer, flow: column },
      { box: { ...outer, bottom: 100 }, flow: column },
    ]
    expect(besideAt({ x: 200, y: 2 }, flush)).toEqual({ index: 0, side: 'before' })
    expect(besideAt({ x: 200, y: 8 }, flush)).toEqual({ index: 1, side: 'before' })
    expect(besideAt({ x: 200, y: 95 }, flush)).toEqual({ index: 1, side: 'after' })
  })
})
