import type { Task, TaskPriority, TaskStage, TaskState } from '@aurelio/contracts/tasks'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  dayPositionOf,
  keyPositionOf,
  pageOfDays,
  pageOfKeys,
  pageOfRows,
  positionOf,
} from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { type TaskFilter, taskStore } from './store.ts'
import { taskDrawing } from './to-tasks.ts'

type Query = {
  cursor?: string | undefined
  limit: number
  done: boolean
  mine: boolean
  state?: TaskState | undefined
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  projectId?: string | undefined
  assigneeId?: string | undefined
  priority?: TaskPriority | undefined
  label?: string | undefined
  q?: string | undefined
}

/** The tasks that somebody sees, with their project and whom they are assigned to. */
export function taskReading({ database, access }: { database: Database; access: Access }) {
  const store = taskStore(database)
  const toTasks = taskDrawing(database)

  async function pendingPage(filter: TaskFilter, cursor: string | undefined, limit: number) {
    const rows = await store.pending(filter, dayPositionOf(cursor), limit)
    return pageOfDays(rows, limit, ({ dueKey, createdAt }) => ({ day: dueKey, at: createdAt }))
  }

  async function donePage(filter: TaskFilter, cursor: string | undefined, limit: number) {
    const rows = await store.done(filter, positionOf(cursor), limit)
    return pageOfRows(rows, limit, ({ doneAt }) => doneAt ?? '')
  }

  async function stagePage(filter: TaskFilter, stage: TaskStage, { cursor, limit }: Query) {
    const rows = await store.staged(filter, stage, keyPositionOf(cursor), limit)
    return pageOfKeys(rows, limit, ({ rank }) => rank)
  }

  async function listed(session: Session, query: Query) {
    const { mine, cursor, limit, dueFrom, dueBefore, projectId, priority, label, q, state } = query
    const assigneeId = mine ? session.user.id : query.assigneeId
    const scope = access.scope(session)
    // The team's words are not a way to ask about them.
    const named = scope.sharedWith === null ? label : undefined
    const filter: TaskFilter = {
      scope,
      assigneeId,
      dueFrom,
      dueBefore,
      projectId,
      priority,
      label: named,
      q,
    }
    const done = query.done || state === 'done'
    const stage = state === 'done' ? undefined : state
    const [page, total] = await Promise.all(
      stage
        ? [stagePage(filter, stage, query), store.countStaged(filter, stage)]
        : [(done ? donePage : pendingPage)(filter, cursor, limit), store.count(filter, done)],
    )
    return { items: await toTasks(scope, page.items), nextCursor: page.nextCursor, total }
  }

  return {
    /** Pending ones by day, those without one last, of one state as the board has them; done ones by when they were done, the last first. */
    list: (session: Session, query: Query) => database.readAside(() => listed(session, query)),

    /** Throws a 404 where there is none. */
    async get(session: Session, id: string): Promise<Task> {
      const scope = access.scope(session)
      const row = await store.find(scope, id)
      const [task] = row ? await toTasks(scope, [row]) : []
      if (!task) throw notFound()
      return task
    },

    /** Those of these ids that somebody sees. */
    async some(session: Session, ids: readonly string[]): Promise<Task[]> {
      const scope = access.scope(session)
      return ids.length === 0 ? [] : toTasks(scope, await store.some(scope, ids))
    },

    async partsOf(session: Session, id: string): Promise<Task[]> {
      const scope = access.scope(session)
      return toTasks(scope, await store.partsOf(scope, id))
    },

    /** For the search over everything. */
    async named(session: Session, q: string, limit: number) {
      const rows = await store.named(access.scope(session), q, limit)
      return rows.map(({ id, title, doneAt }) => ({ id, name: title, done: doneAt !== null }))
    },
  }
}
