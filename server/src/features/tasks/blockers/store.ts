import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TaskBlockerRow } from '../../../platform/database/tables/work.ts'

/** Which tasks wait for which. */
export function blockerStore(database: Database) {
  return {
    /** The links of a task, to what it waits for and to what waits for it. */
    async of(workspaceId: string, taskId: string) {
      const rows = await database
        .query()
        .selectFrom('taskBlocker')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where((eb) => eb.or([eb('taskId', '=', taskId), eb('blockerId', '=', taskId)]))
        .orderBy('id')
        .execute()
      return {
        blockedBy: rows.filter((row) => row.taskId === taskId),
        blocks: rows.filter((row) => row.blockerId === taskId),
      }
    },
    /** Whether `taskId` waits for `otherId`, directly or by others. */
    async waitsFor(taskId: string, otherId: string): Promise<boolean> {
      const row = await database
        .query()
        .withRecursive('waiting(id)', (db) =>
          db
            .selectFrom('taskBlocker')
            .select('blockerId as id')
            .where('taskId', '=', taskId)
            .union((eb) =>
              eb
                .selectFrom('waiting')
                .innerJoin('taskBlocker', 'taskBlocker.taskId', 'waiting.id')
                .select('taskBlocker.blockerId as id'),
            ),
        )
        .selectFrom('waiting')
        .select('id')
        .where('id', '=', otherId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('taskBlocker')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    /** Once more what is there already changes nothing; the id of the link as it stands. */
    async insert(row: TaskBlockerRow): Promise<string> {
      await database
        .query()
        .insertInto('taskBlocker')
        .values(row)
        .onConflict((conflict) => conflict.columns(['taskId', 'blockerId']).doNothing())
        .execute()
      const { id } = await database
        .query()
        .selectFrom('taskBlocker')
        .select('id')
        .where('taskId', '=', row.taskId)
        .where('blockerId', '=', row.blockerId)
        .executeTakeFirstOrThrow()
      return id
    },
    async delete(id: string) {
      await database.query().deleteFrom('taskBlocker').where('id', '=', id).execute()
    },
    /** The tasks still to do that waited for this one last of all, now that it is done. */
    async freedBy(workspaceId: string, blockerId: string) {
      const links = await database
        .query()
        .selectFrom('taskBlocker')
        .select('taskId')
        .where('blockerId', '=', blockerId)
        .execute()
      if (links.length === 0) return []
      return database
        .query()
        .selectFrom('task')
        .selectAll()
        .where(
          'id',
          'in',
          links.map(({ taskId }) => taskId),
        )
        .where('workspaceId', '=', workspaceId)
        .where('doneAt', 'is', null)
        .where('deletedAt', 'is', null)
        .where((eb) => eb.not(eb.exists(waitingLinks(eb))))
        .execute()
    },
  }
}

/** The links of a task to what is still to do. */
function waitingLinks(eb: ExpressionBuilder<Tables, 'task'>) {
  return eb
    .selectFrom('taskBlocker as other')
    .select('other.id')
    .whereRef('other.taskId', '=', 'task.id')
    .where((link) =>
      link.exists(
        link
          .selectFrom('task as blocker')
          .select('blocker.id')
          .whereRef('blocker.id', '=', 'other.blockerId')
          .where('blocker.doneAt', 'is', null)
          .where('blocker.deletedAt', 'is', null),
      ),
    )
}
