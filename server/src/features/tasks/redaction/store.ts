import type { Database } from '../../../platform/database/database.ts'
import type { TaskRow } from '../../../platform/database/tables/work.ts'

/** Texts of one kind that hang on tasks, and what is told of them: read and written where they lie. */
const hanging = ['taskCheck', 'taskComment'] as const
const told = ['activity', 'notification'] as const

/** All that is written of some tasks, wherever it lies; of removed ones too. */
export function taskTextStore(database: Database) {
  return {
    /** These, and those that are parts of them or were made when one of them was done. */
    related(workspaceId: string, ids: readonly string[]) {
      return database
        .query()
        .selectFrom('task')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .where((eb) => eb.or([eb('id', 'in', ids), eb('parentId', 'in', ids)]))
        .orderBy('id')
        .execute()
    },
    async write(id: string, texts: Pick<TaskRow, 'title' | 'notes' | 'search' | 'updatedAt'>) {
      await database.query().updateTable('task').set(texts).where('id', '=', id).execute()
    },
    /** Rewrites what hangs on a task; whether anything was another one before. */
    async rewriteHanging(taskId: string, rewrite: (text: string) => string): Promise<boolean> {
      let isChanged = false
      for (const table of hanging) {
        const rows = await database
          .query()
          .selectFrom(table)
          .select(['id', 'text'])
          .where('taskId', '=', taskId)
          .execute()
        for (const { id, text } of rows) {
          if (rewrite(text) === text) continue
          isChanged = true
          await database
            .query()
            .updateTable(table)
            .set({ text: rewrite(text) })
            .where('id', '=', id)
            .execute()
        }
      }
      return isChanged
    },
    /** Rewrites what a task was called when something was told of it. */
    async rewriteTold(taskId: string, rewrite: (text: string) => string) {
      for (const table of told) {
        const rows = await database
          .query()
          .selectFrom(table)
          .select(['id', 'subjectName'])
          .where('subjectId', '=', taskId)
          .execute()
        for (const { id, subjectName } of rows)
          if (rewrite(subjectName) !== subjectName)
            await database
              .query()
              .updateTable(table)
              .set({ subjectName: rewrite(subjectName) })
              .where('id', '=', id)
              .execute()
      }
    },
  }
}
