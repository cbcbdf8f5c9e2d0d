import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { NewTaskRow, TaskRow } from '../../../platform/database/tables/work.ts'
import { checkStore } from '../checks/store.ts'
import { labelStore } from '../labels/store.ts'
import { rankOf } from '../../../platform/rank.ts'
import { taskRemovalStore, taskStore } from '../store.ts'
import type { Actor, EmitTask } from '../emit.ts'
import { nextDay } from './next-day.ts'

/** The next one of a task that repeats: made when it is done, and gone again when that is taken back at once. */
export function taskRepeating(database: Database, tell: EmitTask) {
  const store = taskStore(database)
  const removal = taskRemovalStore(database)
  const checks = checkStore(database)
  const labels = labelStore(database)

  return {
    /** In the open transaction, once the task is done. */
    async makeNext(actor: Actor, task: TaskRow) {
      const { repeatEvery: every, repeatUnit: unit } = task
      if (every === null || unit === null || task.nextId !== null) return
      const today = actor.at.slice(0, 10)
      const last = task.dueOn ?? today
      const from = task.repeatFrom ?? last
      const next = copyOf(task, nextDay(from, last, today, { every, unit }), from, actor.at)
      await store.insert(next)
      await store.setNext(task.id, next.id)
      const [lines, words] = await Promise.all([checks.of(task.id), labels.of([task.id])])
      await checks.insert(lines.map((line) => ({ ...line, id: randomUUID(), taskId: next.id, done: 0 })))
      await labels.set(
        task.workspaceId,
        next.id,
        words.map(({ name }) => name),
      )
      await tell(actor, 'task.created', next)
    },

    /** In the open transaction, where a task is to do once more: the next one goes if nobody has touched it. */
    async takeNextBack(actor: Actor, { id, workspaceId, nextId }: TaskRow) {
      if (nextId === null) return
      const next = await store.row(workspaceId, nextId)
      if (!next || next.doneAt !== null || next.updatedAt !== next.createdAt) return
      await removal.remove(workspaceId, nextId, actor.at)
      await store.setNext(id, null)
      await tell(actor, 'task.removed', next)
    },
  }
}

function copyOf(task: TaskRow, dueOn: string, repeatFrom: string, at: string) {
  const { workspaceId, projectId, assigneeId, title, notes, search, priority, sample } = task
  const { clientVisible, parentId, estimate, repeatEvery, repeatUnit, dueTime } = task
  return {
    workspaceId,
    projectId,
    assigneeId,
    title,
    notes,
    search,
    priority,
    sample,
    clientVisible,
    parentId,
    estimate,
    repeatEvery,
    repeatUnit,
    dueTime,
    id: randomUUID(),
    dueOn,
    repeatFrom,
    doneAt: null,
    stage: 'todo',
    rank: rankOf(at),
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    deletedWithProject: 0,
    nextId: null,
  } satisfies NewTaskRow
}
