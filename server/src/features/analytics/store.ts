import { mostAdvised, tooManyOverdue } from '@aurelio/contracts/analytics'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Span } from './spans.ts'
import { addedUp, type LeadFigures, leadFigures } from './tally/store.ts'

/** Of what is counted: a whole workspace, or one of its projects. */
export type FiguresOf = { workspaceId: string; projectId: string | null }

/** Days and moments by which something is pressing. */
type Pressing = {
  today: string
  /** Until when a task ought to have somebody who does it. */
  soon: string
  yesterday: string
  lastWeek: string
  /** From when on a page ought to have had a lead. */
  since: string
  userId: string
}

/** What is counted of a workspace, within spans and as it stands now. */
export function analyticsStore(database: Database) {
  const pagesOf = (projectId: string) =>
    database.query().selectFrom('page').select('page.id').where('page.projectId', '=', projectId)

  const leadsOf = ({ workspaceId, projectId }: FiguresOf) =>
    database
      .query()
      .selectFrom('lead')
      .where('lead.workspaceId', '=', workspaceId)
      .where('lead.spam', '=', 0)
      .where('lead.deletedAt', 'is', null)
      .$if(projectId !== null, (query) => query.where('lead.pageId', 'in', pagesOf(projectId ?? '')))

  async function leadsWithin({ workspaceId, projectId }: FiguresOf, span: Span) {
    const counted = sql<LeadFigures>`(${leadFigures({ workspaceId, kind: 'page' }, span)})`.as<'counted'>(
      'counted',
    )
    return database
      .query()
      .selectFrom(counted)
      .$if(projectId !== null, (query) => query.where('counted.subjectId', 'in', pagesOf(projectId ?? '')))
      .select([
        addedUp('counted.leads').as('leads'),
        addedUp('counted.wonLeads').as('wonLeads'),
        addedUp('counted.wonCents').as('wonCents'),
      ])
      .executeTakeFirstOrThrow()
  }

  const tasksOf = ({ workspaceId, projectId }: FiguresOf) =>
    database
      .query()
      .selectFrom('task')
      .where('task.workspaceId', '=', workspaceId)
      .where('task.deletedAt', 'is', null)
      .$if(projectId !== null, (query) => query.where('task.projectId', '=', projectId))

  async function tasksDone(of: FiguresOf, { start, end }: Span): Promise<number> {
    const { done } = await tasksOf(of)
      .where('task.doneAt', '>=', start)
      .where('task.doneAt', '<', end)
      .select((eb) => eb.fn.countAll<number>().as('done'))
      .executeTakeFirstOrThrow()
    return done
  }

  const publicationsOf = ({ workspaceId, projectId }: FiguresOf) =>
    database
      .query()
      .selectFrom('publication')
      .where('publication.workspaceId', '=', workspaceId)
      .$if(projectId !== null, (query) => query.where('publication.pageId', 'in', pagesOf(projectId ?? '')))

  const livePages = (of: FiguresOf) =>
    publicationsOf(of).innerJoin('page', 'page.id', 'publication.pageId').where('publication.live', '=', 1)

  return {
    async figures(of: FiguresOf, span: Span) {
      const [leads, completedTasks, publications] = await Promise.all([
        leadsWithin(of, span),
        tasksDone(of, span),
        publicationsOf(of)
          .where('publication.publishedAt', '>=', span.start)
          .where('publication.publishedAt', '<', span.end)
          .select((eb) => eb.fn.countAll<number>().as('publications'))
          .executeTakeFirstOrThrow(),
      ])
      return { ...leads, completedTasks, ...publications }
    },

    /** How many tasks were done within each span, in their order. */
    tasksBySpan(of: FiguresOf, spans: readonly Span[]): Promise<number[]> {
      return Promise.all(spans.map((span) => tasksDone(of, span)))
    },

    /** How many leads came in within each span, in their order. */
    leadsBySpan(of: FiguresOf, spans: readonly Span[]): Promise<number[]> {
      return Promise.all(
        spans.map(async (span) => {
          const { leads } = await leadsWithin(of, span)
          return leads
        }),
      )
    },

    /** What to look at, each counted to `mostAdvised`. */
    async pressing(of: FiguresOf, { today, soon, yesterday, lastWeek, since, userId }: Pressing) {
      return {
        'waiting-leads': await capped(
          leadsOf(of)
            .select('lead.id')
            .where('lead.state', '=', 'new')
            .where('lead.createdAt', '<', yesterday),
        ),
        'overdue-tasks': await capped(
          tasksOf(of).select('task.id').where('task.doneAt', 'is', null).where('task.dueKey', '<', today),
        ),
        'unassigned-tasks': await capped(
          tasksOf(of)
            .select('task.id')
            .where('task.doneAt', 'is', null)
            .where('task.assigneeId', 'is', null)
            .where('task.dueKey', '>=', today)
            .where('task.dueKey', '<', `${soon}U`),
        ),
        'busy-people': await capped(
          database
            .query()
            .selectFrom('member')
            .select('member.userId')
            .where('member.organizationId', '=', of.workspaceId)
            .where((eb) => {
              // Each person's are counted in their own list, and no further than it matters.
              const late = tasksOf(of)
                .select('task.id')
                .where('task.doneAt', 'is', null)
                .whereRef('task.assigneeId', '=', eb.ref('member.userId'))
                .where('task.dueKey', '<', today)
                .limit(tooManyOverdue)
              const counted = eb.selectFrom(late.as('late')).select((each) => each.fn.countAll().as('total'))
              return eb(counted, '>=', tooManyOverdue)
            }),
        ),
        'failed-downloads': await capped(
          database
            .query()
            .selectFrom('videoTask')
            .select('id')
            .where('workspaceId', '=', of.workspaceId)
            .where('userId', '=', userId)
            .where('state', '=', 'failed')
            .where('hidden', '=', 0)
            .where('createdAt', '>=', lastWeek),
        ),
        'unpublished-changes': await capped(
          livePages(of).select('page.id').whereRef('page.version', '>', 'publication.version'),
        ),
        'quiet-pages': await capped(
          livePages(of)
            .select('page.id')
            .where('publication.publishedAt', '<', since)
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('lead')
                    .select('lead.id')
                    .whereRef('lead.pageId', '=', 'page.id')
                    .where('lead.workspaceId', '=', of.workspaceId)
                    .where('lead.spam', '=', 0)
                    .where('lead.deletedAt', 'is', null)
                    .where('lead.createdAt', '>=', since),
                ),
              ),
            ),
        ),
      }
    },
  }
}

/** How many rows there are, as far as anybody wants to know. */
async function capped(rows: { limit: (most: number) => { execute: () => Promise<unknown[]> } }) {
  return (await rows.limit(mostAdvised).execute()).length
}
