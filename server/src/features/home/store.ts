import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Span } from '../../platform/day-spans.ts'

/** What the home counts of a workspace. */
export function homeStore(database: Database) {
  return {
    /** All figures in one query; leads count from `leadsSince` on. */
    figures(workspaceId: string, leadsSince: string) {
      const query = database.query()
      return query
        .selectNoFrom((eb) => [
          eb
            .selectFrom('project')
            .select((count) => count.fn.countAll<number>().as('figure'))
            .where('workspaceId', '=', workspaceId)
            .where('state', '=', 'active')
            .where('deletedAt', 'is', null)
            .as('activeProjects'),
          eb
            .selectFrom('task')
            .select((count) => count.fn.countAll<number>().as('figure'))
            .where('workspaceId', '=', workspaceId)
            .where('deletedAt', 'is', null)
            .where('doneAt', 'is', null)
            .as('pendingTasks'),
          eb
            .selectFrom('task')
            .select((count) => count.fn.countAll<number>().as('figure'))
            .where('workspaceId', '=', workspaceId)
            .where('deletedAt', 'is', null)
            .where('doneAt', 'is not', null)
            .as('completedTasks'),
          eb
            .selectFrom('publication')
            .select((count) => count.fn.countAll<number>().as('figure'))
            .where('workspaceId', '=', workspaceId)
            .where('live', '=', 1)
            .as('publishedPages'),
          eb
            .selectFrom('lead')
            .select((count) => count.fn.countAll<number>().as('figure'))
            .where('workspaceId', '=', workspaceId)
            .where('spam', '=', 0)
            .where('deletedAt', 'is', null)
            .where('createdAt', '>=', leadsSince)
            .as('recentLeads'),
        ])
        .executeTakeFirstOrThrow()
    },

    /** Whether there is any of each that did not come with the sample content. */
    async steps(workspaceId: string, sample: { pages: readonly string[]; leads: readonly string[] }) {
      const found = await database
        .query()
        .selectNoFrom((eb) => [
          eb
            .exists(
              eb
                .selectFrom('project')
                .select('id')
                .where('workspaceId', '=', workspaceId)
                .where('deletedAt', 'is', null)
                .where('sample', '=', (own) => own.lit(0)),
            )
            .as('project'),
          eb
            .exists(
              eb
                .selectFrom('task')
                .select('id')
                .where('workspaceId', '=', workspaceId)
                .where('deletedAt', 'is', null)
                .where('sample', '=', (own) => own.lit(0)),
            )
            .as('task'),
          eb
            .exists(
              eb
                .selectFrom('publication')
                .select('pageId')
                .where('workspaceId', '=', workspaceId)
                .where('live', '=', 1)
                .where('pageId', 'not in', sample.pages),
            )
            .as('page'),
          eb
            .exists(
              eb
                .selectFrom('lead')
                .select('id')
                .where('workspaceId', '=', workspaceId)
                .where('spam', '=', 0)
                .where('deletedAt', 'is', null)
                .where('id', 'not in', sample.leads),
            )
            .as('lead'),
        ])
        .executeTakeFirstOrThrow()
      // SQLite says 0 and 1.
      return {
        project: Boolean(found.project),
        task: Boolean(found.task),
        page: Boolean(found.page),
        lead: Boolean(found.lead),
      }
    },

    /** What happened within each span, in the order of the spans: ranges of three indexes, in one query. */
    async counts(workspaceId: string, spans: readonly Span[]) {
      const values = sql.join(
        spans.map(({ start, end }) => sql`(cast(${start} as text), cast(${end} as text))`),
      )
      const { rows } = await sql<{ completedTasks: number; leads: number; activity: number }>`
        with "span" ("start", "end") as (values ${values})
        select
          (select count(*) from "task" where "workspaceId" = ${workspaceId} and "deletedAt" is null
            and "doneAt" is not null and "doneAt" >= "span"."start" and "doneAt" < "span"."end") as "completedTasks",
          (select count(*) from "lead" where "workspaceId" = ${workspaceId} and "spam" = 0 and "deletedAt" is null
            and "createdAt" >= "span"."start" and "createdAt" < "span"."end") as "leads",
          (select count(*) from "activity" where "workspaceId" = ${workspaceId}
            and "at" >= "span"."start" and "at" < "span"."end") as "activity"
        from "span" order by "span"."start"`.execute(database.query())
      return rows
    },
  }
}
