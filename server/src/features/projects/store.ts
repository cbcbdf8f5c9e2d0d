import type { ProjectState } from '@aurelio/contracts/projects'
import { type Scope, sharedProjects } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import { countsBySpan, spanOf } from '../../platform/database/span-of.ts'
import { holds } from '../../platform/database/search-text.ts'
import type { NewProjectRow, ProjectRow } from '../../platform/database/tables/work.ts'
import type { Span } from '../../platform/day-spans.ts'
import type { Position } from '../../platform/http/cursor.ts'
import { removalStore } from '../../platform/removal/store.ts'

type Filter = {
  scope: Scope
  /** Left out: all but the archived ones. */
  state?: ProjectState | undefined
  q?: string | undefined
  /** The account of somebody who works on it. */
  memberId?: string | undefined
}
type Change = Partial<
  Pick<ProjectRow, 'name' | 'description' | 'search' | 'color' | 'state' | 'client' | 'deadline' | 'budget'>
> &
  Pick<ProjectRow, 'updatedAt'>

/** Projects that are not removed. Every query names the scope or the workspace, so that a foreign id finds nothing. */
export function projectStore(database: Database) {
  const present = ({ workspaceId, sharedWith }: Scope) => {
    const query = database
      .query()
      .selectFrom('project')
      .where('workspaceId', '=', workspaceId)
      .where('deletedAt', 'is', null)
    return sharedWith === null ? query : query.where('id', 'in', sharedProjects(database, sharedWith))
  }
  const workedOnBy = (userId: string) =>
    database.query().selectFrom('projectMember').select('projectId').where('userId', '=', userId)
  const wanted = ({ scope, state, q, memberId }: Filter) => {
    let query = present(scope)
    query = state ? query.where('state', '=', state) : query.where('state', '!=', 'archived')
    if (memberId) query = query.where('id', 'in', workedOnBy(memberId))
    return q ? query.where((eb) => holds(eb.ref('search'), q)) : query
  }

  return {
    /** Last changed first; one row more than `limit`, to know whether there is a next page. */
    list(filter: Filter, after: Position | null, limit: number) {
      let query = wanted(filter).selectAll()
      if (after)
        query = query.where((eb) => eb(eb.refTuple('updatedAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async count(filter: Filter): Promise<number> {
      const row = await wanted(filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
    find(scope: Scope, id: string) {
      return present(scope).selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** The last changed whose name holds `q`, archived ones too. */
    named(scope: Scope, q: string, limit: number) {
      return present(scope)
        .select(['id', 'name', 'color'])
        .where((eb) => holds(eb.ref('search'), q))
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },
    /** How many tasks each of these projects has that are seen, and how many are done; none for one without tasks. */
    taskCounts({ workspaceId, sharedWith }: Scope, ids: readonly string[]) {
      const query = database
        .query()
        .selectFrom('task')
        .select(['projectId'])
        .select((eb) => [eb.fn.countAll<number>().as('tasks'), eb.fn.count<number>('doneAt').as('doneTasks')])
        .where('projectId', 'in', ids)
        .where('workspaceId', '=', workspaceId)
        .where('deletedAt', 'is', null)
        .groupBy('projectId')
      return (sharedWith === null ? query : query.where('clientVisible', '=', 1)).execute()
    },
    /** How many of its tasks were made, or done, in each of some weeks that follow each other. */
    async tasksWithin(
      { workspaceId, sharedWith }: Scope,
      projectId: string,
      moment: 'createdAt' | 'doneAt',
      spans: readonly Span[],
    ) {
      const query = database
        .query()
        .selectFrom('task')
        .select((eb) => [spanOf(eb, moment, spans).as('span'), eb.fn.countAll<number>().as('count')])
        .where('projectId', '=', projectId)
        .where('workspaceId', '=', workspaceId)
        .where('deletedAt', 'is', null)
        .where(moment, '>=', spans[0]?.start ?? '')
        .where(moment, '<', spans.at(-1)?.end ?? '')
        .groupBy('span')
      const rows = await (sharedWith === null ? query : query.where('clientVisible', '=', 1)).execute()
      return countsBySpan(rows, spans)
    },
    async insert(row: NewProjectRow) {
      await database.query().insertInto('project').values(row).execute()
    },
    /** Whoever else changes it waits for the end of the transaction. */
    async lock(workspaceId: string, id: string) {
      await database
        .query()
        .updateTable('project')
        .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
        .where(owned(workspaceId, id))
        .execute()
    },
    /** False where there is no such project. */
    async update(workspaceId: string, id: string, change: Change): Promise<boolean> {
      const updated = await database
        .query()
        .updateTable('project')
        .set(change)
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },
  }
}

/** Removing projects with their tasks, and taking that back. */
export function projectRemovalStore(database: Database) {
  const projects = removalStore(database, 'project')
  const tasksOf = (workspaceId: string, id: string) =>
    database.query().updateTable('task').where('projectId', '=', id).where('workspaceId', '=', workspaceId)

  return {
    purge: (before: string, limit: number) => projects.purge(before, limit),
    /** False where there is no such project. */
    async remove(workspaceId: string, id: string, deletedAt: string): Promise<boolean> {
      if (!(await projects.remove(workspaceId, id, deletedAt))) return false
      await tasksOf(workspaceId, id)
        .set({ deletedAt, deletedWithProject: 1 })
        .where('deletedAt', 'is', null)
        .execute()
      return true
    },
    /** Brings back a project that was removed at `since` or later, with the tasks that went with it; else false. */
    async restore(workspaceId: string, id: string, since: string, updatedAt: string): Promise<boolean> {
      if (!(await projects.restore(workspaceId, id, since, { updatedAt }))) return false
      await tasksOf(workspaceId, id)
        .set({ deletedAt: null, deletedWithProject: 0 })
        .where('deletedWithProject', '=', 1)
        .execute()
      return true
    },
  }
}
