import { expect, it } from 'vitest'
import { flowOf, linesOf, type Slot } from './flow.ts'

const inner = { x: 0, y: 0, width: 1000, height: 400 }
const slot = (x: number, y: number, width: number, height: number, more: Partial<Slot> = {}): Slot => ({
  rect: { x, y, width, height },
  isTight: false,
  isBox: false,
  ...more,
})

it('tells lines by what stands beside each other, in whatever order it comes', () => {
  const rects = [slot(500, 0, 100, 50), slot(0, 5, 100, 40), slot(0, 60, 900, 10)].map(({ rect }) => rect)
  expect(linesOf(rects)).toEqual([[1, 0], [2]])
  // One inside the other is no line of two.
  expect(linesOf([slot(0, 0, 100, 50).rect, slot(10, 10, 50, 20).rect])).toEqual([[0], [1]])
})

it('stacks what stands below each other, with the gap and the padding that were seen', () => {
  const flow = flowOf(inner, [slot(20, 30, 960, 100), slot(20, 150, 960, 100), slot(20, 270, 960, 100)])
  expect(flow).toMatchObject({
    direction: 'column',
    rowGap: 20,
    padding: { top: 30, right: 20, bottom: 30, left: 20 },
  })
  expect(flow.places.map(({ width, top }) => [width.kind, top])).toEqual([
    ['fill', 0],
    ['fill', 0],
    ['fill', 0],
  ])
})

it('keeps uneven gaps as margins, and the middle as the middle', () => {
  const flow = flowOf(inner, [slot(200, 0, 600, 100), slot(0, 110, 1000, 50), slot(200, 200, 600, 200)])
  expect(flow.rowGap).toBe(0)
  expect(flow.places.map(({ top }) => top)).toEqual([0, 10, 40])
  expect(flow.places[0]).toMatchObject({ width: { kind: 'px', amount: 600 }, align: 'center' })
})

it('shares a row, lets what is tight be, and never takes more than there is', () => {
  const cards = flowOf(inner, [
    slot(0, 0, 320, 200, { isBox: true }),
    slot(340, 0, 320, 200, { isBox: true }),
    slot(680, 0, 320, 200, { isBox: true }),
  ])
  expect(cards).toMatchObject({ direction: 'row', columnGap: 20, align: 'stretch', wraps: false })
  expect(cards.places.map(({ width }) => width)).toEqual(
    [32, 32, 32].map((amount) => ({ kind: '%', amount })),
  )
  const words = flowOf(inner, [
    slot(10, 0, 81.3, 20, { isTight: true }),
    slot(910, 0, 80, 20, { isTight: true }),
  ])
  expect(words).toMatchObject({ justify: 'space-between', columnGap: 0, padding: { left: 10, right: 10 } })
  expect(words.places.every(({ width }) => width.kind === 'auto')).toBe(true)
})

it('wraps a grid into lines', () => {
  const slots = [0, 1, 2, 3, 4].map((at) => slot((at % 3) * 340, Math.floor(at / 3) * 210, 320, 200))
  expect(flowOf(inner, slots)).toMatchObject({
    direction: 'row',
    wraps: true,
    columnGap: 20,
    rowGap: 10,
    align: 'flex-start',
  })
})

it('makes height of more room than a padding holds', () => {
  const high = { ...inner, height: 900 }
  expect(flowOf(high, [slot(0, 400, 1000, 100)])).toMatchObject({
    justify: 'center',
    minHeight: 900,
    padding: { top: 0, bottom: 0 },
  })
  expect(flowOf(high, [slot(0, 780, 1000, 100)])).toMatchObject({
    justify: 'flex-end',
    minHeight: 900,
    padding: { bottom: 20 },
  })
  expect(flowOf(high, [])).toMatchObject({ minHeight: 900 })
})
