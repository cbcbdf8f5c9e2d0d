import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceSettingsRow } from '../../../platform/database/tables/auth.ts'

export function settingsStore(database: Database) {
  return {
    find(workspaceId: string) {
      return database
        .query()
        .selectFrom('workspaceSettings')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
    },
    /** The same, and its name; what it has not said is null. */
    withName(workspaceId: string) {
      return database
        .query()
        .selectFrom('organization')
        .leftJoin('workspaceSettings', 'workspaceSettings.workspaceId', 'organization.id')
        .select(['name', 'timeZone', 'mailLanguage', 'legal', 'workspaceSettings.logo'])
        .where('organization.id', '=', workspaceId)
        .executeTakeFirst()
    },
    /** The row, made where there is none, with everybody else who changes it held back. */
    async hold(initial: WorkspaceSettingsRow): Promise<WorkspaceSettingsRow> {
      return database
        .query()
        .insertInto('workspaceSettings')
        .values(initial)
        .onConflict((conflict) =>
          conflict.column('workspaceId').doUpdateSet({ workspaceId: initial.workspaceId }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    async change(workspaceId: string, change: Partial<Omit<WorkspaceSettingsRow, 'workspaceId'>>) {
      await database
        .query()
        .updateTable('workspaceSettings')
        .set(change)
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
  }
}
