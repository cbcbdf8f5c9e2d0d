import type { TaskPriority, TaskStage } from '@aurelio/contracts/tasks'
import { type Scope, sharedTasks, wholeOf } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import { holds } from '../../platform/database/search-text.ts'
import type { NewTaskRow, TaskRow } from '../../platform/database/tables/work.ts'
import type { DayPosition, KeyPosition, Position } from '../../platform/http/cursor.ts'
import { removalStore } from '../../platform/removal/store.ts'

export type TaskFilter = {
  scope: Scope
  assigneeId?: string | undefined
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  projectId?: string | undefined
  priority?: TaskPriority | undefined
  label?: string | undefined
  q?: string | undefined
}
type Change = Pick<TaskRow, 'title' | 'notes' | 'search' | 'priority' | 'dueOn' | 'doneAt' | 'updatedAt'> &
  Pick<TaskRow, 'projectId' | 'assigneeId' | 'clientVisible' | 'stage' | 'rank' | 'parentId'> &
  Pick<TaskRow, 'startOn' | 'dueTime' | 'estimate' | 'repeatEvery' | 'repeatUnit' | 'repeatFrom'>

/** Tasks that are not removed. Every query names the scope or the workspace, so that a foreign id finds nothing. */
export function taskStore(database: Database) {
  const { present, matching, rows, shown } = taskQueries(database)

  return {
    /** Pending ones by day and creation; one row more than `limit`, to know whether there is a next page. */
    pending(filter: TaskFilter, after: DayPosition | null, limit: number) {
      let query = rows(matching(filter, false))
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('dueKey', 'createdAt', 'id'), '>', eb.tuple(after.day, after.at, after.id)),
        )
      const page = query.orderBy('dueKey').orderBy('createdAt').orderBy('id')
      return shown(page.limit(limit + 1))
        .orderBy('task.dueKey')
        .orderBy('task.createdAt')
        .orderBy('task.id')
        .execute()
    },
    /** Done ones, the last first; one row more than `limit`. */
    done(filter: TaskFilter, after: Position | null, limit: number) {
      let query = rows(matching(filter, true))
      if (after)
        query = query.where((eb) => eb(eb.refTuple('doneAt', 'id'), '<', eb.tuple(after.at, after.id)))
      const page = query.orderBy('doneAt', 'desc').orderBy('id', 'desc')
      return shown(page.limit(limit + 1))
        .orderBy('task.doneAt', 'desc')
        .orderBy('task.id', 'desc')
        .execute()
    },
    /** Pending ones of a stage in the order of the board; one row more than `limit`. */
    staged(filter: TaskFilter, stage: TaskStage, after: KeyPosition | null, limit: number) {
      let query = rows(matching(filter, false)).where('stage', '=', stage)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('rank', 'id'), '>', eb.tuple(String(after.key), after.id)))
      return shown(
        query
          .orderBy('rank')
          .orderBy('id')
          .limit(limit + 1),
      )
        .orderBy('task.rank')
        .orderBy('task.id')
        .execute()
    },
    /** The rank of the last task of a stage before another rank, or of all; null for none. */
    async lastRank(workspaceId: string, stage: TaskStage, before: string | null): Promise<string | null> {
      let query = present(wholeOf(workspaceId)).where('doneAt', 'is', null).where('stage', '=', stage)
      if (before !== null) query = query.where('rank', '<', before)
      const row = await query.select('rank').orderBy('rank', 'desc').limit(1).executeTakeFirst()
      return row?.rank ?? null
    },
    async countStaged(filter: TaskFilter, stage: TaskStage): Promise<number> {
      const row = await matching(filter, false)
        .where('stage', '=', stage)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
    async count(filter: TaskFilter, done: boolean): Promise<number> {
      const row = await matching(filter, done)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
    find(scope: Scope, id: string) {
      return shown(rows(present(scope)).where('id', '=', id)).executeTakeFirst()
    },
    /** The row itself, as it is before a change. */
    row(workspaceId: string, id: string) {
      return rows(present(wholeOf(workspaceId)))
        .where('id', '=', id)
        .executeTakeFirst()
    },
    /** The same of several, those of them that are there. */
    rows(workspaceId: string, ids: readonly string[]) {
      return rows(present(wholeOf(workspaceId)))
        .where('id', 'in', ids)
        .execute()
    },
    /** The projects that tasks are in, also of removed ones. */
    async projectsOf(workspaceId: string, ids: readonly string[]) {
      const found = await database
        .query()
        .selectFrom('task')
        .select('projectId')
        .distinct()
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .execute()
      return found.map(({ projectId }) => projectId)
    },
    /** The project that a task is in, also of a removed one; null for none. */
    async projectOf(workspaceId: string, id: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('task')
        .select('projectId')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return row?.projectId ?? null
    },
    /** The last changed whose title holds `q`, done ones too. */
    named(scope: Scope, q: string, limit: number) {
      return present(scope)
        .select(['id', 'title', 'doneAt'])
        .where((eb) => holds(eb.ref('search'), q))
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },
    async pendingOf(workspaceId: string, assigneeId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('task')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('workspaceId', '=', workspaceId)
        .where('assigneeId', '=', assigneeId)
        .where('doneAt', 'is', null)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** Pending ones, removed ones too: these may come back. How many. */
    async reassign(workspaceId: string, fromId: string, toId: string | null, updatedAt: string) {
      const changed = await database
        .query()
        .updateTable('task')
        .set({ assigneeId: toId, updatedAt })
        .where('workspaceId', '=', workspaceId)
        .where('assigneeId', '=', fromId)
        .where('doneAt', 'is', null)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows)
    },
    /** Those that are parts of a task, in the order in which they were made. */
    partsOf(scope: Scope, parentId: string) {
      return shown(rows(present(scope)).where('parentId', '=', parentId))
        .orderBy('task.createdAt')
        .orderBy('task.id')
        .execute()
    },
    async countParts(parentId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('task')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('parentId', '=', parentId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** Those of these ids that are there. */
    some(scope: Scope, ids: readonly string[]) {
      return shown(rows(present(scope)).where('id', 'in', ids)).execute()
    },
    /** Says which one was made when it was done; null: none any more. */
    async setNext(id: string, nextId: string | null) {
      await database.query().updateTable('task').set({ nextId }).where('id', '=', id).execute()
    },
    /** Marks a task as changed; false where there is none. */
    async touch(workspaceId: string, id: string): Promise<boolean> {
      const touched = await database
        .query()
        .updateTable('task')
        .set({ updatedAt: new Date().toISOString() })
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return touched.numUpdatedRows > 0n
    },
    async insert(row: NewTaskRow) {
      await database.query().insertInto('task').values(row).execute()
    },
    /** False where there is no such task. */
    async update(workspaceId: string, id: string, change: Change): Promise<boolean> {
      const updated = await database
        .query()
        .updateTable('task')
        .set(change)
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },
  }
}

/** What the questions about tasks are made of. */
function taskQueries(database: Database) {
  const present = ({ workspaceId, sharedWith }: Scope) => {
    const query = database
      .query()
      .selectFrom('task')
      .where('workspaceId', '=', workspaceId)
      .where('deletedAt', 'is', null)
    return sharedWith === null ? query : query.where('id', 'in', sharedTasks(database, sharedWith))
  }

  const labelled = (workspaceId: string, name: string) =>
    database
      .query()
      .selectFrom('taskLabel')
      .select('taskId')
      .where('workspaceId', '=', workspaceId)
      .where('name', '=', name)

  const matching = (filter: TaskFilter, done: boolean) => {
    const { scope, assigneeId, dueFrom, dueBefore, projectId, priority, label, q } = filter
    let query = present(scope).where('doneAt', done ? 'is not' : 'is', null)
    if (assigneeId !== undefined) query = query.where('assigneeId', '=', assigneeId)
    if (dueFrom !== undefined) query = query.where('dueKey', '>=', dueFrom).where('dueOn', 'is not', null)
    if (dueBefore !== undefined) query = query.where('dueKey', '<', dueBefore)
    if (projectId !== undefined) query = query.where('projectId', '=', projectId)
    if (priority !== undefined) query = query.where('priority', '=', priority)
    if (label !== undefined) query = query.where('id', 'in', labelled(scope.workspaceId, label))
    return q ? query.where((eb) => holds(eb.ref('search'), q)) : query
  }
  const rows = (query: ReturnType<typeof present>) => query.selectAll()

  /** The rows with their project, unless that is removed, and with whom they are assigned to. */
  const shown = (tasks: ReturnType<typeof rows>) =>
    database
      .query()
      .selectFrom(tasks.as('task'))
      .leftJoin('project', (join) =>
        join.onRef('project.id', '=', 'task.projectId').on('project.deletedAt', 'is', null),
      )
      .leftJoin('user', 'user.id', 'task.assigneeId')
      .leftJoin('task as parent', (join) =>
        join.onRef('parent.id', '=', 'task.parentId').on('parent.deletedAt', 'is', null),
      )
      .select([
        'task.id',
        'task.title',
        'task.notes',
        'task.priority',
        'task.startOn',
        'task.dueOn',
        'task.dueTime',
        'task.dueKey',
      ])
      .select(['task.doneAt', 'task.createdAt', 'task.updatedAt', 'task.clientVisible'])
      .select(['task.stage', 'task.rank', 'task.estimate', 'task.repeatEvery', 'task.repeatUnit'])
      .select([
        'parent.id as parentId',
        'parent.title as parentTitle',
        'parent.clientVisible as parentVisible',
      ])
      .select(['project.id as projectId', 'project.name as projectName', 'project.color as projectColor'])
      .select(['user.id as assigneeId', 'user.name as assigneeName'])

  return { present, matching, rows, shown }
}

/** Removing tasks, taking that back, and forgetting them for good. */
export function taskRemovalStore(database: Database) {
  const tasks = removalStore(database, 'task')
  return {
    ...tasks,
    /** Brings back a task that was removed at `since` or later, alone or with its project; else false. */
    restore: (workspaceId: string, id: string, since: string, updatedAt: string) =>
      tasks.restore(workspaceId, id, since, { updatedAt, deletedWithProject: 0 }),
  }
}
