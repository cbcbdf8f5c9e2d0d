import { visitDimensions, type VisitFilter } from '@aurelio/contracts/visits'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A sum that is a number on both engines; 0 where there is nothing. */
export function total(column: string) {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
}

const mostGoals = 200

export function isFiltered(filter: VisitFilter): boolean {
  return visitDimensions.some((name) => filter[name] !== undefined)
}

type Bounds = readonly [least: number, greatest: number]

const counts = [
  total('visits').as('visits'),
  total('visitors').as('visitors'),
  total('conversions').as('conversions'),
]

/** What has been counted, read by scope and time: one range of a key each. */
export function figureStore(database: Database) {
  /** Those that fit a filter. */
  const profilesOf = (filter: VisitFilter) => {
    let profiles = database.query().selectFrom('visitProfile').select('visitProfile.id')
    for (const name of visitDimensions) {
      const value = filter[name]
      if (value !== undefined) profiles = profiles.where(`visitProfile.${name}`, '=', value)
    }
    return profiles
  }

  const mixes = (scope: number, [least, greatest]: Bounds, filter: VisitFilter) => {
    const query = database
      .query()
      .selectFrom('visitMix')
      .where('visitMix.scope', '=', scope)
      .where('bucket', '>=', least)
      .where('bucket', '<=', greatest)
    return isFiltered(filter) ? query.where('profile', 'in', profilesOf(filter)) : query
  }

  return {
    totals(scope: number, [least, greatest]: Bounds) {
      return database
        .query()
        .selectFrom('visitTotal')
        .selectAll()
        .where('scope', '=', scope)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .execute()
    },
    /** Sums of what fits a filter, bucket by bucket. */
    filtered(scope: number, bounds: Bounds, filter: VisitFilter) {
      return mixes(scope, bounds, filter).select('bucket').select(counts).groupBy('bucket').execute()
    },
    /** Sums of what fits a filter by what the visits have in common. */
    async byProfile(scope: number, bounds: Bounds, filter: VisitFilter) {
      const summed = mixes(scope, bounds, filter).select('profile').select(counts).groupBy('profile')
      return database
        .query()
        .selectFrom(summed.as('summed'))
        .innerJoin('visitProfile', 'visitProfile.id', 'summed.profile')
        .select(['visits', 'visitors', 'conversions'])
        .select(visitDimensions.map((name) => `visitProfile.${name}` as const))
        .execute()
    },
    discarded(scope: number, [least, greatest]: Bounds) {
      return database
        .query()
        .selectFrom('visitDiscarded')
        .select('reason')
        .select(total('visits').as('visits'))
        .where('scope', '=', scope)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .groupBy('reason')
        .execute()
    },
    goals(scope: number, [least, greatest]: Bounds) {
      return database
        .query()
        .selectFrom('visitGoal')
        .select('goal')
        .select(total('conversions').as('conversions'))
        .where('scope', '=', scope)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .groupBy('goal')
        .orderBy('conversions', 'desc')
        .orderBy('goal')
        .limit(mostGoals)
        .execute()
    },
    /** The pages of a workspace or of a site that anybody has looked at, the most looked at first. */
    pages(workspaceId: string, siteId: string | undefined, [least, greatest]: Bounds, limit: number) {
      return database
        .query()
        .selectFrom('visitScope')
        .innerJoin('visitTotal', 'visitTotal.scope', 'visitScope.id')
        .select('pageId')
        .select(counts)
        .select([total('entries').as('entries'), total('exits').as('exits')])
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '!=', '')
        .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .groupBy('pageId')
        .orderBy('visits', 'desc')
        .orderBy('pageId')
        .limit(limit)
        .execute()
    },
    /** The same of what fits a filter; with which page somebody came or left is not known of that. */
    async filteredPages(
      { workspaceId, siteId }: { workspaceId: string; siteId?: string | undefined },
      [least, greatest]: Bounds,
      filter: VisitFilter,
      limit: number,
    ) {
      return database
        .query()
        .selectFrom('visitScope')
        .innerJoin('visitMix', 'visitMix.scope', 'visitScope.id')
        .select('pageId')
        .select(counts)
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '!=', '')
        .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .where('profile', 'in', profilesOf(filter))
        .groupBy('pageId')
        .orderBy('visits', 'desc')
        .orderBy('pageId')
        .limit(limit)
        .execute()
    },
    /** The same of pages that are named. */
    ofPages(scopes: readonly number[], [least, greatest]: Bounds) {
      return database
        .query()
        .selectFrom('visitTotal')
        .select('scope')
        .select(counts)
        .where('scope', 'in', scopes)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .groupBy('scope')
        .execute()
    },
    live(
      workspaceId: string,
      since: number,
      { siteId, pageId }: { siteId?: string | undefined; pageId?: string | undefined },
    ) {
      return database
        .query()
        .selectFrom('visitLive')
        .select('pageId')
        .select((eb) => eb.fn.countAll<number>().as('visitors'))
        .where('workspaceId', '=', workspaceId)
        .where('at', '>=', since)
        .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
        .$if(pageId !== undefined, (query) => query.where('pageId', '=', pageId ?? ''))
        .groupBy('pageId')
        .execute()
    },
  }
}
