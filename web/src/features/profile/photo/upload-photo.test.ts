import { expect, test } from 'vitest'
import { shownProgress } from './upload-photo.ts'

test.each([
  [0, 100, 0],
  [9, 100, 0],
  [10, 100, 10],
  [55, 100, 50],
  [95, 100, 90],
  [100, 100, 90],
  [0, 0, 0],
])('%i of %i bytes shows %i %%', (sent, total, percent) => {
  expect(shownProgress(sent, total)).toBe(percent)
})
