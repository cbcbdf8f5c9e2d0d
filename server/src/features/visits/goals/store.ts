import type { Database } from '../../../platform/database/database.ts'
import type { VisitGoalSettingRow } from '../../../platform/database/tables/visits.ts'

export function goalStore(database: Database) {
  return {
    find(pageId: string) {
      return database
        .query()
        .selectFrom('visitGoalSetting')
        .selectAll()
        .where('pageId', '=', pageId)
        .executeTakeFirst()
    },
    /** What says something of one of these pages: what counts there, or that it is where another leads to. */
    concerning(pageIds: readonly string[]) {
      return database
        .query()
        .selectFrom('visitGoalSetting')
        .innerJoin('page', 'page.id', 'visitGoalSetting.pageId')
        .selectAll('visitGoalSetting')
        .select('page.siteId')
        .where((eb) => eb.or([eb('pageId', 'in', pageIds), eb('reachedPageId', 'in', pageIds)]))
        .execute()
    },
    async save(row: VisitGoalSettingRow): Promise<void> {
      await database
        .query()
        .insertInto('visitGoalSetting')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('pageId').doUpdateSet((eb) => ({
            forms: eb.ref('excluded.forms'),
            clicks: eb.ref('excluded.clicks'),
            reachedPageId: eb.ref('excluded.reachedPageId'),
          })),
        )
        .execute()
    },
  }
}
export type GoalStore = ReturnType<typeof goalStore>
