import type { Database } from '../../platform/database/database.ts'
import type { AssistantChangeRow } from './tables.ts'

/** What lists show; a page that many assistants work on has more behind it. */
const mostShown = 100
type State = AssistantChangeRow['state']

/** What assistants did to pages, and propose for them. */
export function assistantStore(database: Database) {
  const rows = (workspaceId: string) =>
    database.query().selectFrom('assistantChange').selectAll().where('workspaceId', '=', workspaceId)

  return {
    /** The last first, of those in one of these states. */
    list(
      workspaceId: string,
      {
        pageId,
        tokenId,
        states,
      }: { pageId?: string | undefined; tokenId: string | null; states: readonly State[] },
    ) {
      let query = rows(workspaceId).where('state', 'in', states)
      if (pageId !== undefined) query = query.where('pageId', '=', pageId)
      if (tokenId !== null) query = query.where('tokenId', '=', tokenId)
      return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(mostShown).execute()
    },
    find: (workspaceId: string, id: string) => rows(workspaceId).where('id', '=', id).executeTakeFirst(),
    /** In the order in which they were done. */
    done(workspaceId: string, pageId: string, ids: readonly string[]) {
      return rows(workspaceId)
        .where('pageId', '=', pageId)
        .where('id', 'in', ids)
        .where('state', '=', 'done')
        .orderBy('sequence')
        .execute()
    },
    async countProposed(pageId: string) {
      const { count } = await database
        .query()
        .selectFrom('assistantChange')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('pageId', '=', pageId)
        .where('state', '=', 'proposed')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Those of a session's steps that are kept already, by their `n`. */
    async known(pageId: string, tokenId: string, session: string) {
      const known = await database
        .query()
        .selectFrom('assistantChange')
        .select(['n', 'id'])
        .where('pageId', '=', pageId)
        .where('tokenId', '=', tokenId)
        .where('session', '=', session)
        .execute()
      return new Map(known.map(({ n, id }) => [n, id]))
    },
    async insert(changes: readonly AssistantChangeRow[]) {
      if (changes.length > 0) await database.query().insertInto('assistantChange').values(changes).execute()
    },
    /** Decides on one that nobody has decided on; false where somebody has. */
    async decide(id: string, decision: Partial<AssistantChangeRow>) {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('assistantChange')
        .set(decision)
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async setUndone(ids: readonly string[], by: { decidedBy: string; decidedAt: string }) {
      if (ids.length === 0) return
      await database
        .query()
        .updateTable('assistantChange')
        .set({ state: 'undone', ...by })
        .where('id', 'in', ids)
        .execute()
    },
    /** What was done or decided on before a moment is not asked for any more. */
    async forget(pageId: string, before: string) {
      await database
        .query()
        .deleteFrom('assistantChange')
        .where('pageId', '=', pageId)
        .where('state', '<>', 'proposed')
        .where('at', '<', before)
        .execute()
    },
  }
}
export type AssistantStore = ReturnType<typeof assistantStore>
