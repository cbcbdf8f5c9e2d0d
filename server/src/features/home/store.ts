import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ActivityRow } from '../../platform/database/tables/told.ts'
import type { NewTaskRow, NewProjectRow } from '../../platform/database/tables/work.ts'

/** From this moment on, and before the other one. */
export type Span = { start: string; end: string }

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

export type SampleRows = {
  projects: readonly NewProjectRow[]
  tasks: readonly NewTaskRow[]
  activity: readonly ActivityRow[]
}

/** The sample content of a workspace: rows like any other, with a mark. */
export function sampleStore(database: Database) {
  return {
    /**
     * Until the transaction ends nobody else loads or removes it, nor changes its projects: workspace, projects by id, as
     * the order of `Database.inTransaction` says. SQLite has one connection, so one transaction.
     */
    async lock(workspaceId: string) {
      if (database.engine === 'sqlite') return
      await database
        .query()
        .selectFrom('organization')
        .select('id')
        .where('id', '=', workspaceId)
        .forNoKeyUpdate()
        .execute()
      await database
        .query()
        .selectFrom('project')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .where('sample', '=', (eb) => eb.lit(1))
        // As JavaScript sorts them, whatever the language of the database is.
        .orderBy(sql`"id" collate "C"`)
        .forUpdate()
        .execute()
    },
    /** Whether any of it is left that the person has not removed. */
    async exists(workspaceId: string): Promise<boolean> {
      for (const table of ['project', 'task'] as const) {
        const row = await database
          .query()
          .selectFrom(table)
          .select('id')
          .where('workspaceId', '=', workspaceId)
          .where('sample', '=', (eb) => eb.lit(1))
          .where('deletedAt', 'is', null)
          .limit(1)
          .executeTakeFirst()
        if (row) return true
      }
      return false
    },
    /** Rows that stand there already are left as they are. */
    async insert({ projects, tasks, activity }: SampleRows) {
      const query = database.query()
      await query
        .insertInto('project')
        .values(projects)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await query
        .insertInto('task')
        .values(tasks)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await query
        .insertInto('activity')
        .values(activity)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** Deletes it for good; what else stood in a sample project stays, without project. */
    async remove(workspaceId: string) {
      for (const table of ['activity', 'task', 'project'] as const)
        await database
          .query()
          .deleteFrom(table)
          .where('workspaceId', '=', workspaceId)
          .where('sample', '=', (eb) => eb.lit(1))
          .execute()
    },
  }
}
