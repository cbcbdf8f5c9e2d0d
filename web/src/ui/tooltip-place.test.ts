import { expect, test } from 'vitest'
import { placeTooltip } from './tooltip-place.ts'

const view = { width: 400, height: 300 }
const size = { width: 80, height: 20 }
const button = { left: 200, top: 100, width: 40, height: 40 }

test('it stands in the middle of its side', () => {
  expect(placeTooltip(button, size, view, 'bottom')).toEqual({ left: 180, top: 146 })
  expect(placeTooltip(button, size, view, 'top')).toEqual({ left: 180, top: 74 })
  expect(placeTooltip(button, size, view, 'right')).toEqual({ left: 246, top: 110 })
  expect(placeTooltip(button, size, view, 'left')).toEqual({ left: 114, top: 110 })
})

test('without room it goes to the other side', () => {
  expect(placeTooltip({ ...button, top: 255 }, size, view, 'bottom').top).toBe(229)
  expect(placeTooltip({ ...button, top: 5 }, size, view, 'top').top).toBe(51)
  expect(placeTooltip({ ...button, left: 350 }, size, view, 'right').left).toBe(264)
  expect(placeTooltip({ ...button, left: 10 }, size, view, 'left').left).toBe(56)
})

test('the edge of the window never cuts it', () => {
  expect(placeTooltip({ ...button, left: 0 }, size, view, 'bottom').left).toBe(8)
  expect(placeTooltip({ ...button, left: 380 }, size, view, 'bottom').left).toBe(312)
})
