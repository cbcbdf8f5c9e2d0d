import type { Project, ProjectState, ProjectWeek } from '@aurelio/contracts/projects'
import type { Access } from '../../platform/access/access.ts'
import type { Scope } from '../../platform/access/scope.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ProjectRow } from '../../platform/database/tables/work.ts'
import { lastWeeks } from '../../platform/day-spans.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { projectStore } from './store.ts'

const shownWeeks = 8

type Query = {
  cursor?: string | undefined
  limit: number
  state?: ProjectState | undefined
  q?: string | undefined
  memberId?: string | undefined
}

/** The projects that somebody sees, with their progress. */
export function projectReading({ database, access }: { database: Database; access: Access }) {
  const store = projectStore(database)

  async function withProgress(scope: Scope, rows: readonly ProjectRow[]): Promise<Project[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const counts = new Map(
      (await store.taskCounts(scope, ids)).map((counted) => [counted.projectId, counted]),
    )
    return rows.map((row) => {
      const project = toProject(row, counts.get(row.id))
      return scope.sharedWith === null ? project : { ...project, budget: null }
    })
  }

  return {
    async list(session: Session, { cursor, limit, memberId, ...rest }: Query) {
      const scope = access.scope(session)
      // Who works on what is the team's alone.
      const filter = { scope, ...rest, memberId: scope.sharedWith === null ? memberId : undefined }
      const [rows, total] = await Promise.all([
        store.list(filter, positionOf(cursor), limit),
        store.count(filter),
      ])
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: await withProgress(scope, items), nextCursor, total }
    },

    /** Throws a 404 where there is none. */
    async get(session: Session, id: string): Promise<Project> {
      const scope = access.scope(session)
      const row = await store.find(scope, id)
      const [project] = row ? await withProgress(scope, [row]) : []
      if (!project) throw notFound()
      return project
    },

    /** Its tasks in each of the last weeks. */
    async weeks(session: Session, id: string, zone: string): Promise<{ items: ProjectWeek[] }> {
      const scope = access.scope(session)
      if (!(await store.find(scope, id))) throw notFound()
      const spans = lastWeeks(shownWeeks, new Date(), zone)
      const [added, done] = await Promise.all([
        store.tasksWithin(scope, id, 'createdAt', spans),
        store.tasksWithin(scope, id, 'doneAt', spans),
      ])
      return {
        items: spans.map(({ from }, at) => ({ monday: from, added: added[at] ?? 0, done: done[at] ?? 0 })),
      }
    },

    /** For the search over everything. */
    named: (session: Session, q: string, limit: number) => store.named(access.scope(session), q, limit),
  }
}

function toProject(row: ProjectRow, counted: { tasks: number; doneTasks: number } | undefined): Project {
  const { id, name, description, color, state, client, deadline, budget, createdAt, updatedAt } = row
  const { tasks, doneTasks } = counted ?? { tasks: 0, doneTasks: 0 }
  const progress = tasks === 0 ? 0 : Math.floor((100 * doneTasks) / tasks)
  const plan = { client, deadline, budget }
  return { id, name, description, color, state, ...plan, tasks, doneTasks, progress, createdAt, updatedAt }
}
