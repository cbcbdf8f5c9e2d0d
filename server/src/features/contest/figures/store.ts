import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What a contest has brought, counted from its entries and the record of what was done. */
export function contestFigureStore(database: Database) {
  return {
    sources: (contestId: string) =>
      database
        .query()
        .selectFrom('contestEntry')
        .select([
          'source',
          sql<number>`cast(count(*) as integer)`.as('entries'),
          sql<number>`cast(sum(case when ${sql.ref('confirmedAt')} is null then 0 else 1 end) as integer)`.as(
            'confirmed',
          ),
          sql<number>`cast(sum(${sql.ref('points')}) as integer)`.as('points'),
        ])
        .where('contestId', '=', contestId)
        .groupBy('source')
        .orderBy('entries', 'desc')
        .orderBy('source')
        .execute(),
    actions: (contestId: string) =>
      database
        .query()
        .selectFrom('contestAction')
        .innerJoin('contestEntry', 'contestEntry.id', 'contestAction.entryId')
        .select(['contestAction.kind', sql<number>`cast(count(*) as integer)`.as('times')])
        .where('contestEntry.contestId', '=', contestId)
        .where('contestAction.counts', '=', 1)
        .groupBy('contestAction.kind')
        .execute(),
    /** Those who were invited, in the order in which they came. */
    invited: (contestId: string, limit: number) =>
      database
        .query()
        .selectFrom('contestEntry')
        .leftJoin('contestAction', (join) =>
          join
            .onRef('contestAction.entryId', '=', 'contestEntry.invitedBy')
            .onRef('contestAction.of', '=', 'contestEntry.id')
            .on('contestAction.kind', '=', 'invite'),
        )
        .select([
          'contestEntry.id',
          'contestEntry.invitedBy',
          'contestEntry.name',
          'contestEntry.email',
          'contestEntry.points',
          'contestAction.counts',
        ])
        .where('contestEntry.contestId', '=', contestId)
        .where('contestEntry.invitedBy', 'is not', null)
        .orderBy('contestEntry.id')
        .limit(limit)
        .execute(),
    these: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('contestEntry')
            .select(['id', 'name', 'email', 'points'])
            .where('id', 'in', ids)
            .orderBy('id')
            .execute(),
  }
}
export type ContestFigureStore = ReturnType<typeof contestFigureStore>
