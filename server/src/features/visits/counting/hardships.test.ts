import { otherKey } from '@aurelio/contracts/visits'
import { expect, it } from 'vitest'
import { dayBucket } from './buckets.ts'
import { keyLimits } from './profile.ts'
import { toldSpans } from '../figures/spans.ts'

const pointsOf = (at: string) => toldSpans('today', 'Europe/Madrid', new Date(at)).now.points
const day = (at: string) => dayBucket('Europe/Madrid', Date.parse(at))

it('a day of 23 hours has 23 points and one of 25 has 25, each hour once', () => {
  const spring = pointsOf('2026-03-29T12:00:00Z')
  const autumn = pointsOf('2026-10-25T12:00:00Z')
  expect([spring.length, autumn.length]).toEqual([23, 25])
  for (const points of [spring, autumn]) {
    const hours = points.map(({ from }) => from)
    expect(new Set(hours).size).toBe(points.length)
    expect((hours.at(-1) ?? 0) - (hours[0] ?? 0)).toBe(points.length - 1)
  }
  expect(spring.map(({ at }) => at)).not.toContain('2026-03-29T02')
  expect(autumn.filter(({ at }) => at === '2026-10-25T02')).toHaveLength(2)
})

it('a visit belongs to the day of the workspace, also beside midnight and when clocks change', () => {
  expect(day('2026-03-28T22:59:59Z')).toBe(20260328)
  expect(day('2026-03-28T23:00:00Z')).toBe(20260329)
  expect(day('2026-03-29T21:59:59Z')).toBe(20260329)
  expect(day('2026-03-29T22:00:00Z')).toBe(20260330)
  expect(day('2026-10-25T22:59:59Z')).toBe(20261025)
  expect(day('2026-10-25T23:00:00Z')).toBe(20261026)
})

it('forty thousand kinds are a thousand and the rest, each day anew', () => {
  const limits = keyLimits()
  const kinds = (onDay: number, name: string) => {
    const capped = limits('w', onDay)
    return new Set(Array.from({ length: 40_000 }, (_, at) => capped('campaign', `${name}${at}`)))
  }
  const first = kinds(20_261_120, 'a')
  expect(first.size).toBe(1001)
  expect(first).toContain(otherKey)
  expect(kinds(20_261_121, 'b').size).toBe(1001)
})

it('a clock that jumps ahead and comes back leaves the days after it as they are', () => {
  const limits = keyLimits()
  expect(limits('w', 20_991_231)('source', 'futuro')).toBe('futuro')
  for (let at = 0; at < 1000; at++) limits('w', 20_261_120)('source', `s${at}`)
  expect(limits('w', 20_261_120)('source', 'otra')).toBe(otherKey)
  expect(limits('w', 20_261_121)('source', 'otra')).toBe('otra')
})
