import type { Database } from '../../../platform/database/database.ts'
import type { FunnelVersionRow } from '../../../platform/database/tables/funnels.ts'

/** What a funnel was, with its pages. */
export function funnelVersionStore(database: Database) {
  const versions = () => database.query().selectFrom('funnelVersion')
  return {
    /** The last first, without what they hold. */
    list: (funnelId: string) =>
      versions()
        .select(['id', 'number', 'name', 'steps', 'createdAt'])
        .where('funnelId', '=', funnelId)
        .orderBy('number', 'desc')
        .execute(),
    find: (funnelId: string, id: string) =>
      versions().selectAll().where('funnelId', '=', funnelId).where('id', '=', id).executeTakeFirst(),
    async add(row: FunnelVersionRow) {
      await database.query().insertInto('funnelVersion').values(row).execute()
    },
    /** Leaves those from this number on. */
    async removeBefore(funnelId: string, number: number) {
      await database
        .query()
        .deleteFrom('funnelVersion')
        .where('funnelId', '=', funnelId)
        .where('number', '<', number)
        .execute()
    },
  }
}
export type FunnelVersionStore = ReturnType<typeof funnelVersionStore>
