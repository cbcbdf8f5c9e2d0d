import type { Database } from '../../../platform/database/database.ts'

/** How fast a workspace sends, and what has gone out of late. */
export function sendingStore(database: Database) {
  return {
    async settingOf(workspaceId: string): Promise<{ perDomainHour: number; warmUpFrom: string | null }> {
      const row = await database
        .query()
        .selectFrom('sendingSetting')
        .select(['perDomainHour', 'warmUpFrom'])
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
      return row ?? { perDomainHour: 0, warmUpFrom: null }
    },
    async keepSetting(row: { workspaceId: string; perDomainHour: number; warmUpFrom: string | null }) {
      await database
        .query()
        .insertInto('sendingSetting')
        .values(row)
        .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
        .execute()
    },
    sentIn: (workspaceId: string, hours: readonly string[]) =>
      database
        .query()
        .selectFrom('letterPace')
        .select(['what', 'hour', 'sent'])
        .where('workspaceId', '=', workspaceId)
        .where('hour', 'in', hours)
        .execute(),
    async countSent(workspaceId: string, counts: readonly { what: string; hour: string; sent: number }[]) {
      if (counts.length === 0) return
      await database
        .query()
        .insertInto('letterPace')
        .values(counts.map((count) => ({ workspaceId, ...count })))
        .onConflict((conflict) =>
          conflict
            .columns(['workspaceId', 'what', 'hour'])
            .doUpdateSet((eb) => ({ sent: eb('letterPace.sent', '+', eb.ref('excluded.sent')) })),
        )
        .execute()
    },
    /** What is counted of hours that are over for long. */
    async forgetBefore(hour: string) {
      await database.query().deleteFrom('letterPace').where('hour', '<', hour).execute()
    },
  }
}
export type SendingStore = ReturnType<typeof sendingStore>
