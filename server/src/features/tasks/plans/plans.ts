import { randomUUID } from 'node:crypto'
import type { PlannedTask } from '@aurelio/contracts/planned-tasks'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { newRow } from '../changes.ts'
import { checkStore } from '../checks/store.ts'
import { labelStore } from '../labels/store.ts'
import { rankBehind } from '../../../platform/rank.ts'
import { taskEmitter } from '../emit.ts'
import { taskStore } from '../store.ts'
import { planStore } from './store.ts'

/** More than a project that is begun again and again has. */
const mostPlanned = 300
const dayMs = 24 * 60 * 60 * 1000

/** The tasks of a project as a plan for others, and others made of it. */
export function taskPlans({ database, emit, access }: { database: Database; emit: Emit; access: Access }) {
  const store = planStore(database)
  const tasks = taskStore(database)
  const labels = labelStore(database)
  const checks = checkStore(database)
  const tell = taskEmitter(emit)

  return {
    /** What a project's tasks are, done or not; the first day is the earliest that any of them names. */
    async read(session: Session, projectId: string): Promise<PlannedTask[]> {
      access.demand(session, 'tasks.change')
      const rows = await store.ofProject(session.workspace.id, projectId, mostPlanned)
      if (rows.length === 0) return []
      const ids = rows.map(({ id }) => id)
      const [words, lines] = await Promise.all([labels.of(ids), store.checksOf(ids)])
      const first = rows.flatMap(({ startOn, dueOn }) => startOn ?? dueOn ?? []).toSorted()[0] ?? null
      return rows.map((row) => ({
        title: row.title,
        notes: row.notes,
        priority: row.priority,
        startAfter: daysBetween(first, row.startOn),
        dueAfter: daysBetween(first, row.dueOn),
        dueTime: row.dueTime,
        estimate: row.estimate,
        visibleToClients: row.clientVisible === 1,
        labels: words.filter(({ taskId }) => taskId === row.id).map(({ name }) => name),
        checks: lines.filter(({ taskId }) => taskId === row.id).map(({ text }) => text),
        parent: row.parentId === null || !ids.includes(row.parentId) ? null : ids.indexOf(row.parentId),
      }))
    },

    /** In the open transaction: the tasks of a plan in a project that begins on this day, for nobody yet. */
    async make(session: Session, projectId: string, planned: readonly PlannedTask[], startOn: string) {
      access.demand(session, 'tasks.change')
      const workspaceId = session.workspace.id
      const ids = planned.map(() => randomUUID())
      const first = Date.now() - planned.length
      // Whole tasks before their parts.
      const order = [...planned.keys()].toSorted(
        (one, other) => rankOfPart(planned[one]) - rankOfPart(planned[other]),
      )
      for (const at of order) {
        const [task, id] = [planned[at], ids[at]]
        if (!task || id === undefined) continue
        const { title, notes, priority, estimate, visibleToClients, parent, dueTime } = task
        const days = { startOn: dayAfter(startOn, task.startAfter), dueOn: dayAfter(startOn, task.dueAfter) }
        const moment = new Date(first + at).toISOString()
        const fields = {
          title,
          notes,
          priority,
          estimate,
          visibleToClients,
          dueTime,
          projectId,
          assigneeId: null,
        }
        const row = { ...newRow(workspaceId, { ...fields, ...days }, moment), id }
        await tasks.insert({ ...row, parentId: parent === null ? null : (ids[parent] ?? null) })
        await labels.set(workspaceId, id, task.labels)
        await checks.insert(checkRows(workspaceId, id, task.checks, moment))
        await tell(by(session), 'task.updated', { ...row, clientVisible: visibleToClients ? 1 : 0 })
      }
    },
  }
}

const rankOfPart = (task: PlannedTask | undefined) => ((task?.parent ?? null) === null ? 0 : 1)

function checkRows(workspaceId: string, taskId: string, texts: readonly string[], moment: string) {
  let rank: string | null = null
  return texts.map((text) => {
    rank = rankBehind(rank, moment)
    return { id: randomUUID(), workspaceId, taskId, text, done: 0 as const, rank }
  })
}

function daysBetween(first: string | null, day: string | null): number | null {
  if (first === null || day === null) return null
  return Math.round((Date.parse(day) - Date.parse(first)) / dayMs)
}

function dayAfter(first: string, days: number | null): string | null {
  return days === null ? null : new Date(Date.parse(first) + days * dayMs).toISOString().slice(0, 10)
}
