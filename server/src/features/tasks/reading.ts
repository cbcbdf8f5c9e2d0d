import type { Task, TaskStage, TaskState } from '@aurelio/contracts/tasks'
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

type Query = {
  cursor?: string | undefined
  limit: number
  done: boolean
  mine: boolean
  state?: TaskState | undefined
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  projectId?: string | undefined
  q?: string | undefined
}

/** The tasks that somebody sees, with their project and whom they are assigned to. */
export function taskReading({ database, access }: { database: Database; access: Access }) {
  const store = taskStore(database)

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

  return {
    /** Pending ones by day, those without one last, of one state as the board has them; done ones by when they were done, the last first. */
    async list(session: Session, query: Query) {
      const { mine, cursor, limit, dueFrom, dueBefore, projectId, q, state } = query
      const assigneeId = mine ? session.user.id : undefined
      const filter: TaskFilter = {
        scope: access.scope(session),
        assigneeId,
        dueFrom,
        dueBefore,
        projectId,
        q,
      }
      const done = query.done || state === 'done'
      const stage = state === 'done' ? undefined : state
      const [page, total] = await Promise.all(
        stage
          ? [stagePage(filter, stage, query), store.countStaged(filter, stage)]
          : [(done ? donePage : pendingPage)(filter, cursor, limit), store.count(filter, done)],
      )
      return { items: page.items.map(toTask), nextCursor: page.nextCursor, total }
    },

    /** Throws a 404 where there is none. */
    async get(session: Session, id: string): Promise<Task> {
      const row = await store.find(access.scope(session), id)
      if (!row) throw notFound()
      return toTask(row)
    },

    /** For the search over everything. */
    async named(session: Session, q: string, limit: number) {
      const rows = await store.named(access.scope(session), q, limit)
      return rows.map(({ id, title, doneAt }) => ({ id, name: title, done: doneAt !== null }))
    },
  }
}

type Shown = NonNullable<Awaited<ReturnType<ReturnType<typeof taskStore>['find']>>>

function toTask(row: Shown): Task {
  const { id, title, notes, priority, dueOn, doneAt, createdAt, updatedAt } = row
  const { projectId, projectName, projectColor, assigneeId, assigneeName } = row
  const hasProject = projectId !== null && projectName !== null && projectColor !== null
  const project = hasProject ? { id: projectId, name: projectName, color: projectColor } : null
  const assignee =
    assigneeId !== null && assigneeName !== null ? { id: assigneeId, name: assigneeName } : null
  const visibleToClients = row.clientVisible === 1
  return {
    id,
    title,
    notes,
    priority,
    dueOn,
    project,
    assignee,
    visibleToClients,
    state: doneAt === null ? row.stage : 'done',
    doneAt,
    createdAt,
    updatedAt,
  }
}
