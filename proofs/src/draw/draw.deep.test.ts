import { expect, it } from 'vitest'
import { chiSquareTail } from '../experiment/distributions.ts'
import { drawFrom } from './draw.ts'

it('gives each chance the same chance in 100,000 draws', { timeout: 120_000 }, async () => {
  const entries = Array.from({ length: 12 }, (_, i) => ({
    id: `p${String(i).padStart(2, '0')}`,
    weight: (i % 4) + 1,
  }))
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  const first = new Map<string, number>()
  for (let i = 0; i < 100_000; i += 1) {
    const [winner = ''] = await drawFrom(entries, { seed: 'uniform', beacon: String(i), count: 1 })
    first.set(winner, (first.get(winner) ?? 0) + 1)
  }
  const chiSquare = entries.reduce((sum, { id, weight }) => {
    const expected = (100_000 * weight) / total
    return sum + ((first.get(id) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(chiSquareTail(chiSquare, entries.length - 1)).toBeGreaterThan(0.001)
})

it('draws from a million', { timeout: 120_000 }, async () => {
  const entries = Array.from({ length: 1_000_000 }, (_, i) => ({ id: `p${i}`, weight: (i % 9) + 1 }))
  const began = performance.now()
  const drawn = await drawFrom(entries, { seed: 'many', beacon: '48213', count: 100 })
  console.log(`100 of 1,000,000 in ${Math.round(performance.now() - began)} ms`)
  expect(new Set(drawn).size).toBe(100)
})
