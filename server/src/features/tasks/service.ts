import { randomUUID } from 'node:crypto'
import type { newTaskSchema, Task, TaskPriority, TaskState } from '@aurelio/contracts/tasks'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { NewTaskRow, TaskRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound } from '../../platform/http/failures.ts'
import { removals } from '../../platform/removal/removals.ts'
import { rankBehind, rankBetween, rankOf } from './rank.ts'
import { taskReading } from './reading.ts'
import { taskRemovalStore, taskStore } from './store.ts'

type Change = {
  title?: string | undefined
  notes?: string | undefined
  priority?: TaskPriority | undefined
  dueOn?: string | null | undefined
  projectId?: string | null | undefined
  assigneeId?: string | null | undefined
  visibleToClients?: boolean | undefined
  done?: boolean | undefined
  state?: TaskState | undefined
  beforeId?: string | null | undefined
}
type NewTask = z.output<typeof newTaskSchema> & { assigneeId: string | null }
/** Who does something; nobody, where it happens by itself. */
type Actor = Omit<ReturnType<typeof by>, 'actorId'> & { actorId: string | null }

/** What tasks need of projects and people. */
export type Neighbours = {
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
}
type Parts = Neighbours & { database: Database; emit: Emit; access: Access }

/** Tasks of a workspace: list, create, change, do, remove, restore. */
export function taskService({ database, emit, access, ...neighbours }: Parts) {
  const store = taskStore(database)
  const reading = taskReading({ database, access })
  const check = checksOf(neighbours)

  const tell = (actor: Actor, kind: TaskEvent, row: Told, before: Told = row) => {
    const { id, title, projectId, sample } = row
    const forClients = row.clientVisible === 1 || before.clientVisible === 1
    const leftProjectId = before.projectId === projectId ? null : before.projectId
    const subject = { id, name: title }
    return emit({ ...actor, kind, subject, projectId, sample, forClients, leftProjectId })
  }

  const removing = removals({
    database,
    find: (workspaceId, id) => store.row(workspaceId, id),
    store: taskRemovalStore(database),
    before: async (workspaceId, id) =>
      check.touchProjects(workspaceId, null, await store.projectOf(workspaceId, id)),
    onDone: (session, what, row) => tell(by(session), `task.${what}`, row),
  })

  async function add(actor: Actor, input: NewTask) {
    const row = newRow(actor.workspaceId, input)
    await check.requireMember(row.workspaceId, row.assigneeId)
    await check.touchProjects(row.workspaceId, row.projectId, null)
    await store.insert(row)
    await tell(actor, 'task.created', row)
    return { id: row.id }
  }

  /** The task where it stands on the board: before another one, or behind all of a stage that it comes into. */
  async function placed(before: TaskRow, after: Changing, beforeId: Change['beforeId'], now: string) {
    const comes = after.stage !== before.stage || (before.doneAt !== null && after.doneAt === null)
    if (after.doneAt !== null || (beforeId === undefined && !comes)) return after
    const next = beforeId ? await store.row(before.workspaceId, beforeId) : undefined
    if (beforeId && !next) throw invalidField('beforeId', 'UNKNOWN_TASK')
    const isThere = next !== undefined && next.doneAt === null && next.stage === after.stage
    const last = await store.lastRank(before.workspaceId, after.stage, isThere ? next.rank : null)
    return { ...after, rank: isThere ? rankBetween(last, next.rank) : rankBehind(last, now) }
  }

  return {
    ...reading,

    async create(session: Session, input: z.output<typeof newTaskSchema>): Promise<Task> {
      access.demand(session, 'tasks.change')
      const { assigneeId = session.user.id } = input
      return database.inTransaction(async () => {
        const { id } = await add(by(session), { ...input, assigneeId })
        return reading.get(session, id)
      })
    },

    /** What nobody asks for themselves: a rule does. */
    createFor(workspaceId: string, input: NewTask) {
      const actor = { workspaceId, actorId: null, origin: null, at: new Date().toISOString() }
      return database.inTransaction(async () => add(actor, input))
    },

    /** Changes what is named; `done` says whether it is done from now on. */
    async update(session: Session, id: string, change: Change): Promise<Task> {
      access.demand(session, 'tasks.change')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const before = await store.row(workspaceId, id)
        if (!before) throw notFound()
        const now = new Date().toISOString()
        const after = await placed(before, changed(before, change, now), change.beforeId, now)
        if (!isSame(before, after)) {
          if (after.assigneeId !== before.assigneeId) await check.requireMember(workspaceId, after.assigneeId)
          const moved = after.projectId !== before.projectId
          await check.touchProjects(workspaceId, moved ? after.projectId : null, before.projectId)
          if (!(await store.update(workspaceId, id, { ...after, updatedAt: now }))) throw notFound()
          await tell(by(session), whatHappened(before, after), { ...before, ...after }, before)
        }
        return reading.get(session, id)
      })
    },

    /** How many tasks of the workspace wait for a member. */
    pendingOf: ({ workspace }: Session, userId: string) => store.pendingOf(workspace.id, userId),

    /** For somebody who leaves the workspace, in the open transaction. */
    async handOver(session: Session, fromId: string, toId: string | null) {
      await store.reassign(session.workspace.id, fromId, toId, new Date().toISOString())
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'tasks.change')
      return removing.remove(session, id)
    },

    /** Takes a removal of the last thirty days back. Its project is shown again once that is there. */
    async restore(session: Session, id: string): Promise<Task> {
      access.demand(session, 'tasks.change')
      await removing.restore(session, id)
      return reading.get(session, id)
    },
  }
}
export type TaskService = ReturnType<typeof taskService>

type TaskEvent = `task.${'created' | 'updated' | 'completed' | 'reopened' | 'removed' | 'restored'}`
type Told = Pick<TaskRow, 'id' | 'title' | 'projectId' | 'sample' | 'clientVisible'>

const changing = [
  'title',
  'notes',
  'priority',
  'dueOn',
  'projectId',
  'assigneeId',
  'clientVisible',
  'doneAt',
  'stage',
  'rank',
] as const
type Changing = Pick<TaskRow, (typeof changing)[number] | 'search'>

/** What of another feature a task may name. Both throw a 422 at the field where it is not there. */
function checksOf({ touchProject, isMember }: Neighbours) {
  return {
    /** Marks the projects that gain, keep or lose a task as changed. */
    async touchProjects(workspaceId: string, named: string | null, left: string | null) {
      // In one order everywhere: two changes that move tasks to and fro must not wait for each other.
      const ids = [...new Set([named, left])].filter((id) => id !== null).toSorted()
      for (const id of ids)
        if (!(await touchProject(workspaceId, id)) && id === named)
          throw invalidField('projectId', 'UNKNOWN_PROJECT')
    },
    async requireMember(workspaceId: string, userId: string | null) {
      if (userId !== null && !(await isMember(workspaceId, userId)))
        throw invalidField('assigneeId', 'UNKNOWN_PERSON')
    },
  }
}

function newRow(workspaceId: string, input: NewTask) {
  const { title, notes = '', priority = 'medium', dueOn = null, projectId = null } = input
  const { assigneeId, visibleToClients = false, state = 'todo' } = input
  const moment = new Date().toISOString()
  return {
    id: randomUUID(),
    workspaceId,
    projectId,
    assigneeId,
    title,
    notes,
    search: searchable(title),
    priority,
    dueOn,
    doneAt: state === 'done' ? moment : null,
    stage: state === 'done' ? 'todo' : state,
    rank: rankOf(moment),
    sample: 0,
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
    deletedWithProject: 0,
    clientVisible: visibleToClients ? 1 : 0,
  } satisfies NewTaskRow
}

function changed(before: TaskRow, change: Change, now: string): Changing {
  const { title = before.title, notes = before.notes, priority = before.priority } = change
  const { dueOn = before.dueOn, projectId = before.projectId, assigneeId = before.assigneeId } = change
  const { done = before.doneAt !== null, visibleToClients = before.clientVisible === 1 } = change
  const { state = done ? 'done' : before.stage } = change
  const doneAt = state === 'done' ? (before.doneAt ?? now) : null
  const stage = state === 'done' ? before.stage : state
  const search = searchable(title)
  const fields = { title, notes, search, priority, dueOn, projectId, assigneeId }
  return { ...fields, clientVisible: visibleToClients ? 1 : 0, doneAt, stage, rank: before.rank }
}

function isSame(before: Changing, after: Changing) {
  return changing.every((field) => after[field] === before[field])
}

function whatHappened(before: Changing, after: Changing): TaskEvent {
  if (before.doneAt === null && after.doneAt !== null) return 'task.completed'
  return before.doneAt !== null && after.doneAt === null ? 'task.reopened' : 'task.updated'
}
