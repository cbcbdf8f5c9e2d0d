import type { Notification } from '@aurelio/contracts/notifications'
import { expect, test } from 'vitest'
import { formatDate } from '../../platform/format.ts'
import { byDay } from './days.ts'

const now = new Date(2026, 2, 1, 9, 30)
const at = (day: number, hour: number): Notification => ({
  id: `${day}-${hour}`,
  kind: 'lead.received',
  subject: { id: 'p', name: 'Página' },
  count: 1,
  createdAt: new Date(2026, 2, day, hour).toISOString(),
  readAt: null,
})

test('today, yesterday and each day before, also across the end of a month', () => {
  const days = byDay([at(1, 9), at(1, 0), at(0, 23), at(-1, 12), at(-1, 1)], now)
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 1],
    [formatDate(new Date(2026, 1, 27)), 2],
  ])
})

test('nothing makes no day', () => {
  expect(byDay([], now)).toEqual([])
})
