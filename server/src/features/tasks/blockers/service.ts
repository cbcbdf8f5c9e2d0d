import { randomUUID } from 'node:crypto'
import type { Session } from '../../../platform/access/session.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { requireRoom, type SheetParts, sheetTasks } from '../sheet-tasks.ts'
import { taskStore } from '../store.ts'
import { blockerStore } from './store.ts'

const mostBlockers = 50

/** What tasks wait for. */
export function blockerService(parts: SheetParts) {
  const store = blockerStore(parts.database)
  const taskRows = taskStore(parts.database)
  const tasks = sheetTasks(parts)

  return {
    /** Throws a 422 where the two would wait for each other. */
    add(session: Session, taskId: string, blockerId: string) {
      const workspaceId = session.workspace.id
      return tasks.change(session, taskId, async () => {
        // Both are locked: of two that name each other at once, one waits, and sees what the other said.
        if (!(await taskRows.touch(workspaceId, blockerId))) throw invalidField('blockerId', 'UNKNOWN_TASK')
        if (taskId === blockerId || (await store.waitsFor(blockerId, taskId))) throw refuse('TASK_CYCLE')
        requireRoom((await store.of(workspaceId, taskId)).blockedBy.length, mostBlockers)
        return { id: await store.insert({ id: randomUUID(), workspaceId, taskId, blockerId }) }
      })
    },

    async remove(session: Session, id: string) {
      parts.access.demand(session, 'tasks.change')
      const link = await store.find(session.workspace.id, id)
      if (!link) throw notFound()
      await tasks.change(session, link.taskId, async () => store.delete(id))
      return { id }
    },
  }
}
