import type { ShareLevel } from '@aurelio/contracts/clients'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { CalendarEventRow } from '../../../platform/database/tables/calendar.ts'
import type { ReviewCommentRow, ReviewThreadRow } from '../../../platform/database/tables/reviews.ts'
import type { ActivityRow } from '../../../platform/database/tables/history.ts'
import type { NewTaskRow, NewProjectRow } from '../../../platform/database/tables/work.ts'

export type SampleRows = {
  projects: readonly NewProjectRow[]
  tasks: readonly NewTaskRow[]
  labels: readonly Tables['taskLabel'][]
  activity: readonly ActivityRow[]
  events: readonly CalendarEventRow[]
}
/** What hangs on the sample pages once they are published. */
export type SamplePageRows = {
  leads: readonly Insertable<Tables['lead']>[]
  leadLabels: readonly string[]
  client: { id: string; name: string; email: string }
  /** The project that is shared with the client, and by whom. */
  share: { projectId: string; level: ShareLevel; createdBy: string }
  thread: ReviewThreadRow
  comments: readonly ReviewCommentRow[]
}

/** What the sample content is called; it follows from the workspace. */
export type SampleIds = {
  leads: readonly string[]
  events: readonly string[]
  client: string
  /** What something may have been told of, beside what has a mark. */
  subjects: readonly string[]
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
    async exists(workspaceId: string, pages: readonly string[]): Promise<boolean> {
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
      const page = await database
        .query()
        .selectFrom('page')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', pages)
        .where('deletedAt', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return page !== undefined
    },
    /** Rows that stand there already are left as they are. */
    async insert({ projects, tasks, labels, activity, events }: SampleRows) {
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
        .insertInto('taskLabel')
        .values(labels)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await query
        .insertInto('activity')
        .values(activity)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await query
        .insertInto('calendarEvent')
        .values(events)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async putIntoProject(pageId: string, projectId: string) {
      await database.query().updateTable('page').set({ projectId }).where('id', '=', pageId).execute()
    },
    /**
     * What hangs on the pages. The client's account is a disabled one: nobody signs in with it, and no mail goes to it.
     */
    async insertOnPages(workspaceId: string, rows: Omit<SamplePageRows, 'leads' | 'leadLabels'>) {
      const query = database.query()
      const { client, share } = rows
      const createdAt = new Date()
      const flag = (value: boolean) => (database.engine === 'postgres' ? value : Number(value))
      const none = { image: null, role: 'user', twoFactorEnabled: flag(false) }
      const moments = { createdAt, updatedAt: createdAt }
      await query
        .insertInto('user')
        .values({ ...client, ...none, ...moments, emailVerified: flag(false), banned: flag(true) })
        .execute()
      const member = { organizationId: workspaceId, userId: client.id, role: 'client', createdAt }
      await query
        .insertInto('member')
        .values({ ...member, id: client.id })
        .execute()
      const grant = {
        workspaceId,
        memberId: client.id,
        userId: client.id,
        createdAt: createdAt.toISOString(),
      }
      await query
        .insertInto('grant')
        .values({ ...grant, ...share, leads: 0 })
        .execute()
      await query.insertInto('reviewThread').values(rows.thread).execute()
      await query.insertInto('reviewComment').values(rows.comments).execute()
    },
    /** Deletes it for good, with what was told of it; what else stood in a sample project stays, without project. */
    async remove(
      workspaceId: string,
      { events, client, subjects }: Pick<SampleIds, 'events' | 'client' | 'subjects'>,
    ) {
      const query = database.query()
      await query
        .deleteFrom('calendarEvent')
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', events)
        .execute()
      await query.deleteFrom('user').where('id', '=', client).execute()
      for (const table of ['activity', 'notification'] as const)
        await query
          .deleteFrom(table)
          .where('workspaceId', '=', workspaceId)
          .where('subjectId', 'in', subjects)
          .execute()
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
