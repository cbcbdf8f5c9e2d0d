import { randomUUID } from 'node:crypto'
import type { Session } from '@aurelio/contracts/session'
import type { newTaskSchema, Task, TaskPriority } from '@aurelio/contracts/tasks'
import type { z } from 'zod'
import type { RecordActivity } from '../../platform/activity.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { TaskRow } from '../../platform/database/tables.ts'
import { dayPositionOf, pageOfDays, pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { forbidden, invalidField, notFound } from '../../platform/http/failures.ts'
import { restorableSince } from '../../platform/removed-rows.ts'
import { mayChangeTasks } from './policy.ts'
import { type TaskFilter, taskRemovalStore, taskStore } from './store.ts'

type Query = {
  cursor?: string | undefined
  limit: number
  done: boolean
  mine: boolean
  dueBefore?: string | undefined
  projectId?: string | undefined
  q?: string | undefined
}
type Change = {
  title?: string | undefined
  notes?: string | undefined
  priority?: TaskPriority | undefined
  dueOn?: string | null | undefined
  projectId?: string | null | undefined
  assigneeId?: string | null | undefined
  done?: boolean | undefined
}
type Parts = {
  database: Database
  record: RecordActivity
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  /** Called when a task of this workspace is not what it was. */
  onChange: (workspaceId: string) => void
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
}

/** Tasks of a workspace: list, create, change, do, remove, restore. */
export function taskService({ database, record, touchProject, isMember, onChange }: Parts) {
  const store = taskStore(database)
  const removal = taskRemovalStore(database)

  async function find(workspaceId: string, id: string): Promise<Task> {
    const row = await store.find(workspaceId, id)
    if (!row) throw notFound()
    return toTask(row)
  }

  /** Marks the projects that gain, keep or lose a task as changed. Throws a 422 where the one named is not there. */
  async function touchProjects(workspaceId: string, named: string | null, left: string | null) {
    // In one order everywhere: two changes that move tasks to and fro must not wait for each other.
    const ids = [...new Set([named, left])].filter((id) => id !== null).toSorted()
    for (const id of ids)
      if (!(await touchProject(workspaceId, id)) && id === named)
        throw invalidField('projectId', 'Este proyecto no existe o se ha eliminado.')
  }

  async function requireMember(workspaceId: string, userId: string | null) {
    if (userId !== null && !(await isMember(workspaceId, userId)))
      throw invalidField('assigneeId', 'Esta persona no está en el espacio de trabajo.')
  }

  async function recordOf({ user, workspace }: Session, kind: TaskActivity, row: Recorded) {
    const { id, title, projectId, sample } = row
    const subject = { id, name: title }
    await record({ workspaceId: workspace.id, kind, actorId: user.id, subject, projectId, sample })
  }

  return {
    /** Pending ones by day, those without one last; done ones by when they were done, the last first. */
    async list({ user, workspace }: Session, query: Query) {
      const { done, mine, cursor, limit, dueBefore, projectId, q } = query
      const assigneeId = mine ? user.id : undefined
      const filter: TaskFilter = { workspaceId: workspace.id, assigneeId, dueBefore, projectId, q }
      const [page, total] = await Promise.all([
        done ? donePage(filter, cursor, limit) : pendingPage(filter, cursor, limit),
        store.count(filter, done),
      ])
      return { items: page.items.map(toTask), nextCursor: page.nextCursor, total }
    },

    get: ({ workspace }: Session, id: string) => find(workspace.id, id),

    /** For the search over everything. */
    async named({ workspace }: Session, q: string, limit: number) {
      const rows = await store.named(workspace.id, q, limit)
      return rows.map(({ id, title, doneAt }) => ({ id, name: title, done: doneAt !== null }))
    },

    async create(session: Session, input: z.output<typeof newTaskSchema>) {
      requireChange(session)
      const { user, workspace } = session
      const { title, notes = '', priority = 'medium', dueOn = null, projectId = null } = input
      const { assigneeId = user.id } = input
      return database.inTransaction(async () => {
        await requireMember(workspace.id, assigneeId)
        await touchProjects(workspace.id, projectId, null)
        const moment = new Date().toISOString()
        const row = {
          id: randomUUID(),
          workspaceId: workspace.id,
          projectId,
          assigneeId,
          title,
          notes,
          search: searchable(title),
          priority,
          dueOn,
          doneAt: null,
          sample: 0,
          createdAt: moment,
          updatedAt: moment,
          deletedAt: null,
          deletedWithProject: 0,
        } as const
        await store.insert(row)
        onChange(workspace.id)
        await recordOf(session, 'task.created', row)
        return find(workspace.id, row.id)
      })
    },

    /** Changes what is named; `done` says whether it is done from now on. */
    async update(session: Session, id: string, change: Change) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const before = await store.row(workspaceId, id)
        if (!before) throw notFound()
        const now = new Date().toISOString()
        const after = changed(before, change, now)
        if (!isSame(before, after)) {
          if (after.assigneeId !== before.assigneeId) await requireMember(workspaceId, after.assigneeId)
          const moved = after.projectId !== before.projectId
          await touchProjects(workspaceId, moved ? after.projectId : null, before.projectId)
          if (!(await store.update(workspaceId, id, { ...after, updatedAt: now }))) throw notFound()
          onChange(workspaceId)
          const kind = whatHappened(before, after)
          if (kind) await recordOf(session, kind, { ...before, ...after })
        }
        return find(workspaceId, id)
      })
    },

    async remove(session: Session, id: string) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const row = await store.row(workspaceId, id)
        if (!row || !(await removal.remove(workspaceId, id, new Date().toISOString()))) throw notFound()
        onChange(workspaceId)
        await touchProjects(workspaceId, null, row.projectId)
        await recordOf(session, 'task.removed', row)
        return { id }
      })
    },

    /** Takes a removal of the last thirty days back. Its project is shown again once that is there. */
    async restore(session: Session, id: string) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const now = new Date().toISOString()
        if (!(await removal.restore(workspaceId, id, restorableSince(), now))) throw notFound()
        const row = await store.row(workspaceId, id)
        if (!row) throw notFound()
        onChange(workspaceId)
        await touchProjects(workspaceId, null, row.projectId)
        await recordOf(session, 'task.restored', row)
        return find(workspaceId, id)
      })
    },
  }

  async function pendingPage(filter: TaskFilter, cursor: string | undefined, limit: number) {
    const rows = await store.pending(filter, dayPositionOf(cursor), limit)
    return pageOfDays(rows, limit, ({ dueKey, createdAt }) => ({ day: dueKey, at: createdAt }))
  }

  async function donePage(filter: TaskFilter, cursor: string | undefined, limit: number) {
    const rows = await store.done(filter, positionOf(cursor), limit)
    return pageOfRows(rows, limit, ({ doneAt }) => doneAt ?? '')
  }
}
export type TaskService = ReturnType<typeof taskService>

type TaskActivity = `task.${'created' | 'completed' | 'reopened' | 'removed' | 'restored'}`
type Recorded = Pick<TaskRow, 'id' | 'title' | 'projectId' | 'sample'>
type Shown = NonNullable<Awaited<ReturnType<ReturnType<typeof taskStore>['find']>>>

const changing = ['title', 'notes', 'priority', 'dueOn', 'projectId', 'assigneeId', 'doneAt'] as const
type Changing = Pick<TaskRow, (typeof changing)[number] | 'search'>

function changed(before: TaskRow, change: Change, now: string): Changing {
  const { title = before.title, notes = before.notes, priority = before.priority } = change
  const { dueOn = before.dueOn, projectId = before.projectId, assigneeId = before.assigneeId } = change
  const { done = before.doneAt !== null } = change
  const doneAt = done ? (before.doneAt ?? now) : null
  return { title, notes, search: searchable(title), priority, dueOn, projectId, assigneeId, doneAt }
}

function isSame(before: Changing, after: Changing) {
  return changing.every((field) => after[field] === before[field])
}

function whatHappened(before: Changing, after: Changing): TaskActivity | null {
  if (before.doneAt === null && after.doneAt !== null) return 'task.completed'
  return before.doneAt !== null && after.doneAt === null ? 'task.reopened' : null
}

function toTask(row: Shown): Task {
  const { id, title, notes, priority, dueOn, doneAt, createdAt, updatedAt } = row
  const { projectId, projectName, projectColor, assigneeId, assigneeName } = row
  const hasProject = projectId !== null && projectName !== null && projectColor !== null
  const project = hasProject ? { id: projectId, name: projectName, color: projectColor } : null
  const assignee =
    assigneeId !== null && assigneeName !== null ? { id: assigneeId, name: assigneeName } : null
  return { id, title, notes, priority, dueOn, project, assignee, doneAt, createdAt, updatedAt }
}

function requireChange({ workspace }: Session): void {
  if (!mayChangeTasks(workspace.role)) throw forbidden()
}
