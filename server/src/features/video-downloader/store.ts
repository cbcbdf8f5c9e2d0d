import type { Database } from '../../platform/database/database.ts'
import type { VideoInfoRow, VideoTaskRow, VideoTaskState } from '../../platform/database/tables/videos.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** A person in their workspace: every task belongs to both. */
export type Owner = { workspaceId: string; userId: string }

export function ownerOf({ user, workspace }: Session): Owner {
  return { userId: user.id, workspaceId: workspace.id }
}

export const openStates = ['queued', 'downloading', 'processing'] as const satisfies readonly VideoTaskState[]
type Changes = Partial<Omit<VideoTaskRow, 'id' | 'workspaceId' | 'userId' | 'createdAt'>>

/** Rows of the downloads and of what is known about addresses. */
export function videoStore(database: Database) {
  const owned = ({ workspaceId, userId }: Owner) =>
    database
      .query()
      .selectFrom('videoTask')
      .where('userId', '=', userId)
      .where('workspaceId', '=', workspaceId)
  return {
    async keepInfo(row: VideoInfoRow): Promise<void> {
      const { url, info, createdAt } = row
      await database
        .query()
        .insertInto('videoInfo')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ url, info, createdAt }))
        .execute()
    },
    findInfo(id: string, { workspaceId, userId }: Owner) {
      return database
        .query()
        .selectFrom('videoInfo')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
    },
    async insert(row: VideoTaskRow): Promise<void> {
      await database.query().insertInto('videoTask').values(row).execute()
    },
    find(id: string, owner: Owner) {
      return owned(owner).selectAll().where('id', '=', id).where('hidden', '=', 0).executeTakeFirst()
    },
    /** For the worker, which acts for every owner. */
    findAny(id: string) {
      return database.query().selectFrom('videoTask').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(owner: Owner, after: Position | null, limit: number) {
      let query = owned(owner).selectAll().where('hidden', '=', 0)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    /** How much the person has taken since a moment, removed and failed downloads too, and what is still open. */
    async usage(userId: string, since: string): Promise<{ tasks: number; bytes: number; open: number }> {
      const mine = () => database.query().selectFrom('videoTask').where('userId', '=', userId)
      const [taken, open] = await Promise.all([
        mine()
          .where('createdAt', '>=', since)
          .select((eb) => [
            eb.fn.countAll<number>().as('tasks'),
            eb.cast<number | null>(eb.fn.sum('received'), 'bigint').as('bytes'),
          ])
          .executeTakeFirstOrThrow(),
        mine()
          .where('state', 'in', openStates)
          .select((eb) => eb.fn.countAll<number>().as('open'))
          .executeTakeFirstOrThrow(),
      ])
      return { tasks: taken.tasks, bytes: taken.bytes ?? 0, open: open.open }
    },
    /** Changes a task while it is in one of `states`; false when it has moved on. */
    async change(id: string, states: readonly VideoTaskState[], changes: Changes): Promise<boolean> {
      const changed = await database
        .query()
        .updateTable('videoTask')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', states)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
    open() {
      return database
        .query()
        .selectFrom('videoTask')
        .select(['id', 'jobId', 'createdAt'])
        .where('state', 'in', openStates)
        .limit(1000)
        .execute()
    },
    expired(now: string) {
      return database
        .query()
        .selectFrom('videoTask')
        .select(['id', 'fileKey', 'createdAt'])
        .where('expiresAt', '<=', now)
        .limit(500)
        .execute()
    },
    async forgetFile(id: string): Promise<void> {
      await database
        .query()
        .updateTable('videoTask')
        .set({ fileKey: null, expiresAt: null })
        .where('id', '=', id)
        .execute()
    },
    async deleteOld(before: string): Promise<void> {
      await database
        .query()
        .deleteFrom('videoTask')
        .where('createdAt', '<', before)
        .where('fileKey', 'is', null)
        .where('state', 'not in', openStates)
        .execute()
      await database.query().deleteFrom('videoInfo').where('createdAt', '<', before).execute()
    },
    async existing(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database
        .query()
        .selectFrom('videoTask')
        .select('id')
        .where('id', 'in', ids)
        .where('hidden', '=', 0)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
export type VideoStore = ReturnType<typeof videoStore>
