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

/**
 * Ids of the pages that a client sees: those of projects and of sites that are shared with them, and single ones;
 * `withLeads`: those whose leads they see too.
 */
export function sharedPages(database: Database, userId: string, { withLeads = false } = {}) {
  const leads = withLeads ? ([1] as const) : ([0, 1] as const)
  const inProjects = database
    .query()
    .selectFrom('grant')
    .innerJoin('page', 'page.projectId', 'grant.projectId')
    .innerJoin('project', (join) =>
      join.onRef('project.id', '=', 'grant.projectId').on('project.deletedAt', 'is', null),
    )
    .select('page.id')
    .where('grant.userId', '=', userId)
    .where('grant.leads', 'in', leads)
  const inSites = database
    .query()
    .selectFrom('pageGrant')
    .innerJoin('page', 'page.siteId', 'pageGrant.siteId')
    .select('page.id')
    .where('pageGrant.userId', '=', userId)
    .where('pageGrant.leads', 'in', leads)
  const alone = database
    .query()
    .selectFrom('pageGrant')
    .innerJoin('page', 'page.id', 'pageGrant.pageId')
    .select('page.id')
    .where('pageGrant.userId', '=', userId)
    .where('pageGrant.leads', 'in', leads)
  return inProjects.union(inSites).union(alone)
}

/** What a client may do with a page, by each of the ways in which it is shared with them. */
export async function levelsOnPage(database: Database, pageId: string, userId: string) {
  const page = () => database.query().selectFrom('page').where('page.id', '=', pageId)
  const rows = await page()
    .innerJoin('grant', 'grant.projectId', 'page.projectId')
    .select('grant.level')
    .where('grant.userId', '=', userId)
    .union(
      page()
        .innerJoin('pageGrant', (join) =>
          join.on((eb) =>
            eb.or([
              eb('pageGrant.pageId', '=', eb.ref('page.id')),
              eb('pageGrant.siteId', '=', eb.ref('page.siteId')),
            ]),
          ),
        )
        .select('pageGrant.level')
        .where('pageGrant.userId', '=', userId),
    )
    .execute()
  return rows.map(({ level }) => level)
}

/** The clients who see any of these pages, each with the pages, and whether they see the leads of it; in one order. */
export function clientsOfPages(database: Database, pageIds: readonly string[]) {
  const pages = () => database.query().selectFrom('page').where('page.id', 'in', pageIds)
  return pages()
    .innerJoin('grant', 'grant.projectId', 'page.projectId')
    .select(['page.id as pageId', 'grant.userId', 'grant.leads'])
    .union(
      pages()
        .innerJoin('pageGrant', (join) =>
          join.on((eb) =>
            eb.or([
              eb('pageGrant.pageId', '=', eb.ref('page.id')),
              eb('pageGrant.siteId', '=', eb.ref('page.siteId')),
            ]),
          ),
        )
        .select(['page.id as pageId', 'pageGrant.userId', 'pageGrant.leads']),
    )
    .orderBy('userId')
    .execute()
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
