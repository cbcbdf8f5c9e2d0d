import type { VisitSeenRow } from '../../../platform/database/tables/visits.ts'

/** Visitors that are kept in memory: the database knows all of them. */
const most = 200_000
/** Wherever on Earth it is, it is one of these days. */
const mostDays = 3

/** Who is known to have been there on a day already, so that nobody has to ask the database for it. */
export function knownVisitors() {
  const days = new Map<number, Map<number, Set<number>>>()
  let size = 0

  function clear() {
    days.clear()
    size = 0
  }

  return {
    clear,
    has: (day: number, scope: number, hash: number) => days.get(day)?.get(scope)?.has(hash) === true,
    add(rows: Iterable<VisitSeenRow>) {
      for (const { day, scope, hash } of rows) {
        if (size >= most || (!days.has(day) && days.size >= mostDays)) clear()
        const scopes = days.get(day) ?? new Map<number, Set<number>>()
        days.set(day, scopes)
        const hashes = scopes.get(scope) ?? new Set<number>()
        scopes.set(scope, hashes)
        hashes.add(hash)
        size += 1
      }
    },
  }
}
