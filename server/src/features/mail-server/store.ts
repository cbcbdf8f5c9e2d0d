import type { Database } from '../../platform/database/database.ts'
import type { MailServerRow } from '../../platform/database/tables/mail-servers.ts'

/** The mail servers of workspaces, one each. */
export function mailServerStore(database: Database) {
  return {
    find: (workspaceId: string) =>
      database
        .query()
        .selectFrom('mailServer')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst(),
    async save(row: MailServerRow) {
      await database
        .query()
        .insertInto('mailServer')
        .values(row)
        .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
        .execute()
    },
    /** Only as it was when that began; false where it was changed in the meantime. */
    async note(
      { workspaceId, changedAt }: Pick<MailServerRow, 'workspaceId' | 'changedAt'>,
      patch: Partial<Pick<MailServerRow, 'triedAt' | 'problem' | 'answer' | 'isUsed'>>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('mailServer')
        .set(patch)
        .where('workspaceId', '=', workspaceId)
        .where('changedAt', '=', changedAt)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async remove(workspaceId: string) {
      await database.query().deleteFrom('mailServer').where('workspaceId', '=', workspaceId).execute()
    },
  }
}
export type MailServerStore = ReturnType<typeof mailServerStore>
