import type { Database } from '../../../platform/database/database.ts'
import type { TaskCommentRow } from '../../../platform/database/tables/work.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** What is said of tasks. */
export function commentStore(database: Database) {
  const written = () =>
    database
      .query()
      .selectFrom('taskComment')
      .leftJoin('user', 'user.id', 'taskComment.authorId')
      .selectAll('taskComment')
      .select('user.name as authorName')

  return {
    /** Without those that are removed; the first said first. */
    of(taskId: string, { onlyForClients }: { onlyForClients: boolean }) {
      const query = written()
        .where('taskComment.taskId', '=', taskId)
        .where('taskComment.deletedAt', 'is', null)
        .orderBy('taskComment.createdAt')
        .orderBy('taskComment.id')
      return (onlyForClients ? query.where('taskComment.forClients', '=', 1) : query).execute()
    },
    find(workspaceId: string, id: string) {
      return written()
        .where('taskComment.workspaceId', '=', workspaceId)
        .where('taskComment.id', '=', id)
        .executeTakeFirst()
    },
    /** Whether a project is shared with a client for more than looking. */
    async isSharedToComment(projectId: string | null, userId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('grant')
        .select('projectId')
        .where('projectId', '=', projectId)
        .where('userId', '=', userId)
        .where('level', '!=', 'view')
        .executeTakeFirst()
      return row !== undefined
    },
    async insert(row: TaskCommentRow) {
      await database.query().insertInto('taskComment').values(row).execute()
    },
    async update(
      id: string,
      change: Partial<Pick<TaskCommentRow, 'text' | 'mentions' | 'editedAt' | 'deletedAt'>>,
    ) {
      await database.query().updateTable('taskComment').set(change).where('id', '=', id).execute()
    },
    /** Of a whole workspace, the last first; one row more than `limit`. */
    ofWorkspace(workspaceId: string, after: Position | null, limit: number) {
      const query = written()
        .where('taskComment.workspaceId', '=', workspaceId)
        .where('taskComment.deletedAt', 'is', null)
        .orderBy('taskComment.createdAt', 'desc')
        .orderBy('taskComment.id', 'desc')
        .limit(limit + 1)
      return (
        after
          ? query.where((eb) =>
              eb(eb.refTuple('taskComment.createdAt', 'taskComment.id'), '<', eb.tuple(after.at, after.id)),
            )
          : query
      ).execute()
    },
    /** Deletes some of those removed before this moment, in any workspace; how many. */
    async purge(before: string, limit: number): Promise<number> {
      const purged = await database
        .query()
        .deleteFrom('taskComment')
        .where('id', 'in', (eb) =>
          eb.selectFrom('taskComment').select('id').where('deletedAt', '<', before).limit(limit),
        )
        .executeTakeFirst()
      return Number(purged.numDeletedRows)
    },
  }
}
export type CommentStore = ReturnType<typeof commentStore>
