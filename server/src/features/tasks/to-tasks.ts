import type { Tally, Task } from '@aurelio/contracts/tasks'
import type { Scope } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { labelStore } from './labels/store.ts'
import type { taskStore } from './store.ts'
import { tallyStore } from './tallies/store.ts'

export type ShownRow = NonNullable<Awaited<ReturnType<ReturnType<typeof taskStore>['find']>>>

/** Rows as people see them, with what hangs on each: asked for together, however many they are. */
export function taskDrawing(database: Database) {
  const labels = labelStore(database)
  const tallies = tallyStore(database)

  return async function toTasks(scope: Scope, rows: readonly ShownRow[]): Promise<Task[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const isTeam = scope.sharedWith === null
    const [named, checks, parts, comments, links] = await Promise.all([
      isTeam ? labels.of(ids) : [],
      tallies.checks(ids),
      tallies.parts(scope, ids),
      tallies.comments(scope, ids),
      isTeam ? tallies.blockers(ids) : [],
    ])
    const labelsOf = Map.groupBy(named, ({ taskId }) => taskId)
    const checksOf = new Map(checks.map((row) => [row.taskId, tally(row)]))
    const partsOf = new Map(parts.map((row) => [row.taskId, tally(row)]))
    const commentsOf = new Map(comments.map(({ taskId, total }) => [taskId, total]))
    const linksOf = Map.groupBy(links, ({ taskId }) => taskId)
    return rows.map((row) => ({
      ...fieldsOf(row, isTeam),
      labels: (labelsOf.get(row.id) ?? []).map(({ name }) => name),
      isBlocked: (linksOf.get(row.id) ?? []).some(({ open }) => Number(open) > 0),
      waitsFor: (linksOf.get(row.id) ?? []).map(({ blockerId }) => blockerId),
      checks: checksOf.get(row.id) ?? none,
      subtasks: partsOf.get(row.id) ?? none,
      comments: commentsOf.get(row.id) ?? 0,
    }))
  }
}

const none: Tally = { done: 0, total: 0 }

/** PostgreSQL gives a sum as text. */
function tally({ done, total }: { done: number | string; total: number }): Tally {
  return { done: Number(done), total }
}

/** What stands on the row itself; what is the team's own, clients do not see. */
function fieldsOf(row: ShownRow, isTeam: boolean) {
  const { id, title, notes, priority, dueOn, doneAt, createdAt, updatedAt } = row
  const { projectId, projectName, projectColor, assigneeId, assigneeName } = row
  const { parentId, parentTitle, parentVisible, repeatEvery, repeatUnit } = row
  const hasProject = projectId !== null && projectName !== null && projectColor !== null
  const hasParent = parentId !== null && parentTitle !== null && (isTeam || parentVisible === 1)
  return {
    id,
    title,
    notes,
    priority,
    startOn: row.startOn,
    dueOn,
    dueTime: row.dueTime,
    project: hasProject ? { id: projectId, name: projectName, color: projectColor } : null,
    assignee: assigneeId !== null && assigneeName !== null ? { id: assigneeId, name: assigneeName } : null,
    visibleToClients: row.clientVisible === 1,
    state: doneAt === null ? row.stage : ('done' as const),
    doneAt,
    parent: hasParent ? { id: parentId, title: parentTitle } : null,
    estimate: isTeam ? row.estimate : null,
    repeats: repeatEvery !== null && repeatUnit !== null ? { every: repeatEvery, unit: repeatUnit } : null,
    createdAt,
    updatedAt,
  }
}
