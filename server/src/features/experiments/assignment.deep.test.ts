import { mismatchBelow, sampleRatioP } from '@aurelio/proofs/experiment'
import { expect, it } from 'vitest'
import { assignment, sharesOf, wholeShare } from './assignment.ts'

// Any salt would do; one that is fixed fails each time or never.
const salt = Buffer.alloc(32, 7).toString('base64')

it.each([
  [1_000_000, 2],
  [1_000_000, 3],
  [1_000_000, 4],
])('splits %i visitors over %i variants as it was asked to', { timeout: 300_000 }, (visitors, count) => {
  const arms = sharesOf(count).map((share, at) => ({ letter: 'ABCD'.charAt(at), share }))
  expect(arms.reduce((sum, { share }) => sum + share, 0)).toBe(wholeShare)
  const assign = assignment(salt, arms)
  const counts = new Map<string, number>()
  for (let n = 0; n < visitors; n += 1) {
    const letter = assign(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}\nMozilla/5.0\nsitio`)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const shares = arms.map(({ share }) => share / wholeShare)
  const split = arms.map(({ letter }) => counts.get(letter) ?? 0)
  expect(sampleRatioP(split, shares)).toBeGreaterThan(mismatchBelow)
})
