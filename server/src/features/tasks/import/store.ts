import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type {
  NewTaskRow,
  TaskBlockerRow,
  TaskCheckRow,
  TaskCommentRow,
  TaskImportRow,
} from '../../../platform/database/tables/work.ts'

export type Made = {
  tasks: NewTaskRow[]
  labels: { workspaceId: string; name: string; taskId: string }[]
  checks: TaskCheckRow[]
  comments: TaskCommentRow[]
  blockers: TaskBlockerRow[]
}

/** Few enough for one statement of either database. */
const atOnce = 200

/** Imports of tasks, and what they made. */
export function taskImportStore(database: Database) {
  return {
    async insert(row: TaskImportRow) {
      await database.query().insertInto('taskImport').values(row).execute()
    },
    /** Those that nobody went on with since then. */
    async forget(workspaceId: string, before: string) {
      await database
        .query()
        .deleteFrom('taskImport')
        .where('workspaceId', '=', workspaceId)
        .where('state', '=', 'ready')
        .where('createdAt', '<', before)
        .execute()
    },
    /** Those that made something, the last first, without their files. */
    list(workspaceId: string, limit: number) {
      return database
        .query()
        .selectFrom('taskImport')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where('state', '!=', 'ready')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('taskImport')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    /** False where it is not in the state that it leaves. */
    async move(
      id: string,
      from: TaskImportRow['state'],
      change: Partial<Pick<TaskImportRow, 'state' | 'content' | 'mapping' | 'found' | 'made' | 'imported'>>,
    ): Promise<boolean> {
      const moved = await database
        .query()
        .updateTable('taskImport')
        .set(change)
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst()
      return moved.numUpdatedRows > 0n
    },
    async insertMade({ tasks, labels, checks, comments, blockers }: Made) {
      for (const rows of inParts(tasks)) await database.query().insertInto('task').values(rows).execute()
      for (const rows of inParts(labels))
        await database.query().insertInto('taskLabel').values(rows).execute()
      for (const rows of inParts(checks))
        await database.query().insertInto('taskCheck').values(rows).execute()
      for (const rows of inParts(comments))
        await database.query().insertInto('taskComment').values(rows).execute()
      for (const rows of inParts(blockers))
        await database.query().insertInto('taskBlocker').values(rows).execute()
    },
    /** Removes tasks as people do: they can be restored one by one for a while. */
    async removeTasks(workspaceId: string, ids: readonly string[], deletedAt: string) {
      for (const some of inParts(ids))
        await database
          .query()
          .updateTable('task')
          .set({ deletedAt })
          .where('workspaceId', '=', workspaceId)
          .where('deletedAt', 'is', null)
          .where('id', 'in', some)
          .execute()
    },
    /** Whether a project has tasks that are not removed. */
    async isInUse(projectId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('task')
        .select('id')
        .where('projectId', '=', projectId)
        .where('deletedAt', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

function* inParts<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}
