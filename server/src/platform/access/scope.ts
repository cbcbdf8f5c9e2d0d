import type { Database } from '../database/database.ts'

/**
 * What of a workspace somebody sees: everything, or what is shared with that person alone. Stores take it in place of
 * the workspace's id, and their lists join on the rows below.
 */
export type Scope = { workspaceId: string; sharedWith: string | null }

/** For what the workspace itself does, and for what only those do who see all of it. */
export function wholeOf(workspaceId: string): Scope {
  return { workspaceId, sharedWith: null }
}

/** Ids of the projects that are shared with a client; `withLeads`: with the leads of their pages. */
export function sharedProjects(database: Database, userId: string, { withLeads = false } = {}) {
  const query = database
    .query()
    .selectFrom('grant')
    .select('grant.projectId')
    .where('grant.userId', '=', userId)
  return withLeads ? query.where('grant.leads', '=', 1) : query
}

/** Ids of the pages that a client sees by the projects they are in; `withLeads`: those whose leads they see too. */
export function sharedPages(database: Database, userId: string, { withLeads = false } = {}) {
  const query = database
    .query()
    .selectFrom('grant')
    .innerJoin('page', 'page.projectId', 'grant.projectId')
    .innerJoin('project', (join) =>
      join.onRef('project.id', '=', 'grant.projectId').on('project.deletedAt', 'is', null),
    )
    .select('page.id')
    .where('grant.userId', '=', userId)
  return withLeads ? query.where('grant.leads', '=', 1) : query
}

/** Ids of the tasks that a client sees. */
export function sharedTasks(database: Database, userId: string) {
  return database
    .query()
    .selectFrom('grant')
    .innerJoin('task', 'task.projectId', 'grant.projectId')
    .select('task.id')
    .where('grant.userId', '=', userId)
    .where('task.clientVisible', '=', 1)
}
