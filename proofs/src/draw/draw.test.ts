import { expect, it } from 'vitest'
import { chiSquareTail } from '../experiment/distributions.ts'
import { commitmentTo, drawFrom, hashOfList, listOf } from './draw.ts'

const three = [
  { id: 'e2', weight: 3 },
  { id: 'e1', weight: 1 },
  { id: 'e3', weight: 2 },
]

it('draws what the published example draws', async () => {
  expect(await commitmentTo('aurelio-2026')).toMatch(/^4ab0280b/)
  expect(listOf(three)).toBe('e1:1\ne2:3\ne3:2')
  expect(await hashOfList(three)).toMatch(/^de57a267/)
  expect(await drawFrom(three, { seed: 'aurelio-2026', beacon: '48213', count: 3 })).toEqual([
    'e3',
    'e2',
    'e1',
  ])
})

it('draws everybody once where there are fewer than prizes, and nobody where nobody took part', async () => {
  const all = await drawFrom(three, { seed: 's', beacon: '1', count: 10 })
  expect(all.toSorted()).toEqual(['e1', 'e2', 'e3'])
  expect(await drawFrom([], { seed: 's', beacon: '1', count: 3 })).toEqual([])
})

it('gives each chance the same chance', async () => {
  const entries = Array.from({ length: 20 }, (_, i) => ({
    id: `p${String(i).padStart(2, '0')}`,
    weight: (i % 5) + 1,
  }))
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  const draws = 4000
  const first = new Map<string, number>()
  for (let i = 0; i < draws; i += 1) {
    const [winner = ''] = await drawFrom(entries, { seed: 'uniform', beacon: String(i), count: 1 })
    first.set(winner, (first.get(winner) ?? 0) + 1)
  }
  const chiSquare = entries.reduce((sum, { id, weight }) => {
    const expected = (draws * weight) / total
    return sum + ((first.get(id) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(chiSquareTail(chiSquare, entries.length - 1)).toBeGreaterThan(0.001)
})

it('finds the right one after others were taken out', async () => {
  const entries = Array.from({ length: 500 }, (_, i) => ({ id: String(i), weight: (i * 7) % 13 || 1 }))
  const drawn = await drawFrom(entries, { seed: 'x', beacon: 'y', count: 500 })
  expect(new Set(drawn).size).toBe(500)
})
