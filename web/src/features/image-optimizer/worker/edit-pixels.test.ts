import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { turned, unedited } from '../engine/edit.ts'
import { painted } from '../testing/encoders.ts'
import { editPixels } from './edit-pixels.ts'

const picture = painted(3, 2, (x, y) => [x * 10, y * 10, 7, 100 + x + y])
const reds = ({ data }: { data: Uint8ClampedArray }) => [...data].filter((_, at) => at % 4 === 0)

it('a turn to the right brings the left side up, and four turns change nothing', () => {
  const right = editPixels(picture, turned(unedited, 1))
  expect([right.width, right.height]).toEqual([2, 3])
  expect(reds(right)).toEqual([0, 0, 10, 10, 20, 20])
  expect(right.data.subarray(0, 4)).toEqual(picture.data.subarray(12, 16))
  let edit = unedited
  for (let turn = 0; turn < 4; turn += 1) edit = turned(edit, 1)
  expect(editPixels(picture, edit).data).toEqual(picture.data)
  expect(editPixels(right, turned(unedited, -1)).data).toEqual(picture.data)
})

it('what stays of a picture is the same whether it is cut before a turn or after', () => {
  const image = painted(8, 6, (x, y) => [x, y, x * y, 255])
  assert(
    property(
      integer({ min: 0, max: 7 }),
      integer({ min: 0, max: 5 }),
      constantFrom(1 as const, -1 as const),
      (x, y, by) => {
        const crop = { x: x / 8, y: y / 6, width: 1 - x / 8, height: 1 - y / 6 }
        const cut = editPixels(image, { turns: 0, crop })
        expect(cut).toMatchObject({ width: 8 - x, height: 6 - y })
        const cutThenTurned = editPixels(cut, turned(unedited, by))
        expect(editPixels(image, turned({ turns: 0, crop }, by))).toEqual(cutThenTurned)
      },
    ),
  )
})
