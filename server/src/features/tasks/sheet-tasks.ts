import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TaskRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { taskStore } from './store.ts'
import { taskEmitter } from './emit.ts'

export type SheetParts = { database: Database; emit: Emit; access: Access }

/** The task that something hangs on. */
export function sheetTasks({ database, emit, access }: SheetParts) {
  const store = taskStore(database)
  const tell = taskEmitter(emit)
  return {
    /** Has something done to what hangs on a task that somebody sees; the screens hear of it. Throws a 404 where there is none. */
    change<Result>(
      session: Session,
      taskId: string,
      work: (task: TaskRow) => Promise<Result>,
      action: 'tasks.change' | 'tasks.comment' = 'tasks.change',
    ): Promise<Result> {
      access.demand(session, action)
      const { workspace } = session
      return database.inTransaction(async () => {
        const isSeen = (await store.find(access.scope(session), taskId)) !== undefined
        if (!isSeen || !(await store.touch(workspace.id, taskId))) throw notFound()
        const task = await store.row(workspace.id, taskId)
        if (!task) throw notFound()
        const result = await work(task)
        await tell(by(session), 'task.updated', task)
        return result
      })
    },
  }
}

/** Throws where there is no room for another one. */
export function requireRoom(there: number, most: number) {
  if (there >= most) throw refuse('TASK_FULL', { most })
}
