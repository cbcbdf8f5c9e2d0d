import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { ReportMailingRow, ReportReaderRow } from '../../../platform/database/tables/work.ts'

type Outcome = Pick<ReportReaderRow, 'state' | 'at' | 'reason'>

/** Monthly reports and their readers. One goes with its project, and rests while that is removed. */
export function mailingStore(database: Database) {
  const mailings = () =>
    database
      .query()
      .selectFrom('reportMailing')
      .innerJoin('organization', 'organization.id', 'reportMailing.workspaceId')
      .leftJoin('project', 'project.id', 'reportMailing.projectId')
      .selectAll('reportMailing')
      .select(['organization.name as agency', 'project.name as projectName'])
      .where('project.deletedAt', 'is', null)

  /** A member's address is the one of their account, as long as they are in the workspace. */
  const readers = () =>
    database
      .query()
      .selectFrom('reportReader')
      .innerJoin('reportMailing', 'reportMailing.id', 'reportReader.mailingId')
      .leftJoin('user', 'user.id', 'reportReader.userId')
      .leftJoin('member', (join) =>
        join
          .onRef('member.userId', '=', 'reportReader.userId')
          .onRef('member.organizationId', '=', 'reportMailing.workspaceId'),
      )
      .selectAll('reportReader')
      .select((eb) => [
        'reportMailing.workspaceId',
        'user.name',
        'member.role',
        eb.fn.coalesce('user.email', 'reportReader.email').as('address'),
      ])
      .where((eb) => eb.or([eb('reportReader.userId', 'is', null), eb('member.id', 'is not', null)]))

  return {
    /** The first one first. */
    list(workspaceId: string) {
      return mailings()
        .where('reportMailing.workspaceId', '=', workspaceId)
        .orderBy('reportMailing.createdAt')
        .orderBy('reportMailing.id')
        .execute()
    },
    all() {
      return mailings().orderBy('reportMailing.id').execute()
    },
    find(id: string) {
      return mailings().where('reportMailing.id', '=', id).executeTakeFirst()
    },
    readers(mailingIds: readonly string[]) {
      if (mailingIds.length === 0) return Promise.resolve([])
      return readers().where('mailingId', 'in', mailingIds).orderBy('reportReader.id').execute()
    },
    reader(id: string) {
      return readers().where('reportReader.id', '=', id).executeTakeFirst()
    },
    /** Those of some accounts that are in a workspace. */
    async members(workspaceId: string, userIds: readonly string[]): Promise<string[]> {
      if (userIds.length === 0) return []
      const rows = await database
        .query()
        .selectFrom('member')
        .select('userId')
        .where('organizationId', '=', workspaceId)
        .where('userId', 'in', userIds)
        .execute()
      return rows.map(({ userId }) => userId)
    },
    async insert(mailing: ReportMailingRow, rows: readonly ReportReaderRow[]) {
      await database.query().insertInto('reportMailing').values(mailing).execute()
      await database.query().insertInto('reportReader').values(rows).execute()
    },
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .query()
        .deleteFrom('reportMailing')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** True for the one process that takes a month: it is planned once. */
    async takeMonth(id: string, month: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('reportMailing')
        .set({ plannedMonth: month })
        .where('id', '=', id)
        .where('plannedMonth', '<', month)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async expect(readerId: string, month: string, at: string) {
      await database
        .query()
        .updateTable('reportReader')
        .set({ month, at, state: 'waiting', reason: null })
        .where('id', '=', readerId)
        .execute()
    },
    async ended(readerId: string, month: string, outcome: Outcome) {
      await database
        .query()
        .updateTable('reportReader')
        .set(outcome)
        .where('id', '=', readerId)
        .where('month', '=', month)
        .execute()
    },
    /** False where they had stopped before. */
    async stop(readerId: string, stoppedAt: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('reportReader')
        .set({ stoppedAt })
        .where('id', '=', readerId)
        .where('stoppedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
export type MailingStore = ReturnType<typeof mailingStore>
