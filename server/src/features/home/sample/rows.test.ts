import { taskStages } from '@aurelio/contracts/tasks'
import { expect, it } from 'vitest'
import { dayText } from '../../../platform/calendar.ts'
import { bucketsOf } from '../chart.ts'
import { sampleRows } from './rows.ts'

const dayMs = 24 * 60 * 60 * 1000
const moments = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 1, 26 + day, day * 3, 5)))

it.each(moments)('on %s the sample content is the specified one, and nothing of it lies ahead', (now) => {
  const { projects, tasks, activity } = sampleRows({ workspaceId: 'w', userId: 'u', now, zone: 'UTC' })
  expect(projects.filter(({ state }) => state === 'active')).toHaveLength(12)
  const pending = tasks.filter(({ doneAt }) => doneAt === null)
  expect([pending.length, tasks.length - pending.length]).toEqual([8, 24])
  const today = dayText([now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()])
  const days = pending.map(({ dueOn }) => dueOn ?? null)
  expect(days.filter((day) => day !== null && day < today)).toHaveLength(2)
  expect(days.filter((day) => day === today)).toHaveLength(2)
  expect(days.filter((day) => day !== null && day > today)).toHaveLength(2)
  expect(days.filter((day) => day === null)).toHaveLength(2)
  // No column of the board is empty.
  expect(new Set(pending.map(({ stage }) => stage))).toEqual(new Set(taskStages))
  const moment = now.toISOString()
  for (const { createdAt, updatedAt } of [...projects, ...tasks])
    expect(createdAt <= updatedAt && updatedAt <= moment).toBe(true)
  for (const { createdAt, doneAt } of tasks) expect((doneAt ?? moment) >= createdAt).toBe(true)
  for (const { at, subjectId } of activity) {
    expect(at <= moment && at > new Date(now.getTime() - 366 * dayMs).toISOString()).toBe(true)
    expect([...projects, ...tasks].some(({ id }) => id === subjectId)).toBe(true)
  }
  expect(new Set(activity.map(({ id }) => id)).size).toBe(activity.length)
})

it.each(moments)('on %s a week, a month and a year look alive', (now) => {
  const { tasks, activity } = sampleRows({ workspaceId: 'w', userId: 'u', now, zone: 'UTC' })
  for (const [period, busyDays] of [
    ['week', 4],
    ['month', 18],
    // On the first of a month, the twelfth has only just begun.
    ['year', 11],
  ] as const) {
    const buckets = bucketsOf(period, now, 'UTC')
    const busy = buckets.filter(({ start, end }) => activity.some(({ at }) => at >= start && at < end))
    expect(busy.length).toBeGreaterThanOrEqual(busyDays)
    const [first] = buckets
    expect(tasks.filter(({ doneAt }) => doneAt && doneAt >= (first?.start ?? '')).length).toBeGreaterThan(2)
  }
})
