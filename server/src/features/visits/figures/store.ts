import { type VisitDimension, visitDimensions, type VisitFilter } from '@aurelio/contracts/visits'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A sum that is a number on both engines; 0 where there is nothing. */
export function total(column: string) {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
}

const mostGoals = 200

/** What visits are filtered by. */
export function filtersIn(filter: VisitFilter): readonly Filter[] {
  return visitDimensions.flatMap((dimension) => {
    const key = filter[dimension]
    return key === undefined ? [] : [{ dimension, key }]
  })
}
type Filter = { dimension: VisitDimension; key: string }

type PlaceOfPages = { workspaceId: string; siteId?: string | undefined }
type Bounds = readonly [least: number, greatest: number]

const counts = [
  total('visits').as('visits'),
  total('visitors').as('visitors'),
  total('conversions').as('conversions'),
]

/**
 * Whether a row is of a page: each has one scope, wherever it stood. With `fits`, of one that has any visit like that within
 * these buckets: what somebody filters by is often to be found on few pages. PostgreSQL takes the pages for few once they are
 * a list and looks each up by its key, where for a query of them it reads the whole table.
 */
function isOfPages(
  database: Database,
  { workspaceId, siteId }: PlaceOfPages,
  fits?: { filter: Filter; bounds: Bounds },
) {
  let scopes = database
    .query()
    .selectFrom('visitScope')
    .select('visitScope.id')
    .where('workspaceId', '=', workspaceId)
    .where('pageId', '!=', '')
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
  if (fits) {
    const { filter, bounds } = fits
    scopes = scopes.where((eb) =>
      eb.exists(
        eb
          .selectFrom('visitPart')
          .select('visitPart.key')
          .whereRef('visitPart.scope', '=', 'visitScope.id')
          .where('dimension', '=', filter.dimension)
          .where('key', '=', filter.key)
          .where('bucket', '>=', bounds[0])
          .where('bucket', '<=', bounds[1]),
      ),
    )
  }
  return database.engine === 'postgres'
    ? sql<SqlBool>`"scope" = any(array${scopes})`
    : sql<SqlBool>`"scope" in ${scopes}`
}

/** What has been counted, read by scope and time: one range of a key each. */
export function figureStore(database: Database) {
  /** Those that fit a filter. */
  const profilesOf = (filters: readonly Filter[]) => {
    let profiles = database.query().selectFrom('visitProfile').select('visitProfile.id')
    for (const { dimension, key } of filters) profiles = profiles.where(`visitProfile.${dimension}`, '=', key)
    return profiles
  }

  const mixes = (scope: number, [least, greatest]: Bounds, filters: readonly Filter[]) =>
    database
      .query()
      .selectFrom('visitMix')
      .where('visitMix.scope', '=', scope)
      .where('bucket', '>=', least)
      .where('bucket', '<=', greatest)
      .where('profile', 'in', profilesOf(filters))

  const parts = (scope: number, [least, greatest]: Bounds) =>
    database
      .query()
      .selectFrom('visitPart')
      .where('scope', '=', scope)
      .where('bucket', '>=', least)
      .where('bucket', '<=', greatest)

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
    /** Visits alone, hour by hour. */
    hours(scope: number, [least, greatest]: Bounds) {
      return database
        .query()
        .selectFrom('visitTotal')
        .select(['bucket', 'visits'])
        .where('scope', '=', scope)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .execute()
    },
    /** Sums of what fits all of these filters, bucket by bucket. One alone has sums of its own. */
    filtered(scope: number, bounds: Bounds, filters: readonly Filter[]) {
      const [only, ...more] = filters
      if (!only || more.length > 0)
        return mixes(scope, bounds, filters).select('bucket').select(counts).groupBy('bucket').execute()
      return parts(scope, bounds)
        .where('dimension', '=', only.dimension)
        .where('key', '=', only.key)
        .select('bucket')
        .select(counts)
        .groupBy('bucket')
        .execute()
    },
    /** Sums by each thing that visits have in common. */
    byPart(scope: number, bounds: Bounds) {
      return parts(scope, bounds)
        .where('dimension', 'in', visitDimensions)
        .select(['dimension', 'key'])
        .select(counts)
        .groupBy(['dimension', 'key'])
        .execute()
    },
    /** Sums of what fits all of these filters, by what the visits have in common. */
    byProfile(scope: number, bounds: Bounds, filters: readonly Filter[]) {
      const summed = mixes(scope, bounds, filters).select('profile').select(counts).groupBy('profile')
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
    pages(place: PlaceOfPages, [least, greatest]: Bounds, limit: number) {
      const summed = database
        .query()
        .selectFrom('visitTotal')
        .select('scope')
        .select(counts)
        .select([total('entries').as('entries'), total('exits').as('exits')])
        .where(isOfPages(database, place))
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .groupBy('scope')
      return database
        .query()
        .selectFrom(summed.as('summed'))
        .innerJoin('visitScope', 'visitScope.id', 'summed.scope')
        .select(['pageId', 'visits', 'visitors', 'conversions', 'entries', 'exits'])
        .orderBy('visits', 'desc')
        .orderBy('pageId')
        .limit(limit)
        .execute()
    },
    /** The same of what fits all of these filters, the rarest first; with which page somebody came or left is not known of that. */
    filteredPages(place: PlaceOfPages, [least, greatest]: Bounds, filters: readonly Filter[], limit: number) {
      const [only, ...more] = filters
      const summed =
        only && more.length === 0
          ? database
              .query()
              .selectFrom('visitPart')
              .select('scope')
              .select(counts)
              .where(isOfPages(database, place))
              .where('dimension', '=', only.dimension)
              .where('key', '=', only.key)
              .where('bucket', '>=', least)
              .where('bucket', '<=', greatest)
              .groupBy('scope')
          : database
              .query()
              .selectFrom('visitMix')
              .select('scope')
              .select(counts)
              .where(isOfPages(database, place, only && { filter: only, bounds: [least, greatest] }))
              .where('profile', 'in', profilesOf(filters))
              .where('bucket', '>=', least)
              .where('bucket', '<=', greatest)
              .groupBy('scope')
      return database
        .query()
        .selectFrom(summed.as('summed'))
        .innerJoin('visitScope', 'visitScope.id', 'summed.scope')
        .select(['pageId', 'visits', 'visitors', 'conversions'])
        .orderBy('visits', 'desc')
        .orderBy('pageId')
        .limit(limit)
        .execute()
    },
    /** All that a page has had of each of its publications: months are below zero. */
    publications(scope: number) {
      return database
        .query()
        .selectFrom('visitPart')
        .select('key')
        .select(counts)
        .where('scope', '=', scope)
        .where('dimension', '=', 'publication')
        .where('bucket', '<', 0)
        .groupBy('key')
        .execute()
    },
    /** What of a page came into sight within some buckets: `visits` of each section, and of all that told. */
    sections(scope: number, bounds: Bounds) {
      return parts(scope, bounds)
        .where('dimension', '=', 'section')
        .select('key')
        .select(total('visits').as('visits'))
        .groupBy('key')
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
    live: liveNow(database),
  }
}

/** How many people are on which pages, of those seen since a moment. */
function liveNow(database: Database) {
  return (
    workspaceId: string,
    since: number,
    { siteId, pageId }: { siteId?: string | undefined; pageId?: string | undefined },
  ) => {
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
  }
}
