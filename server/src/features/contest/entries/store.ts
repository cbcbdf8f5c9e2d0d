import type { ContestEntry } from '@aurelio/contracts/contests'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { containing, searchable } from '../../../platform/database/search-text.ts'
import type { ContestActionRow, ContestEntryRow } from '../../../platform/database/tables/contests.ts'
import type { Position } from '../../../platform/http/cursor.ts'

export type EntryFilter = { q?: string | undefined; state?: ContestEntry['state'] | undefined }

/** Who takes part, and what each point is for. */
export function entryStore(database: Database) {
  const entries = () => database.query().selectFrom('contestEntry').selectAll()
  return {
    /** The last one first; one more than asked for where there is more. */
    page(contestId: string, { q, state }: EntryFilter, after: Position | null, limit: number) {
      let query = entries()
        .where('contestId', '=', contestId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      for (const word of searchable(q ?? '')
        .split(/\s+/)
        .filter(Boolean))
        query = query.where((eb) => containing(eb.ref('search'), word))
      if (state === 'apart') query = query.where('apart', 'is not', null)
      if (state === 'confirmed') query = query.where('apart', 'is', null).where('confirmedAt', 'is not', null)
      if (state === 'waiting') query = query.where('apart', 'is', null).where('confirmedAt', 'is', null)
      return query.execute()
    },
    find: (contestId: string, id: string) =>
      entries().where('contestId', '=', contestId).where('id', '=', id).executeTakeFirst(),
    findAny: (id: string) => entries().where('id', '=', id).executeTakeFirst(),
    byCode: (contestId: string, code: string) =>
      entries().where('contestId', '=', contestId).where('code', '=', code).executeTakeFirst(),
    byMail: (contestId: string, mailKey: string) =>
      entries().where('contestId', '=', contestId).where('mailKey', '=', mailKey).executeTakeFirst(),
    names: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('contestEntry')
            .select(['id', 'name', 'email'])
            .where('id', 'in', ids)
            .execute(),
    ofLeads: (leadIds: readonly string[]) =>
      leadIds.length === 0 ? Promise.resolve([]) : entries().where('leadId', 'in', leadIds).execute(),
    /** Some of a contest, without these. */
    except(contestId: string, ids: readonly string[], limit: number) {
      const rows = entries().where('contestId', '=', contestId).orderBy('id').limit(limit)
      return (ids.length === 0 ? rows : rows.where('id', 'not in', ids)).execute()
    },
    /** False where another entry of the contest has its mail or its phone. */
    async insert(row: ContestEntryRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await database
        .query()
        .insertInto('contestEntry')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    /** False where it was confirmed before. */
    async confirm(id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('contestEntry')
        .set({ confirmedAt: at })
        .where('id', '=', id)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async setApart(id: string, apart: string | null) {
      await database.query().updateTable('contestEntry').set({ apart }).where('id', '=', id).execute()
    },
    async setPoints(id: string, points: number) {
      await database.query().updateTable('contestEntry').set({ points }).where('id', '=', id).execute()
    },
    async setWork(id: string, work: Partial<Pick<ContestEntryRow, 'workText' | 'workKey' | 'workState'>>) {
      await database.query().updateTable('contestEntry').set(work).where('id', '=', id).execute()
    },
    /** What is shown of a contest's gallery, the last first. */
    shown: (contestId: string, limit: number) =>
      entries()
        .where('contestId', '=', contestId)
        .where('workState', '=', 'shown')
        .where('apart', 'is', null)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    worksNamed: (keys: readonly string[]) =>
      keys.length === 0 ? Promise.resolve([]) : entries().where('workKey', 'in', keys).execute(),
    /** The pictures that people of a workspace's contests sent in. */
    worksOf: (workspaceId: string) =>
      database
        .query()
        .selectFrom('contestEntry')
        .innerJoin('contest', 'contest.id', 'contestEntry.contestId')
        .select('contestEntry.workKey')
        .where('contest.workspaceId', '=', workspaceId)
        .where('contestEntry.workKey', 'is not', null)
        .execute(),
    async remove(id: string) {
      await database.query().deleteFrom('contestEntry').where('id', '=', id).execute()
    },

    /** False where it was done before. */
    async act(row: ContestActionRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await database
        .query()
        .insertInto('contestAction')
        .values(row)
        .onConflict((conflict) => conflict.columns(['entryId', 'kind', 'of']).doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async setCounts(entryId: string, of: string, counts: 0 | 1) {
      await database
        .query()
        .updateTable('contestAction')
        .set({ counts })
        .where('entryId', '=', entryId)
        .where('kind', '=', 'invite')
        .where('of', '=', of)
        .execute()
    },
    /** How often each kind of action counts, of each entry. */
    counted: (entryIds: readonly string[]) =>
      entryIds.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('contestAction')
            .select(['entryId', 'kind', sql<number>`cast(count(*) as integer)`.as('times')])
            .where('entryId', 'in', entryIds)
            .where('counts', '=', 1)
            .groupBy(['entryId', 'kind'])
            .execute(),
    /** Everybody who is drawn, with their chances. */
    drawn: (contestId: string) =>
      database
        .query()
        .selectFrom('contestEntry')
        .select(['alias as id', 'points as weight'])
        .where('contestId', '=', contestId)
        .where('confirmedAt', 'is not', null)
        .where('apart', 'is', null)
        .where('points', '>', 0)
        .execute(),
    /** Those who confirmed, in the order in which they came. */
    confirmedAfter: (contestId: string, after: string, limit: number) =>
      entries()
        .where('contestId', '=', contestId)
        .where('confirmedAt', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    byAliases: (contestId: string, aliases: readonly string[]) =>
      aliases.length === 0
        ? Promise.resolve([])
        : entries().where('contestId', '=', contestId).where('alias', 'in', aliases).execute(),
    /** Those with most points first. */
    ranking: (contestId: string, limit: number) =>
      entries()
        .where('contestId', '=', contestId)
        .where('confirmedAt', 'is not', null)
        .where('apart', 'is', null)
        .orderBy('points', 'desc')
        .orderBy('createdAt')
        .limit(limit)
        .execute(),
  }
}
export type EntryStore = ReturnType<typeof entryStore>
