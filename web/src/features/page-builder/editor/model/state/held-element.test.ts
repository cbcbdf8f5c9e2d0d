import { expect, it, vi } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createHeldElement } from './held-element.ts'

it('holds one element as it was, and tells its own listeners alone when it lets go', () => {
  const { elements } = pageOf(element('text', 'a', { text: 'Hola' }), element('text', 'b'))
  const held = createHeldElement()
  const [ofA, ofB] = [vi.fn<() => void>(), vi.fn<() => void>()]
  held.subscribe('a', ofA)
  held.subscribe('b', ofB)
  const [a] = Object.values(elements)
  const release = a && held.hold(a)
  expect([held.get('a'), held.get('b')]).toEqual([a, undefined])
  expect(ofA).not.toHaveBeenCalled()
  release?.()
  expect(held.get('a')).toBeUndefined()
  expect([ofA.mock.calls.length, ofB.mock.calls.length]).toEqual([1, 0])
})
