import { createHmac, randomBytes } from 'node:crypto'
import { mismatchBelow, sampleRatioP } from '@aurelio/proofs/experiment'
import { expect, it } from 'vitest'
import { assignment, sharesOf, wholeShare } from './assignment.ts'

// Any salt would do; one that is fixed fails each time or never.
const salt = Buffer.alloc(32, 7).toString('base64')

it.each([
  [100_000, 2],
  [100_000, 4],
])('splits %i visitors over %i variants as it was asked to', { timeout: 120_000 }, (visitors, count) => {
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

it('gives a visitor the same each time, and another test deals anew', () => {
  const arms = [
    { letter: 'A', share: 5000 },
    { letter: 'B', share: 5000 },
  ]
  const [one, same, other] = [salt, salt, randomBytes(32).toString('base64')].map((each) =>
    assignment(each, arms),
  )
  const visitors = Array.from({ length: 2000 }, (_, n) => `visitor ${n}`)
  expect(visitors.map((each) => one?.(each))).toEqual(visitors.map((each) => same?.(each)))
  const moved = visitors.filter((each) => one?.(each) !== other?.(each)).length
  expect(moved).toBeGreaterThan(800)
  expect(moved).toBeLessThan(1200)
})

it('keeps to shares that are not even', { timeout: 60_000 }, () => {
  const assign = assignment(salt, [
    { letter: 'A', share: 9000 },
    { letter: 'B', share: 1000 },
  ])
  const ofB = Array.from({ length: 100_000 }, (_, n) => assign(`${n}`)).filter((each) => each === 'B').length
  expect(sampleRatioP([100_000 - ofB, ofB], [0.9, 0.1])).toBeGreaterThan(mismatchBelow)
})

it.each(['10.0.0.1\nMozilla/5.0\nsitio', 'ñandú 🦩', 'x'.repeat(4096), ''])(
  'deals %.30j by HMAC-SHA256',
  (visitor) => {
    const drawn = createHmac('sha256', Buffer.from(salt, 'base64')).update(visitor).digest().readUInt32BE(0)
    const arms = Array.from({ length: wholeShare }, (_, at) => ({ letter: String(at), share: 1 }))
    expect(assignment(salt, arms)(visitor)).toBe(String(drawn % wholeShare))
  },
)
