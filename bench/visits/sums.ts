export type Counts = readonly [visits: number, visitors: number, conversions: number]
type Scopes = { page: number; site: number; whole: number }
export type SumRow = { scope: number; kind: number; visits: number; visitors: number; conversions: number }

const kinds = 4096

/** Adds up by page and by one thing more (a way to come, or an hour); sites and the whole follow of the pages. */
export function sumsOf() {
  const byKey = new Map<number, [number, number, number]>()
  return {
    add(page: number, kind: number, [visits, visitors, conversions]: Counts) {
      const key = page * kinds + kind
      const found = byKey.get(key)
      if (!found) byKey.set(key, [visits, visitors, conversions])
      else {
        found[0] += visits
        found[1] += visitors
        found[2] += conversions
      }
    },
    /** In rows, for the page, its site and the workspace. */
    of(scopes: readonly Scopes[]): SumRow[] {
      const rows = new Map<number, Map<number, SumRow>>()
      for (const [key, [visits, visitors, conversions]] of byKey) {
        const kind = key % kinds
        const { page = 0, site = 0, whole: all = 0 } = scopes[Math.floor(key / kinds)] ?? {}
        for (const scope of [page, site, all]) addTo(rows, { scope, kind, visits, visitors, conversions })
      }
      return [...rows.values()].flatMap((own) => [...own.values()])
    },
  }
}

/** Rows without the one thing more. */
export function whole(rows: readonly SumRow[]): SumRow[] {
  const summed = new Map<number, Map<number, SumRow>>()
  for (const row of rows) addTo(summed, { ...row, kind: 0 })
  return [...summed.values()].flatMap((own) => [...own.values()])
}

function addTo(rows: Map<number, Map<number, SumRow>>, row: SumRow) {
  const own = rows.get(row.scope) ?? new Map<number, SumRow>()
  rows.set(row.scope, own)
  const found = own.get(row.kind)
  if (!found) own.set(row.kind, row)
  else {
    found.visits += row.visits
    found.visitors += row.visitors
    found.conversions += row.conversions
  }
}
