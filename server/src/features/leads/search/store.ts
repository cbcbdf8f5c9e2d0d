import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { phraseRows } from './phrases/phrases.ts'
import type { Sorted } from './term-table.ts'

/** The leads that the index is made of. */
export function indexedLeadStore(database: Database) {
  const rows = () =>
    database
      .query()
      .selectFrom('lead')
      .select(['id', 'seq', 'workspaceId', 'spam', 'state', 'pageId', 'formId', 'assigneeId', 'labels'])
      .select(['search', 'teamSearch', 'phoneKey', 'name', 'email', 'phone', 'pageName', 'proof'])
      .select(['createdAt', 'contactId'])
  return {
    /** Some of those that it does not hold yet, the first first; others that index meanwhile take others. */
    waiting(limit: number) {
      const query = rows().where('seq', 'is', null).orderBy('createdAt').orderBy('id').limit(limit)
      return (database.engine === 'postgres' ? query.forUpdate().skipLocked() : query).execute()
    },
    /** Those of these that it holds. */
    held(ids: readonly string[]) {
      return rows().where('id', 'in', ids).where('seq', 'is not', null).execute()
    },
    /** Texts that they share with others, as they are looked for; those that are known stay as they are. */
    async keepPhrases(leads: Parameters<typeof phraseRows>[0]) {
      const phrases = phraseRows(leads)
      if (phrases.length === 0) return
      await database
        .query()
        .insertInto('leadPhrase')
        .values(phrases)
        .onConflict((oc) => oc.doNothing())
        .execute()
    },
    /** The next of those that the index of an older version holds; none where it holds all there is to know. */
    async outdated(limit: number) {
      const state = await database.query().selectFrom('leadReindex').selectAll().executeTakeFirst()
      if (!state) return []
      return rows()
        .where('seq', '>', state.done)
        .where('seq', '<=', state.last)
        .orderBy('seq')
        .limit(limit)
        .execute()
    },
    /** Those between these numbers are written anew by the next run, beside what waits for it already. */
    async outdate(from: number, last: number) {
      const state = await database.query().selectFrom('leadReindex').selectAll().executeTakeFirst()
      const row = {
        id: 1,
        done: Math.min(from - 1, state?.done ?? from),
        last: Math.max(last, state?.last ?? last),
      }
      await database.query().deleteFrom('leadReindex').execute()
      await database.query().insertInto('leadReindex').values(row).execute()
    },
    /** All up to this number are known whole; null for all of them. */
    async renewedTo(done: number | null) {
      if (done === null) await database.query().deleteFrom('leadReindex').execute()
      else await database.query().updateTable('leadReindex').set({ done }).execute()
    },
    /** Together on PostgreSQL; one after another on SQLite, which would read all leads for it. */
    async number(leads: readonly { id: string; seq: number; nameKey: string; contactId: string | null }[]) {
      if (database.engine === 'postgres')
        await sql`update "lead" set "seq" = "given"."seq", "nameKey" = "given"."nameKey",
            "contactId" = "given"."contactId"
          from unnest(${leads.map(({ id }) => id)}::text[], ${leads.map(({ seq }) => seq)}::bigint[],
            ${leads.map(({ nameKey }) => nameKey)}::text[], ${leads.map(({ contactId }) => contactId)}::text[])
            as "given" ("id", "seq", "nameKey", "contactId")
          where "lead"."id" = "given"."id"`.execute(database.query())
      else
        for (const { id, seq, nameKey, contactId } of leads)
          await database
            .query()
            .updateTable('lead')
            .set({ seq, nameKey, contactId })
            .where('id', '=', id)
            .execute()
    },
  }
}

/** The page of hits, which are rows of `seq`, `key`, `id` and `isBeyond`, as `first` of either engine asks for it. */
export async function firstOf(
  database: Database,
  hits: RawBuilder<unknown>,
  { order, limit, most }: Sorted,
): Promise<number[] | null> {
  const direction = sql.raw(order)
  const { rows } = await sql<{ seq: number | null; total: number | null }>`
    with "hits" as materialized (${hits})
    select null as "seq", count(*) as "total" from "hits"
    union all select "seq", null from (
      select "seq" from "hits" where "isBeyond" order by "key" ${direction}, "id" ${direction} limit ${limit}
    ) as "page"`.execute(database.query())
  if (rows.some(({ total }) => total !== null && total > most)) return null
  return rows.flatMap(({ seq }) => (seq === null ? [] : [seq]))
}
