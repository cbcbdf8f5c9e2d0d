const hourMs = 60 * 60 * 1000
const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type Hour = { bucket: number; visits: number }

/** Visits by hour of the week on a zone's clock, within a span of moments. */
export function weekOf(
  hours: readonly Hour[],
  zone: string,
  { start, end }: { start: string; end: string },
): number[][] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const week = weekDays.map(() => Array.from({ length: 24 }, () => 0))
  for (const { bucket, visits } of hours) {
    const at = bucket * hourMs
    if (at + hourMs <= Date.parse(start) || at >= Date.parse(end)) continue
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    const day = week[weekDays.indexOf(parts.get('weekday') ?? '')]
    const hour = Number(parts.get('hour'))
    if (day) day[hour] = (day[hour] ?? 0) + visits
  }
  return week
}
