import type { VisitSeenRow } from '../../../platform/database/tables/visits.ts'
import type { GoalStore } from '../goals/store.ts'
import { goalScope, scopeOf } from './ids.ts'
import type { Judged } from './judging.ts'
import type { CountStore } from './store.ts'

/** One conversion: of the page that `judged` names. */
type Reached = { judged: Judged; goal: string }
type Parts = { store: Pick<CountStore, 'newcomers' | 'seen'>; goals: Pick<GoalStore, 'concerning'> }

/**
 * What of a batch are conversions, as each page says what it is for: forms that were sent, each of them; clicks on what is
 * marked and another page that was come to, once a day for each visitor.
 */
export async function reachedIn(batch: readonly Judged[], { store, goals }: Parts): Promise<Reached[]> {
  const counted = batch.filter(
    ({ reason, kind }) => reason === null && kind !== 'reading' && kind !== 'click',
  )
  if (counted.length === 0) return []
  const rows = await goals.concerning([...new Set(counted.map(({ pageId }) => pageId))])
  const settings = new Map(rows.map((row) => [row.pageId, row]))
  const isOff = (pageId: string, what: 'forms' | 'clicks') => settings.get(pageId)?.[what] === 0
  const forms = counted
    .filter(({ kind, pageId }) => kind === 'conversion' && !isOff(pageId, 'forms'))
    .map((judged) => ({ judged, goal: 'form' }))
  const clicks = counted
    .filter(({ kind, pageId }) => kind === 'goal' && !isOff(pageId, 'clicks'))
    .map((judged) => ({ judged, goal: `click ${judged.target ?? ''}` }))
  const arrivals = counted
    .filter(({ kind }) => kind === 'visit' || kind === 'beacon')
    .flatMap((judged) =>
      rows
        .filter(
          ({ reachedPageId, workspaceId }) =>
            reachedPageId === judged.pageId && workspaceId === judged.workspaceId,
        )
        .map(({ pageId, siteId, reachedPageId }) => ({
          judged: { ...judged, pageId, siteId: siteId ?? '' },
          goal: `page ${reachedPageId ?? ''}`,
        })),
    )
  return [...forms, ...(await firstOfDay([...clicks, ...(await seenBefore(arrivals, store))], store))]
}

/** Those whose visitor has been on the page that it is a goal of. */
async function seenBefore(reached: readonly Reached[], { seen }: Parts['store']): Promise<Reached[]> {
  const rowOf = ({ judged: { day, hash, workspaceId, pageId } }: Reached) => ({
    day,
    hash,
    scope: scopeOf({ workspaceId, siteId: '', pageId }),
  })
  const found = new Set((await seen(unique(reached.map(rowOf)))).map(keyOf))
  return reached.filter((each) => found.has(keyOf(rowOf(each))))
}

/** Those that come about for the first time on their day for their visitor. */
async function firstOfDay(reached: readonly Reached[], { newcomers }: Parts['store']): Promise<Reached[]> {
  const rowOf = ({ judged, goal }: Reached) => ({
    day: judged.day,
    hash: judged.hash,
    scope: goalScope(judged, goal),
  })
  const fresh = new Set((await newcomers(unique(reached.map(rowOf)))).map(keyOf))
  return reached.filter((each) => fresh.delete(keyOf(rowOf(each))))
}

function unique(rows: readonly VisitSeenRow[]): VisitSeenRow[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function keyOf({ day, scope, hash }: VisitSeenRow) {
  return `${day} ${scope} ${hash}`
}
