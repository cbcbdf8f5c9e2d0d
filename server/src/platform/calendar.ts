const dayMs = 24 * 60 * 60 * 1000

/** A day in numbers as `Date.UTC` takes them: months from 0, and dates may run over. */
export type DayNumbers = readonly [year: number, month: number, date: number]

/** Days of a time zone of the IANA list. */
export function calendarOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  /** What the clock on the wall shows, as if it were UTC. */
  function wall(moment: number) {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const [year, month, day, hour, minute, second] = (
      ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
    ).map((type) => parts.get(type) ?? 0)
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  }
  const offset = (moment: number) => wall(moment) - moment

  return {
    /** The day it is there at a moment. */
    on(moment: Date): DayNumbers {
      const shown = new Date(wall(moment.getTime()))
      return [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()]
    },
    /** The first moment of a day; where the clocks change at midnight that is not 00:00. */
    begins(day: DayNumbers): Date {
      const midnight = Date.UTC(...day)
      const candidates = [offset(midnight - dayMs), offset(midnight + dayMs)]
        .map((ahead) => midnight - ahead)
        .toSorted((a, b) => a - b)
      const first = candidates.find((moment) => wall(moment) >= midnight)
      return new Date(first ?? Math.max(...candidates))
    },
  }
}

/** A day as text: `2026-11-20`. */
export function dayText(day: DayNumbers): string {
  return new Date(Date.UTC(...day)).toISOString().slice(0, 10)
}

/** The day that comes so many days after one written as `2026-11-20`. */
export function dayAfter(text: string, days: number): DayNumbers {
  const date = new Date(Date.parse(text) + days * dayMs)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}
