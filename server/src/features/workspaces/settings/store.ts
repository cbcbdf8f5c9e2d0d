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
    async nameOf(workspaceId: string): Promise<string | undefined> {
      const row = await database
        .query()
        .selectFrom('organization')
        .select('name')
        .where('id', '=', workspaceId)
        .executeTakeFirst()
      return row?.name
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
