import type { VisitCounts, VisitFiguresTold } from '@aurelio/contracts/visits'
import { credibleInterval } from '@aurelio/proofs/experiment'

type Counted = VisitCounts & { measured?: number; seconds?: number; depth?: number }

/** Sums as they are told: with the rate, and what it may be by chance. */
export function figuresOf({
  visits,
  visitors,
  conversions,
  measured = 0,
  seconds = 0,
  depth = 0,
}: Counted): VisitFiguresTold {
  const hasRate = visits > 0
  return {
    visits,
    visitors,
    conversions,
    rate: hasRate ? conversions / visits : null,
    // More conversions than visits: a form that stands elsewhere, or visits that were not counted.
    interval: hasRate && conversions <= visits ? credibleInterval({ visitors: visits, conversions }) : null,
    seconds: measured > 0 ? seconds / measured : null,
    depth: measured > 0 ? depth / measured / 100 : null,
  }
}

const figures = ['visits', 'visitors', 'conversions', 'measured', 'seconds', 'depth'] as const

export function addedUp(rows: readonly Partial<Record<(typeof figures)[number], number>>[]) {
  const sum = (name: (typeof figures)[number]) => rows.reduce((all, row) => all + (row[name] ?? 0), 0)
  return {
    visits: sum('visits'),
    visitors: sum('visitors'),
    conversions: sum('conversions'),
    measured: sum('measured'),
    seconds: sum('seconds'),
    depth: sum('depth'),
  }
}
