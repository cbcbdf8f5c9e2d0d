import { sql } from 'kysely'
import { clientsOfPages } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { NotificationRow } from '../../platform/database/tables/history.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Whose notifications. */
export type Owner = { userId: string; workspaceId: string }

const rowsAtOnce = 100

/** Notifications. Every query names the person and the workspace, so that a foreign id finds nothing. */
export function notificationStore(database: Database) {
  const unreadOf = ({ userId, workspaceId }: Owner) =>
    database
      .query()
      .updateTable('notification')
      .where('userId', '=', userId)
      .where('workspaceId', '=', workspaceId)
      .where('readAt', 'is', null)

  /** By what they are about, as they are told: see the order of `Database.inTransaction`. */
  async function lockUnread({ userId, workspaceId }: Owner) {
    if (database.engine === 'sqlite') return
    await database
      .query()
      .selectFrom('notification')
      .select('id')
      .where('userId', '=', userId)
      .where('workspaceId', '=', workspaceId)
      .where('readAt', 'is', null)
      .orderBy(sql`"subjectId" collate "C"`)
      .forUpdate()
      .execute()
  }

  return {
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list({ userId, workspaceId }: Owner, after: Position | null, limit: number) {
      let query = database
        .query()
        .selectFrom('notification')
        .selectAll()
        .where('userId', '=', userId)
        .where('workspaceId', '=', workspaceId)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    unreadByWorkspace(userId: string) {
      return database
        .query()
        .selectFrom('notification')
        .select((eb) => ['workspaceId', eb.fn.countAll<number>().as('total')])
        .where('userId', '=', userId)
        .where('readAt', 'is', null)
        .groupBy('workspaceId')
        .execute()
    },
    async unread({ userId, workspaceId }: Owner): Promise<number> {
      const row = await database
        .query()
        .selectFrom('notification')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('userId', '=', userId)
        .where('workspaceId', '=', workspaceId)
        .where('readAt', 'is', null)
        .executeTakeFirstOrThrow()
      return row.total
    },
    async exists({ userId, workspaceId }: Owner, id: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('notification')
        .select('id')
        .where('userId', '=', userId)
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return row !== undefined
    },
    async markRead(owner: Owner, id: string, readAt: string): Promise<void> {
      await unreadOf(owner).where('id', '=', id).set({ readAt }).execute()
    },
    async markAllRead(owner: Owner, readAt: string): Promise<void> {
      await lockUnread(owner)
      await unreadOf(owner).set({ readAt }).execute()
    },
    /** Writes them; one that its person has not read yet counts up instead, and comes to the top. */
    async tell(rows: readonly NotificationRow[]): Promise<void> {
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await database
          .query()
          .insertInto('notification')
          .values(rows.slice(start, start + rowsAtOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['userId', 'workspaceId', 'kind', 'subjectId'])
              .where('readAt', 'is', null)
              .doUpdateSet((eb) => ({
                count: eb('notification.count', '+', eb.ref('excluded.count')),
                createdAt: eb.ref('excluded.createdAt'),
                subjectName: eb.ref('excluded.subjectName'),
              })),
          )
          .execute()
    },
    /** The members of a workspace in one order everywhere: two processes that lock rows must not wait for each other. */
    members(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .select(['userId', 'role'])
        .where('organizationId', '=', workspaceId)
        .orderBy('userId')
        .execute()
    },
    /** The clients who see a page, in that same order. */
    async clientsOf(pageId: string): Promise<string[]> {
      const rows = await clientsOfPages(database, [pageId])
      return [...new Set(rows.map(({ userId }) => userId))]
    },
    async deleteBefore(moment: string): Promise<void> {
      await database.query().deleteFrom('notification').where('createdAt', '<', moment).execute()
    },
  }
}
