import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What is counted of tasks, for those that a list shows. */
export function tallyStore(database: Database) {
  return {
    checks(taskIds: readonly string[]) {
      return database
        .query()
        .selectFrom('taskCheck')
        .select(['taskId'])
        .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.sum<number | string>('done').as('done')])
        .where('taskId', 'in', taskIds)
        .groupBy('taskId')
        .execute()
    },
    /** Only those that are seen. */
    parts({ sharedWith }: Scope, taskIds: readonly string[]) {
      const query = database
        .query()
        .selectFrom('task')
        .select('parentId as taskId')
        .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('doneAt').as('done')])
        .where('parentId', 'in', taskIds)
        .where('deletedAt', 'is', null)
        .groupBy('parentId')
      return (sharedWith === null ? query : query.where('clientVisible', '=', 1)).execute()
    },
    /** Only those that are seen. */
    comments({ sharedWith }: Scope, taskIds: readonly string[]) {
      const query = database
        .query()
        .selectFrom('taskComment')
        .select('taskId')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('taskId', 'in', taskIds)
        .where('deletedAt', 'is', null)
        .groupBy('taskId')
      return (sharedWith === null ? query : query.where('forClients', '=', 1)).execute()
    },
    /** What these wait for, and whether that is still to do. */
    async blockers(taskIds: readonly string[]) {
      return (
        database
          .query()
          .selectFrom('taskBlocker')
          .select(['taskId', 'blockerId'])
          // Asked of each link: joined, SQLite would begin with every task that is not removed.
          .select((eb) =>
            eb
              .selectFrom('task as blocker')
              .select((count) => count.fn.countAll<number>().as('open'))
              .whereRef('blocker.id', '=', 'taskBlocker.blockerId')
              .where('blocker.doneAt', 'is', null)
              .where('blocker.deletedAt', 'is', null)
              .as('open'),
          )
          .where('taskId', 'in', taskIds)
          .orderBy('id')
          .execute()
      )
    },
  }
}
