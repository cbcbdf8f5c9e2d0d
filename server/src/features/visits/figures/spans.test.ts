import { expect, it } from 'vitest'
import { chosenSpans } from './spans.ts'

const at = new Date('2026-11-26T12:00:00Z')
const told = (from: string, to: string, against: { from: string; to: string } | null = null) =>
  chosenSpans({ from, to }, against, 'Europe/Madrid', at)

it('a chosen period is held against the equally long one before it', () => {
  const { by, now, before } = told('2026-11-02', '2026-11-08')
  expect(by).toBe('day')
  expect([now.points.length, now.from, now.to]).toEqual([7, '2026-11-02', '2026-11-08'])
  expect([before.points.length, before.from, before.to]).toEqual([7, '2026-10-26', '2026-11-01'])
})

it('two chosen periods may be of any length', () => {
  const { by, now, before } = told('2026-11-01', '2026-11-10', { from: '2026-10-01', to: '2026-10-03' })
  expect([by, now.points.length, before.points.length]).toEqual(['day', 10, 3])
})

it('a day by itself is told by its hours, and by itself when hours are gone', () => {
  const hours = told('2026-10-25', '2026-10-25', { from: '2026-11-01', to: '2026-11-01' })
  expect([hours.by, hours.now.points.length, hours.before.points.length]).toEqual(['hour', 25, 24])
  expect(told('2026-09-01', '2026-09-01').by).toBe('day')
})

it('what lies further back than days are kept is told by whole months, on both sides', () => {
  const { by, now, before } = told('2025-12-20', '2026-02-03')
  expect([by, now.from, now.to, before.from, before.to]).toEqual([
    'month',
    '2025-12-01',
    '2026-02-28',
    '2025-09-01',
    '2025-11-30',
  ])
  expect(now.points.map(({ at: month, from }) => [month, from])).toEqual([
    ['2025-12', -202512],
    ['2026-01', -202601],
    ['2026-02', -202602],
  ])
  const mixed = told('2026-11-10', '2026-11-12', { from: '2024-02-10', to: '2024-02-12' })
  expect([mixed.by, mixed.now.from, mixed.before.to]).toEqual(['month', '2026-11-01', '2024-02-29'])
})
