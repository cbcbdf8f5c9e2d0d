import { randomUUID } from 'node:crypto'
import type { newProjectSchema, Project, ProjectColor, ProjectState } from '@aurelio/contracts/projects'
import type { Session } from '@aurelio/contracts/session'
import type { z } from 'zod'
import type { RecordActivity } from '../../platform/activity.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { ProjectRow } from '../../platform/database/tables.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { forbidden, notFound } from '../../platform/http/failures.ts'
import { restorableSince } from '../../platform/removed-rows.ts'
import { mayChangeProjects } from './policy.ts'
import { projectRemovalStore, projectStore } from './store.ts'

type Query = {
  cursor?: string | undefined
  limit: number
  state?: ProjectState | undefined
  q?: string | undefined
}
type Change = {
  name?: string | undefined
  description?: string | undefined
  color?: ProjectColor | undefined
  state?: ProjectState | undefined
}
type Parts = {
  database: Database
  record: RecordActivity
  /** Called when something that a project of this workspace has was changed. */
  onTouch: (workspaceId: string) => void
  /** Called when a project itself is not what it was, and so what is shown of it elsewhere. */
  onChange: (workspaceId: string) => void
}

/** Projects of a workspace (dashboard.md §3): list, create, change, remove with their tasks, restore. */
export function projectService({ database, record, onTouch, onChange }: Parts) {
  const store = projectStore(database)
  const removal = projectRemovalStore(database)

  async function withProgress(workspaceId: string, rows: readonly ProjectRow[]): Promise<Project[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const counts = new Map(
      (await store.taskCounts(workspaceId, ids)).map((counted) => [counted.projectId, counted]),
    )
    return rows.map((row) => toProject(row, counts.get(row.id)))
  }

  async function find(workspaceId: string, id: string): Promise<Project> {
    const row = await store.find(workspaceId, id)
    const [project] = row ? await withProgress(workspaceId, [row]) : []
    if (!project) throw notFound()
    return project
  }

  async function recordOf({ user, workspace }: Session, kind: ProjectActivity, row: ProjectRow) {
    const { id, name, sample } = row
    const subject = { id, name }
    onChange(workspace.id)
    await record({ workspaceId: workspace.id, kind, actorId: user.id, subject, projectId: id, sample })
  }

  return {
    async list({ workspace }: Session, { cursor, limit, ...rest }: Query) {
      const filter = { workspaceId: workspace.id, ...rest }
      const [rows, total] = await Promise.all([
        store.list(filter, positionOf(cursor), limit),
        store.count(filter),
      ])
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: await withProgress(workspace.id, items), nextCursor, total }
    },

    get: ({ workspace }: Session, id: string) => find(workspace.id, id),

    /** For the search over everything. */
    named: ({ workspace }: Session, q: string, limit: number) => store.named(workspace.id, q, limit),

    async create(session: Session, { name, description, color }: z.output<typeof newProjectSchema>) {
      requireChange(session)
      const moment = new Date().toISOString()
      const row = {
        id: randomUUID(),
        workspaceId: session.workspace.id,
        name,
        description,
        search: searchOf({ name, description }),
        color,
        state: 'active',
        sample: 0,
        createdAt: moment,
        updatedAt: moment,
        deletedAt: null,
      } as const
      return database.inTransaction(async () => {
        await store.insert(row)
        await recordOf(session, 'project.created', row)
        return toProject(row, undefined)
      })
    },

    /** Changes what is named, and records it where something is different afterwards. */
    async update(session: Session, id: string, change: Change) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const before = await store.find(workspaceId, id)
        if (!before) throw notFound()
        const after = {
          ...before,
          name: change.name ?? before.name,
          description: change.description ?? before.description,
          color: change.color ?? before.color,
          state: change.state ?? before.state,
        }
        const kind = whatChanged(before, after)
        if (kind) {
          const { name, description, color, state } = after
          const updatedAt = new Date().toISOString()
          const written = { name, description, color, state, search: searchOf(after), updatedAt }
          if (!(await store.update(workspaceId, id, written))) throw notFound()
          await recordOf(session, kind, after)
        }
        return find(workspaceId, id)
      })
    },

    /**
     * Marks a project as changed now, because something of it has; false where there is none. Until the transaction
     * ends nobody else can remove it.
     */
    async touch(this: void, workspaceId: string, id: string): Promise<boolean> {
      const touched = await store.update(workspaceId, id, { updatedAt: new Date().toISOString() })
      if (touched) onTouch(workspaceId)
      return touched
    },

    async remove(session: Session, id: string) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const row = await store.find(workspaceId, id)
        if (!row || !(await removal.remove(workspaceId, id, new Date().toISOString()))) throw notFound()
        await recordOf(session, 'project.removed', row)
        return { id }
      })
    },

    /** Takes a removal of the last thirty days back: the project with exactly those tasks that went with it. */
    async restore(session: Session, id: string) {
      requireChange(session)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const now = new Date().toISOString()
        if (!(await removal.restore(workspaceId, id, restorableSince(), now))) throw notFound()
        const row = await store.find(workspaceId, id)
        if (!row) throw notFound()
        await recordOf(session, 'project.restored', row)
        return find(workspaceId, id)
      })
    },
  }
}
export type ProjectService = ReturnType<typeof projectService>

type ProjectActivity = `project.${'created' | 'updated' | 'completed' | 'archived' | 'removed' | 'restored'}`

function whatChanged(before: ProjectRow, after: ProjectRow): ProjectActivity | null {
  if (after.state !== before.state && after.state === 'completed') return 'project.completed'
  if (after.state !== before.state && after.state === 'archived') return 'project.archived'
  const fields = ['name', 'description', 'color', 'state'] as const
  return fields.some((field) => after[field] !== before[field]) ? 'project.updated' : null
}

function searchOf({ name, description }: Pick<ProjectRow, 'name' | 'description'>) {
  return searchable(`${name}\n${description}`)
}

function toProject(row: ProjectRow, counted: { tasks: number; doneTasks: number } | undefined): Project {
  const { id, name, description, color, state, createdAt, updatedAt } = row
  const { tasks, doneTasks } = counted ?? { tasks: 0, doneTasks: 0 }
  const progress = tasks === 0 ? 0 : Math.floor((100 * doneTasks) / tasks)
  return { id, name, description, color, state, tasks, doneTasks, progress, createdAt, updatedAt }
}

function requireChange({ workspace }: Session): void {
  if (!mayChangeProjects(workspace.role)) throw forbidden()
}
