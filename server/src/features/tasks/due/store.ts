import type { NotNull } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

type Asked = { from: string; to: string; limit: number; pendingOf?: string }

/** Tasks by the day they are due, of a whole workspace. */
export function dueStore(database: Database) {
  const due = (workspaceId: string, { from, to, limit }: Asked) =>
    database
      .query()
      .selectFrom('task')
      .leftJoin('project', (join) =>
        join.onRef('project.id', '=', 'task.projectId').on('project.deletedAt', 'is', null),
      )
      .select(['task.id', 'task.title', 'task.dueOn', 'task.dueTime', 'task.doneAt', 'task.updatedAt'])
      .select('project.color')
      .$narrowType<{ dueOn: NotNull }>()
      .where('task.workspaceId', '=', workspaceId)
      .where('task.deletedAt', 'is', null)
      .where('task.dueOn', 'is not', null)
      .limit(limit)
      .$call((query) => ({
        pending: query
          .where('task.doneAt', 'is', null)
          .where('task.dueKey', '>=', from)
          .where('task.dueKey', '<', `${to}U`)
          .orderBy('task.dueKey'),
        done: query
          .where('task.doneAt', 'is not', null)
          .where('task.dueOn', '>=', from)
          .where('task.dueOn', '<=', to)
          .orderBy('task.dueOn'),
      }))

  return {
    /** Those between two days, both included; of one person only what is still to do. At most `limit`. */
    async between(workspaceId: string, asked: Asked) {
      const { pending, done } = due(workspaceId, asked)
      if (asked.pendingOf !== undefined)
        return pending.where('task.assigneeId', '=', asked.pendingOf).execute()
      const [open, closed] = await Promise.all([pending.execute(), done.execute()])
      return [...open, ...closed].slice(0, asked.limit)
    },
  }
}
