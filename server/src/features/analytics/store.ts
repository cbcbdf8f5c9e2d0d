import { mostAdvised } from '@aurelio/contracts/analytics'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Span } from './spans.ts'

/** Of what is counted: a whole workspace, or one of its projects. */
export type FiguresOf = { workspaceId: string; projectId: string | null }

/** What is counted of a workspace, within spans and as it stands now. */
export function analyticsStore(database: Database) {
  const leadsOf = (workspaceId: string) =>
    database
      .query()
      .selectFrom('lead')
      .where('lead.workspaceId', '=', workspaceId)
      .where('lead.spam', '=', 0)
      .where('lead.deletedAt', 'is', null)

  const leadsWithin = (workspaceId: string, { start, end }: Span) =>
    leadsOf(workspaceId).where('lead.createdAt', '>=', start).where('lead.createdAt', '<', end)

  const tasksOf = (workspaceId: string) =>
    database
      .query()
      .selectFrom('task')
      .where('task.workspaceId', '=', workspaceId)
      .where('task.deletedAt', 'is', null)

  const pagesOf = (projectId: string) =>
    database.query().selectFrom('page').select('page.id').where('page.projectId', '=', projectId)

  const livePages = (workspaceId: string) =>
    database
      .query()
      .selectFrom('publication')
      .innerJoin('page', 'page.id', 'publication.pageId')
      .where('publication.workspaceId', '=', workspaceId)
      .where('publication.live', '=', 1)

  return {
    async figures({ workspaceId, projectId }: FiguresOf, span: Span) {
      const [leads, tasks, publications] = await Promise.all([
        leadsWithin(workspaceId, span)
          .$if(projectId !== null, (query) => query.where('lead.pageId', 'in', pagesOf(projectId ?? '')))
          .select((eb) => [eb.fn.countAll<number>().as('leads'), won.as('wonLeads')])
          .select(
            sql<number>`cast(coalesce(sum(case when "lead"."state" = 'won' then "lead"."valueCents" end), 0) as bigint)`.as(
              'wonCents',
            ),
          )
          .executeTakeFirstOrThrow(),
        tasksOf(workspaceId)
          .where('task.doneAt', '>=', span.start)
          .where('task.doneAt', '<', span.end)
          .$if(projectId !== null, (query) => query.where('task.projectId', '=', projectId))
          .select((eb) => eb.fn.countAll<number>().as('completedTasks'))
          .executeTakeFirstOrThrow(),
        database
          .query()
          .selectFrom('publication')
          .where('workspaceId', '=', workspaceId)
          .where('publishedAt', '>=', span.start)
          .where('publishedAt', '<', span.end)
          .$if(projectId !== null, (query) => query.where('pageId', 'in', pagesOf(projectId ?? '')))
          .select((eb) => eb.fn.countAll<number>().as('publications'))
          .executeTakeFirstOrThrow(),
      ])
      return { ...leads, ...tasks, ...publications }
    },

    /** What to look at, each counted to `mostAdvised`. `since`: from when on a page ought to have had a lead. */
    async pressing(
      workspaceId: string,
      { today, yesterday, since }: Record<'today' | 'yesterday' | 'since', string>,
    ) {
      return {
        'waiting-leads': await capped(
          leadsOf(workspaceId)
            .select('lead.id')
            .where('lead.state', '=', 'new')
            .where('lead.createdAt', '<', yesterday),
        ),
        'overdue-tasks': await capped(
          tasksOf(workspaceId)
            .select('task.id')
            .where('task.doneAt', 'is', null)
            .where('task.dueOn', '<', today),
        ),
        'unpublished-changes': await capped(
          livePages(workspaceId).select('page.id').whereRef('page.version', '>', 'publication.version'),
        ),
        'quiet-pages': await capped(
          livePages(workspaceId)
            .select('page.id')
            .where('publication.publishedAt', '<', since)
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('lead')
                    .select('lead.id')
                    .whereRef('lead.pageId', '=', 'page.id')
                    .where('lead.createdAt', '>=', since),
                ),
              ),
            ),
        ),
      }
    },
  }
}

const won = sql<number>`count(case when "lead"."state" = 'won' then 1 end)`

/** How many rows there are, as far as anybody wants to know. */
async function capped(rows: { limit: (most: number) => { execute: () => Promise<unknown[]> } }) {
  return (await rows.limit(mostAdvised).execute()).length
}
