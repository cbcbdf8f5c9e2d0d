import type { Project, ProjectState } from '@aurelio/contracts/projects'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ProjectRow } from '../../platform/database/tables.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { projectStore } from './store.ts'

type Query = {
  cursor?: string | undefined
  limit: number
  state?: ProjectState | undefined
  q?: string | undefined
}

/** The projects of a workspace as people see them, with their progress. */
export function projectReading(database: Database) {
  const store = projectStore(database)

  async function withProgress(workspaceId: string, rows: readonly ProjectRow[]): Promise<Project[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const counts = new Map(
      (await store.taskCounts(workspaceId, ids)).map((counted) => [counted.projectId, counted]),
    )
    return rows.map((row) => toProject(row, counts.get(row.id)))
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

    /** Throws a 404 where there is none. */
    async get({ workspace }: Session, id: string): Promise<Project> {
      const row = await store.find(workspace.id, id)
      const [project] = row ? await withProgress(workspace.id, [row]) : []
      if (!project) throw notFound()
      return project
    },

    /** For the search over everything. */
    named: ({ workspace }: Session, q: string, limit: number) => store.named(workspace.id, q, limit),
  }
}

function toProject(row: ProjectRow, counted: { tasks: number; doneTasks: number } | undefined): Project {
  const { id, name, description, color, state, createdAt, updatedAt } = row
  const { tasks, doneTasks } = counted ?? { tasks: 0, doneTasks: 0 }
  const progress = tasks === 0 ? 0 : Math.floor((100 * doneTasks) / tasks)
  return { id, name, description, color, state, tasks, doneTasks, progress, createdAt, updatedAt }
}
