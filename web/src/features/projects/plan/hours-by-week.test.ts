import { expect, it } from 'vitest'
import { minutesByWeek, shownWeeks } from './hours-by-week.ts'

it('sums the minutes of each week from its Monday on', () => {
  const weeks = minutesByWeek(
    [
      { day: '2026-11-23', minutes: 30 },
      { day: '2026-11-26', minutes: 45 },
      { day: '2026-11-22', minutes: 10 },
      { day: '2026-09-01', minutes: 999 },
    ],
    '2026-11-26',
  )
  expect(weeks).toHaveLength(shownWeeks)
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-23', minutes: 75 })
  expect(weeks.at(-2)).toEqual({ monday: '2026-11-16', minutes: 10 })
  expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(85)
})
