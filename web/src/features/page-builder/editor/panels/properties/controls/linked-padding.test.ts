import type { Padding } from '@aurelio/page/values'
import { expect, it } from 'vitest'
import { linkedPadding, withSide } from './linked-padding.ts'

const uneven: Padding = { unit: 'rem', Top: 2, Right: 1, Bottom: 3, Left: 0 }

it('links by copying the top value', () => {
  expect(linkedPadding(uneven)).toEqual({ unit: 'rem', Top: 2, Right: 2, Bottom: 2, Left: 2 })
})

it('links an absent padding at 0', () => {
  const none: Padding = { unit: 'px', Top: 0, Right: 0, Bottom: 0, Left: 0 }
  expect(linkedPadding(none)).toEqual(none)
})

it('changes one side, or all while they are linked', () => {
  expect(withSide(uneven, 'Left', 4, false)).toEqual({ ...uneven, Left: 4 })
  expect(withSide(uneven, 'Left', 4, true)).toEqual({ unit: 'rem', Top: 4, Right: 4, Bottom: 4, Left: 4 })
})
