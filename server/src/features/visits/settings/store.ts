import type { Database } from '../../../platform/database/database.ts'
import type { VisitSettingRow } from '../../../platform/database/tables/visits.ts'

export function settingStore(database: Database) {
  return {
    ofSites(siteIds: readonly string[]) {
      return database.query().selectFrom('visitSetting').selectAll().where('siteId', 'in', siteIds).execute()
    },
    /** How many sites of a workspace count nothing. */
    async countOff(workspaceId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('visitSetting')
        .select((eb) => eb.fn.countAll<number>().as('sites'))
        .where('workspaceId', '=', workspaceId)
        .where('mode', '=', 'off')
        .executeTakeFirstOrThrow()
      return row.sites
    },
    async save(row: VisitSettingRow): Promise<void> {
      await database
        .query()
        .insertInto('visitSetting')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('siteId').doUpdateSet((eb) => ({
            mode: eb.ref('excluded.mode'),
            respects: eb.ref('excluded.respects'),
            measures: eb.ref('excluded.measures'),
          })),
        )
        .execute()
    },
  }
}
