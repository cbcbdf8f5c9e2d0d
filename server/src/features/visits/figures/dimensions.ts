import { type VisitDimension, type VisitRow } from '@aurelio/contracts/visits'

type Counted = Record<VisitDimension, string> & { visits: number; visitors: number; conversions: number }

/** The same sums by each thing that visits are told apart by, the most visits first. */
export function byDimension(rows: readonly Counted[]): Record<VisitDimension, VisitRow[]> {
  const of = (dimension: VisitDimension) => {
    const sums = new Map<string, VisitRow>()
    for (const row of rows) {
      const key = row[dimension]
      const sum = sums.get(key) ?? { key, visits: 0, visitors: 0, conversions: 0 }
      sum.visits += row.visits
      sum.visitors += row.visitors
      sum.conversions += row.conversions
      sums.set(key, sum)
    }
    return [...sums.values()].toSorted(
      (one, other) => other.visits - one.visits || one.key.localeCompare(other.key),
    )
  }
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
