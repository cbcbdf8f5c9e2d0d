import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { FunnelGraph } from '@aurelio/contracts/funnels'
import { calendarOf, dayAfter, dayText } from '../../platform/calendar.ts'
import type { FunnelTallyRow } from '../../platform/database/tables/funnels.ts'

const lengths = { today: 1, week: 7, month: 30, year: 365 } as const satisfies Record<AnalyticsPeriod, number>

type Row = Pick<FunnelTallyRow, 'key' | 'source' | 'device' | 'campaign' | 'variant' | 'people'>

/** The days of a period that ends today, and of the one before it, as what is counted knows them: `20261120`. */
export function spansOf(period: AnalyticsPeriod, zone: string, now: Date) {
  const days = lengths[period]
  const today = dayText(calendarOf(zone).on(now))
  const bucket = (back: number) => Number(dayText(dayAfter(today, -back)).replaceAll('-', ''))
  return {
    now: [bucket(days - 1), bucket(0)] as const,
    before: [bucket(2 * days - 1), bucket(days)] as const,
  }
}

/** People by step and by way, whatever they have in common. */
export function countsOf(rows: readonly Row[]) {
  const sums = new Map<string, number>()
  for (const { key, people } of rows) sums.set(key, (sums.get(key) ?? 0) + people)
  const told = [...sums].map(([key, people]) => ({ key, people }))
  return {
    steps: told.filter(({ key }) => !key.includes('>')),
    edges: told.filter(({ key }) => key.includes('>')),
  }
}

/** Who came in and who came to an end, by each thing that they have in common. */
export function cutsOf(rows: readonly Row[], { nodes }: FunnelGraph) {
  const [first] = nodes
  const ends = new Set(nodes.filter(({ kind }) => kind === 'gracias').map(({ id }) => id))
  const by = (name: 'source' | 'device' | 'campaign' | 'variant') => {
    const cuts = new Map<string, { key: string; entered: number; finished: number }>()
    for (const row of rows) {
      const cut = cuts.get(row[name]) ?? { key: row[name], entered: 0, finished: 0 }
      if (row.key === first?.id) cut.entered += row.people
      if (ends.has(row.key)) cut.finished += row.people
      if (cut.entered + cut.finished > 0) cuts.set(row[name], cut)
    }
    return [...cuts.values()]
      .toSorted((a, b) => b.entered - a.entered || a.key.localeCompare(b.key))
      .slice(0, 50)
  }
  return { source: by('source'), device: by('device'), campaign: by('campaign'), variant: by('variant') }
}
