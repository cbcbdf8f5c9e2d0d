import type {
  VisitImportSumRow,
  VisitMixRow,
  VisitTotalRow,
} from '../../../platform/database/tables/visits.ts'
import { dayBucket, mixesKeptDays, monthBucket } from '../counting/buckets.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What the sums of a file add to a scope: to its days and months, and by what visits have in common as long as days of that are kept. */
export function summed(scope: number, sums: readonly VisitImportSumRow[], sign: 1 | -1) {
  const totals = new Map<number, VisitTotalRow>()
  const mixes = new Map<string, VisitMixRow>()
  const earliest = dayBucket('UTC', Date.now() - mixesKeptDays * dayMs)
  for (const { bucket: day, profile, ...figures } of sums)
    for (const bucket of [day, monthBucket(day)]) {
      const total = totals.get(bucket) ?? { ...emptyTotal, scope, bucket }
      totals.set(bucket, addTo(total, figures, sign))
      if (bucket > 0 && bucket < earliest) continue
      const key = `${bucket} ${profile}`
      const mix = mixes.get(key) ?? { scope, bucket, profile, visits: 0, visitors: 0, conversions: 0 }
      mixes.set(key, addTo(mix, figures, sign))
    }
  return { totals: [...totals.values()], mixes: [...mixes.values()] }
}

const emptyTotal = {
  visits: 0,
  visitors: 0,
  conversions: 0,
  entries: 0,
  exits: 0,
  measured: 0,
  seconds: 0,
  depth: 0,
}

type Figures = Pick<VisitImportSumRow, 'visits' | 'visitors' | 'conversions'>

function addTo<Row extends Figures>(row: Row, { visits, visitors, conversions }: Figures, sign: 1 | -1): Row {
  row.visits += sign * visits
  row.visitors += sign * visitors
  row.conversions += sign * conversions
  return row
}
