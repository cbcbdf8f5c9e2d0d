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

/** What the rows of a question have in common; '' is a thing to have in common too. */
export type Narrowed = Partial<Record<CutName, string | undefined>>
export const cutNames = ['source', 'device', 'campaign', 'variant'] as const
type CutName = (typeof cutNames)[number]

export function narrowed<Each extends Row>(rows: readonly Each[], by: Narrowed): Each[] {
  return rows.filter((row) => cutNames.every((name) => by[name] === undefined || row[name] === by[name]))
}

/** People by step and by way, whatever they have in common. */
export function countsOf(rows: readonly Row[]) {
  const sums = new Map<string, number>()
  for (const { key, people } of rows) sums.set(key, (sums.get(key) ?? 0) + people)
  const told = [...sums].flatMap(([key, people]) => (key.includes('@') ? [] : [{ key, people }]))
  return {
    steps: told.filter(({ key }) => !key.includes('>')),
    edges: told.filter(({ key }) => key.includes('>')),
  }
}

/** Of each way, how many took which length of time; only those of whom that is known. */
export function timesOf(rows: readonly Row[]) {
  const ways = new Map<string, number[]>()
  for (const { key, people } of rows) {
    const [way = '', length] = key.split('@')
    if (length === undefined) continue
    const counts = ways.get(way) ?? Array.from({ length: 8 }, () => 0)
    counts[Number(length)] = (counts[Number(length)] ?? 0) + people
    ways.set(way, counts)
  }
  return [...ways].map(([key, people]) => ({ key, people }))
}

/** Who came in and who came to an end, by each thing that they have in common, now and in the period before. */
export function cutsOf(rows: readonly Row[], before: readonly Row[], { nodes }: FunnelGraph) {
  const [first] = nodes
  const ends = new Set(nodes.filter(({ kind }) => kind === 'gracias').map(({ id }) => id))
  const by = (name: CutName) => {
    const cuts = new Map<string, Cut>()
    const add = (
      row: Row,
      [entered, finished]: readonly ['entered', 'finished'] | readonly ['enteredBefore', 'finishedBefore'],
    ) => {
      const isFirst = row.key === first?.id
      if (!isFirst && !ends.has(row.key)) return
      const cut = cuts.get(row[name]) ?? { key: row[name], ...nobody }
      cuts.set(row[name], cut)
      if (isFirst) cut[entered] += row.people
      else cut[finished] += row.people
    }
    for (const row of rows) add(row, ['entered', 'finished'])
    for (const row of before) add(row, ['enteredBefore', 'finishedBefore'])
    return [...cuts.values()]
      .toSorted(
        (a, b) => b.entered - a.entered || b.enteredBefore - a.enteredBefore || a.key.localeCompare(b.key),
      )
      .slice(0, 50)
  }
  return { source: by('source'), device: by('device'), campaign: by('campaign'), variant: by('variant') }
}
type Cut = {
  key: string
  entered: number
  finished: number
  enteredBefore: number
  finishedBefore: number
}
const nobody = { entered: 0, finished: 0, enteredBefore: 0, finishedBefore: 0 }

/** What people who left their data are worth at each step that they did: how many, how many were won, and their euros. */
export function valuesOf(
  people: readonly { steps: readonly string[]; valueCents: number; isWon: boolean }[],
) {
  const sums = new Map<string, { step: string; people: number; won: number; valueCents: number }>()
  for (const { steps, valueCents, isWon } of people)
    for (const step of new Set(steps)) {
      const sum = sums.get(step) ?? { step, people: 0, won: 0, valueCents: 0 }
      sums.set(step, {
        step,
        people: sum.people + 1,
        won: sum.won + (isWon ? 1 : 0),
        valueCents: sum.valueCents + valueCents,
      })
    }
  return [...sums.values()]
}
