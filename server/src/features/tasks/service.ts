import type { newTaskSchema, Task } from '@aurelio/contracts/tasks'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TaskRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import { removals } from '../../platform/removal/removals.ts'
import { type Change, changed, type Changing, isSame, newRow, type NewTask, whatHappened } from './changes.ts'
import { blockerStore } from './blockers/store.ts'
import { labelStore } from './labels/store.ts'
import { overtaken, type Seen } from './overtaken.ts'
import { type Neighbours, taskNaming } from './naming.ts'
import { rankBehind, rankBetween } from '../../platform/rank.ts'
import { taskReading } from './reading.ts'
import { taskRepeating } from './repeating/repeating.ts'
import { taskRemovalStore, taskStore } from './store.ts'
import { aboutTask, type Actor, taskEmitter } from './emit.ts'

type OneChange = Change & { id: string; seen?: Seen | undefined }
type Parts = Neighbours & { database: Database; emit: Emit; access: Access }

/** Tasks of a workspace: list, create, change, do, remove, restore. */
export function taskService({ database, emit, access, ...neighbours }: Parts) {
  const store = taskStore(database)
  const labels = labelStore(database)
  const blockers = blockerStore(database)
  const reading = taskReading({ database, access })
  const naming = taskNaming(database, neighbours)
  const tell = taskEmitter(emit)
  const repeating = taskRepeating(database, tell)

  const removing = removals({
    database,
    find: (workspaceId, id) => store.row(workspaceId, id),
    store: taskRemovalStore(database),
    before: async (workspaceId, id) =>
      naming.touchProjects(workspaceId, [], [await store.projectOf(workspaceId, id)]),
    onDone: (session, what, row) => tell(by(session), `task.${what}`, row),
  })

  async function add(actor: Actor, input: NewTask) {
    const row = newRow(actor.workspaceId, await naming.withParent(actor.workspaceId, input))
    await naming.requireMember(row.workspaceId, row.assigneeId)
    await naming.touchProjects(row.workspaceId, [row.projectId], [])
    await store.insert(row)
    await labels.set(row.workspaceId, row.id, input.labels ?? [])
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

  /** What else comes of it, where a task is done or to do again. */
  async function follow(actor: Actor, before: TaskRow, after: TaskRow) {
    const what = whatHappened(before, after)
    await tell(actor, what, after, before)
    if (what === 'task.reopened') await repeating.takeNextBack(actor, after)
    if (what !== 'task.completed') return
    await repeating.makeNext(actor, after)
    for (const { assigneeId, ...freed } of await blockers.freedBy(after.workspaceId, after.id))
      await emit({ ...actor, kind: 'task.unblocked', ...aboutTask(freed), assigneeId })
  }

  /** In an open transaction, in which its projects are touched. */
  async function apply(session: Session, before: TaskRow, change: Change) {
    const { id, workspaceId } = before
    const now = new Date().toISOString()
    const after = await placed(before, changed(before, change, now), change.beforeId, now)
    if (change.dueTime && after.dueOn === null) throw invalidField('dueTime', 'NEEDS_DAY')
    if (change.labels) await labels.set(workspaceId, id, change.labels)
    if (!isSame(before, after)) {
      if (after.assigneeId !== before.assigneeId) await naming.requireMember(workspaceId, after.assigneeId)
      if (after.parentId !== before.parentId) await naming.requireParent(workspaceId, after.parentId, id)
      if (!(await store.update(workspaceId, id, { ...after, updatedAt: now }))) throw notFound()
      await follow(by(session), before, { ...before, ...after })
    } else if (change.labels) await tell(by(session), 'task.updated', before)
  }

  /** Throws a 409 where somebody else changed the same since it was read. The row is locked from here on. */
  async function requireAsSeen(session: Session, id: string, seen: Seen, change: Change) {
    if (!(await store.touch(session.workspace.id, id))) throw notFound()
    const fields = overtaken(await reading.get(session, id), seen, change)
    if (fields.length > 0) throw refuse('TASK_CHANGED', { fields })
  }

  async function changeAll(session: Session, items: readonly OneChange[]) {
    access.demand(session, 'tasks.change')
    const workspaceId = session.workspace.id
    return database.inTransaction(async () => {
      const rows = new Map(
        (
          await store.rows(
            workspaceId,
            items.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      )
      if (items.some(({ id }) => !rows.has(id))) throw notFound()
      // Projects before tasks, tasks by their id: see the order of `Database.inTransaction`.
      const named = items.flatMap(({ projectId }) => (projectId === undefined ? [] : [projectId]))
      await naming.touchProjects(
        workspaceId,
        named,
        [...rows.values()].map(({ projectId }) => projectId),
      )
      for (const { id, seen, ...change } of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
        if (seen) await requireAsSeen(session, id, seen, change)
        const before = seen ? await store.row(workspaceId, id) : rows.get(id)
        if (before) await apply(session, before, change)
      }
    })
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

    /** Changes what is named; `done` says whether it is done from now on. Throws a 409 for what is no longer as `seen`. */
    async update(session: Session, id: string, change: Change & { seen?: Seen | undefined }): Promise<Task> {
      return database.inTransaction(async () => {
        await changeAll(session, [{ ...change, id }])
        return reading.get(session, id)
      })
    },

    /** The same of many at once, all or none; one that is no longer as `seen` stops them all. */
    async updateMany(session: Session, items: readonly OneChange[]) {
      return database.inTransaction(async () => {
        await changeAll(session, items)
        return {
          items: await reading.some(
            session,
            items.map(({ id }) => id),
          ),
        }
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

    /** All or none. */
    async removeMany(session: Session, ids: readonly string[]) {
      access.demand(session, 'tasks.change')
      return database.inTransaction(async () => {
        await naming.touchProjectsOf(session.workspace.id, ids)
        for (const id of sortedOnce(ids)) await removing.remove(session, id)
        return { ids: [...ids] }
      })
    },

    /** Takes a removal of the last thirty days back. Its project is shown again once that is there. */
    async restore(session: Session, id: string): Promise<Task> {
      access.demand(session, 'tasks.change')
      await removing.restore(session, id)
      return reading.get(session, id)
    },

    async restoreMany(session: Session, ids: readonly string[]) {
      access.demand(session, 'tasks.change')
      return database.inTransaction(async () => {
        await naming.touchProjectsOf(session.workspace.id, ids)
        for (const id of sortedOnce(ids)) await removing.restore(session, id)
        return { ids: [...ids] }
      })
    },

    /** Every word that is on a task; clients have none. */
    async labels(session: Session) {
      const { workspaceId, sharedWith } = access.scope(session)
      return { items: sharedWith === null ? await labels.names(workspaceId) : [] }
    },
  }
}
export type TaskService = ReturnType<typeof taskService>

const sortedOnce = (ids: readonly string[]) => [...new Set(ids)].toSorted()
