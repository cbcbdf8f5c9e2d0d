import type { Database } from '../../../platform/database/database.ts'
import type { VisitLiveRow, VisitScopeRow, VisitSeenRow } from '../../../platform/database/tables/visits.ts'
import { dayBucket } from './buckets.ts'
import { scopeNamed } from './ids.ts'
import type { Judged } from './judging.ts'
import type { GoalStore } from '../goals/store.ts'
import { reachedIn } from './reached.ts'
import type { CountStore } from './store.ts'
import { scopesOf, type Sums, sums } from './sums.ts'
import { knownVisitors } from './visitors-known.ts'
import { saltMs } from './visitors.ts'
import type { Reading } from './waiting.ts'
import { unwrittenMs, whereabouts } from './whereabouts.ts'

/** Who has not been seen for so long has left, and comes again when they come back. */
export const awayMs = 30 * 60 * 1000
/** Rows that this process has written before and need not be written again; forgotten all at once. */
const mostKnown = 50_000

/**
 * What others count of the same visits and forms, in the same transaction. `firstToday` tells of each whether its visitor
 * comes for the first time today under this name; nothing of who that is leaves this room.
 */
export type CountedAlong = (
  batch: readonly Judged[],
  firstToday: (asked: readonly { each: Judged; name: string }[]) => Promise<readonly boolean[]>,
) => Promise<void>

type Parts = {
  database: Database
  store: CountStore
  zoneOf: (workspaceId: string) => Promise<string>
  goals: Pick<GoalStore, 'concerning'>
  along: readonly CountedAlong[]
}

/** Writes what was judged in one transaction: all of it, or nothing. */
export function countWriter({ database, store, zoneOf, goals, along }: Parts) {
  const knownScopes = new Map<number, string>()
  const knownProfiles = new Set<number>()
  const known = knownVisitors()
  const places = whereabouts(store)

  async function save(counted: Sums) {
    const { scopes, profiles, totals, mixes, parts, discarded, goals: reached } = counted.rows()
    await store.addScopes(scopes.filter(({ id, siteId }) => knownScopes.get(id) !== siteId))
    await store.addProfiles(profiles.filter(({ id }) => !knownProfiles.has(id)))
    await store.addUp('visitTotal', totals)
    await store.addUp('visitMix', mixes)
    await store.addUp('visitPart', parts)
    await store.addUp('visitDiscarded', discarded)
    await store.addUp('visitGoal', reached)
    database.afterCommit(() => {
      if (knownScopes.size + knownProfiles.size > mostKnown) forget()
      for (const { id, siteId } of scopes) knownScopes.set(id, siteId)
      for (const { id } of profiles) knownProfiles.add(id)
    })
  }

  const firstToday: Parameters<CountedAlong>[1] = async (asked) => {
    const rows = asked.map(({ each: { day, hash }, name }) => ({ day, scope: scopeNamed(name), hash }))
    const keys = rows.map(({ day, scope, hash }) => keyOf(day, scope, hash))
    const unseen = new Map<string, VisitSeenRow>()
    for (const [at, row] of rows.entries())
      if (!known.has(row.day, row.scope, row.hash)) unseen.set(keys[at] ?? '', row)
    const newcomers = await store.newcomers([...unseen.values()])
    database.afterCommit(() => known.add(unseen.values()))
    const fresh = new Set(newcomers.map(({ day, scope, hash }) => keyOf(day, scope, hash)))
    return keys.map((key) => fresh.delete(key))
  }

  function forget() {
    knownScopes.clear()
    knownProfiles.clear()
    known.clear()
    places.forget()
  }

  return {
    /** What is known of the database may be wrong: a workspace that is gone took its rows along. */
    forget,

    write: (batch: readonly Judged[]) =>
      database.inTransaction(async () => {
        const counted = sums()
        const visits = batch.filter((each) => each.reason === null && isVisit(each))
        const clicks = batch.filter((each) => each.reason === null && isClick(each))
        const { isNew, found } = await newcomersOf(store, known, [...visits, ...clicks])
        const { before, keep } = await places.move(lastPlaces(visits))
        database.afterCommit(() => {
          known.add(found)
          keep()
        })
        const here = new Map(before)
        for (const each of batch) {
          const scopes = scopesOf(each)
          if (each.reason !== null) {
            if (isVisit(each) || isClick(each))
              for (const scope of scopes) counted.discard(scope, each.day, each.reason)
          } else if (isVisit(each)) {
            const isEntry = each.at - (here.get(each.hash) ?? 0) > awayMs
            here.set(each.hash, each.at)
            counted.visit(scopes, each, isEntry, isNew(each, scopes))
          } else if (isClick(each)) {
            const news = isNew(each, scopes)
            for (const [at, scope] of scopes.entries())
              counted.add(scope, each, { visits: 1, visitors: news[at] === true ? 1 : 0 })
          } else if (each.kind === 'reading' && each.reading) countReading(counted, each, each.reading)
        }
        for (const { judged, goal } of await reachedIn(batch, { store, goals }))
          for (const scope of scopesOf(judged)) {
            counted.add(scope, judged, { conversions: 1 }, judged)
            counted.reach(scope, judged.day, goal)
          }
        await save(counted)
        const taken = batch.filter(({ reason }) => reason === null)
        if (taken.length > 0) for (const count of along) await count(taken, firstToday)
      }),

    /** Whoever was not seen any more has left from where they were. */
    leave: (now: number) =>
      database.inTransaction(async () => {
        const counted = sums()
        known.dropDaysSince(now - saltMs)
        places.leaveSince(now - awayMs)
        for (const row of await store.leaveSince(now - awayMs - unwrittenMs)) {
          const day = dayBucket(await zoneOf(row.workspaceId), row.at)
          for (const scope of scopesOf(row)) counted.add(scope, { day, at: row.at }, { exits: 1 })
        }
        await save(counted)
      }),
  }
}
export type CountWriter = ReturnType<typeof countWriter>

function countReading(counted: Sums, judged: Judged, reading: Reading) {
  const { isFirst, seconds, depth, sections } = reading
  for (const scope of scopesOf(judged)) {
    counted.add(scope, judged, { measured: isFirst ? 1 : 0, seconds, depth })
    if (sections && scope.pageId !== '' && judged.publicationId !== '')
      counted.see(scope, judged.day, judged, reading)
  }
}

function isVisit({ kind }: Judged) {
  return kind === 'visit' || kind === 'beacon'
}

function isClick({ kind }: Judged) {
  return kind === 'click'
}

/** Tells the first visit of each visitor, day and scope: it alone adds a visitor. */
async function newcomersOf(
  store: CountStore,
  known: ReturnType<typeof knownVisitors>,
  visits: readonly Judged[],
) {
  const rows = new Map<string, VisitSeenRow>()
  for (const visit of visits)
    for (const { id: scope } of scopesOf(visit)) {
      const { day, hash } = visit
      if (!known.has(day, scope, hash)) rows.set(keyOf(day, scope, hash), { day, scope, hash })
    }
  const newcomers = await store.newcomers([...rows.values()])
  const fresh = new Set(newcomers.map(({ day, scope, hash }) => keyOf(day, scope, hash)))
  return {
    /** All of them have been there now. */
    found: rows.values(),
    isNew: ({ day, hash }: Judged, scopes: readonly VisitScopeRow[]): readonly boolean[] =>
      fresh.size === 0
        ? []
        : scopes.map(({ id }) => !known.has(day, id, hash) && fresh.delete(keyOf(day, id, hash))),
  }
}

function keyOf(day: number, scope: number, hash: number) {
  return `${day} ${scope} ${hash}`
}

function lastPlaces(visits: readonly Judged[]): VisitLiveRow[] {
  const rows = visits.map(({ hash, workspaceId, siteId, pageId, at }) => ({
    hash,
    workspaceId,
    siteId,
    pageId,
    at,
  }))
  return [...new Map(rows.map((row) => [row.hash, row])).values()]
}
