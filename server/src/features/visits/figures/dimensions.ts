import { type VisitDimension, visitDimensions, type VisitRow } from '@aurelio/contracts/visits'

type Figures = { visits: number; visitors: number; conversions: number }
type Part = Figures & { dimension: string; key: string }
type Counted = Record<VisitDimension, string> & Figures

/** Sums of single things, each in the table of what it is: the most visits first. */
export function byDimension(parts: readonly Part[]): Record<VisitDimension, VisitRow[]> {
  const rows = Map.groupBy(parts, ({ dimension }) => dimension)
  const of = (dimension: VisitDimension) =>
    (rows.get(dimension) ?? [])
      .map(({ key, visits, visitors, conversions }) => ({ key, visits, visitors, conversions }))
      .toSorted((one, other) => other.visits - one.visits || one.key.localeCompare(other.key))
  return {
    source: of('source'),
    kind: of('kind'),
    campaign: of('campaign'),
    medium: of('medium'),
    device: of('device'),
    browser: of('browser'),
    language: of('language'),
    country: of('country'),
    variant: of('variant'),
  }
}

/** The sums of single things that sums of all of them together are made of. */
export function partsIn(rows: readonly Counted[]): Part[] {
  return visitDimensions.flatMap((dimension) => {
    const sums = new Map<string, Part>()
    for (const row of rows) {
      const key = row[dimension]
      const sum = sums.get(key) ?? { dimension, key, visits: 0, visitors: 0, conversions: 0 }
      sum.visits += row.visits
      sum.visitors += row.visitors
      sum.conversions += row.conversions
      sums.set(key, sum)
    }
    return [...sums.values()]
  })
}
