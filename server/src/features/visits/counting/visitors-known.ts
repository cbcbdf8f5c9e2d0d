import type { VisitSeenRow } from '../../../platform/database/tables/visits.ts'

/** Visitors that are kept in memory: the database knows all of them. */
const most = 200_000

type Day = { since: number; scopes: Map<number, Set<number>> }

/** Who is known to have been there on a day already, so that nobody has to ask the database for it. */
export function knownVisitors() {
  const days = new Map<number, Day>()
  let size = 0

  function clear() {
    days.clear()
    size = 0
  }

  return {
    clear,
    has: (day: number, scope: number, hash: number) => days.get(day)?.scopes.get(scope)?.has(hash) === true,
    add(rows: Iterable<VisitSeenRow>) {
      for (const { day, scope, hash } of rows) {
        if (size >= most) clear()
        const { scopes } = days.get(day) ?? began(day)
        const hashes = scopes.get(scope) ?? new Set<number>()
        scopes.set(scope, hashes)
        hashes.add(hash)
        size += 1
      }
    },
    /** Hashes outlive their day no longer here than in the database. */
    dropDaysSince(at: number) {
      if ([...days.values()].some(({ since }) => since < at)) clear()
    },
  }

  function began(day: number): Day {
    const made = { since: Date.now(), scopes: new Map<number, Set<number>>() }
    days.set(day, made)
    return made
  }
}
