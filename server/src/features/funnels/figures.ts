import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import type { FunnelGraph } from '@aurelio/contracts/funnels'
import { calendarOf, dayAfter, dayText } from '../../platform/calendar.ts'
import type { FunnelSumRow } from '../../platform/database/tables/funnels.ts'
import { type CutName, monthOf } from './sums.ts'

const lengths = { today: 1, week: 7, month: 30, year: 365 } as const satisfies Record<AnalyticsPeriod, number>

type Row = Pick<FunnelSumRow, 'key' | 'people'>
type CutRow = Pick<FunnelSumRow, 'dimension' | 'value' | 'key' | 'people'>

/** The days of a period that ends today, and of the one before it, as what is counted knows them: `20261120`. */
export function spansOf(period: AnalyticsPeriod, zone: string, now: Date) {
  const days = lengths[period]
  const today = dayText(calendarOf(zone).on(now))
  const span = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, at) =>
      Number(dayText(dayAfter(today, at - first)).replaceAll('-', '')),
    )
  return { now: span(days - 1, 0), before: span(2 * days - 1, days) }
}

/** The fewest buckets that make up days which follow each other: whole months, and the days beside them. */
export function bucketsOf(days: readonly number[]): number[] {
  return [...Map.groupBy(days, monthOf)].flatMap(([month, inIt]) =>
    inIt.length === lengthOf(month) ? [month] : inIt,
  )
}

function lengthOf(month: number): number {
  const [year, number] = [Math.floor(-month / 100), -month % 100]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** What the rows of a question have in common; '' is a thing to have in common too. */
export type Narrowed = Partial<Record<CutName, string | undefined>>

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

function isEnd({ kind }: FunnelGraph['nodes'][number]): boolean {
  return kind === 'gracias'
}

/** The step that people come to, and those at which they are done. */
export function endsOf({ nodes }: FunnelGraph): string[] {
  return nodes.filter((node, at) => at === 0 || isEnd(node)).map(({ id }) => id)
}

/** Who came in and who came to an end, by each thing that they have in common, now and in the period before. */
export function cutsOf(rows: readonly CutRow[], before: readonly CutRow[], { nodes }: FunnelGraph) {
  const [first] = nodes
  const ends = new Set(nodes.filter(isEnd).map(({ id }) => id))
  const by = (name: CutName) => {
    const cuts = new Map<string, Cut>()
    const add = (
      row: CutRow,
      [entered, finished]: readonly ['entered', 'finished'] | readonly ['enteredBefore', 'finishedBefore'],
    ) => {
      const isFirst = row.key === first?.id
      if (row.dimension !== name || (!isFirst && !ends.has(row.key))) return
      const cut = cuts.get(row.value) ?? { key: row.value, ...nobody }
      cuts.set(row.value, cut)
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
