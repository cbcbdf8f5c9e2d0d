import { expect, it } from 'vitest'
import { recentlyUsed } from './recently-used.ts'

it('lets the one go that was longest unused, and none where all fit', () => {
  const kept = recentlyUsed<string>(2)
  kept.keep('a', 'A')
  kept.keep('b', 'B')
  expect(kept.get('a')).toBe('A')
  kept.keep('c', 'C')
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C'])
})

it('weighs what it holds, and keeps the newest however heavy it is', () => {
  const kept = recentlyUsed<number>(10, (weight) => weight)
  for (const weight of [4, 4, 2]) kept.keep(`first-${weight}`, weight)
  // The same key is weighed once.
  expect([kept.has('first-4'), kept.has('first-2')]).toEqual([true, true])
  kept.keep('heavy', 50)
  expect([kept.has('first-4'), kept.has('first-2'), kept.get('heavy')]).toEqual([false, false, 50])
  kept.forget('heavy')
  kept.keep('light', 10)
  expect(kept.has('light')).toBe(true)
})

it('forgets what is meant, and its weight with it', () => {
  const kept = recentlyUsed<number>(10, (weight) => weight)
  kept.keep('a', 3)
  kept.keep('b', 7)
  kept.forgetWhere((weight) => weight === 7)
  kept.keep('c', 7)
  expect([kept.has('a'), kept.has('b'), kept.has('c')]).toEqual([true, false, true])
})
