import type { VisitAdvice, VisitCounts, VisitDimension, VisitRow } from '@aurelio/contracts/visits'
import { leastAdvised, otherKey } from '@aurelio/contracts/visits'
import { credibleInterval } from '@aurelio/proofs/experiment'

/** What somebody can do something about: how the page looks there, or what brings people to it. */
const advised: readonly VisitDimension[] = ['device', 'browser', 'kind', 'source', 'campaign', 'language']
/** Chances that both sides are as far apart by luck alone, shared by all that is held against each other. */
const doubt = 0.05

type Compared = { dimension: VisitDimension; key: string; part: VisitCounts; rest: VisitCounts }

/**
 * The one part of the visits that converts less than the rest and would bring most if it did as well; null where there are
 * too few, or where it may be luck: none is better than a guess.
 */
export function adviceOf(dimensions: Record<VisitDimension, readonly VisitRow[]>): VisitAdvice | null {
  const compared = advised.flatMap((dimension) => comparedBy(dimension, dimensions[dimension]))
  const level = 1 - doubt / Math.max(1, compared.length)
  const worst = compared
    .map((one) => ({ ...one, gain: one.part.visits * (rateOf(one.rest) - rateOf(one.part)) }))
    .filter(({ part, rest, gain }) => gain > 0 && mayDiffer(part, rest))
    .toSorted((one, other) => other.gain - one.gain)
  for (const { dimension, key, part, rest, gain } of worst) {
    const [own, other] = [side(part, level), side(rest, level)]
    if (own.interval[1] < other.interval[0])
      return { dimension, key, part: own, rest: other, gain: Math.round(gain) }
  }
  return null
}

function rateOf({ visits, conversions }: VisitCounts) {
  return conversions / visits
}

/** How far the rate of so many visits is off, one time in three. */
function deviation({ visits, conversions }: VisitCounts) {
  const mean = (conversions + 1) / (visits + 2)
  return Math.sqrt((mean * (1 - mean)) / (visits + 3))
}

/** Rates nearer to each other than they themselves vary are never told apart: their intervals, which cost more, overlap. */
function mayDiffer(one: VisitCounts, other: VisitCounts) {
  return Math.abs(rateOf(one) - rateOf(other)) > deviation(one) + deviation(other)
}

function comparedBy(dimension: VisitDimension, rows: readonly VisitRow[]): Compared[] {
  const all = rows.reduce(
    (sum, row) => ({ visits: sum.visits + row.visits, conversions: sum.conversions + row.conversions }),
    { visits: 0, conversions: 0 },
  )
  return rows.flatMap(({ key, visits, conversions }) => {
    const rest = { visits: all.visits - visits, visitors: 0, conversions: all.conversions - conversions }
    const part = { visits, visitors: 0, conversions }
    // What nobody knows, or what is many things, nobody can change.
    const isNamed = key !== '' && key !== otherKey
    return isNamed && isEnough(part) && isEnough(rest) ? [{ dimension, key, part, rest }] : []
  })
}

function isEnough({ visits, conversions }: VisitCounts) {
  return visits >= leastAdvised && conversions <= visits
}

function side({ visits, conversions }: VisitCounts, level: number) {
  const interval = credibleInterval({ visitors: visits, conversions }, level)
  return { visits, conversions, rate: conversions / visits, interval }
}
