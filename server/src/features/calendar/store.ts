import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { CalendarEventRow } from '../../platform/database/tables/calendar.ts'
import type { Position } from '../../platform/http/cursor.ts'
import { removalStore } from '../../platform/removal/store.ts'

export type EventPatch = Partial<
  Omit<CalendarEventRow, 'id' | 'workspaceId' | 'uid' | 'createdAt' | 'deletedAt'>
>

/** Events that are not removed. Every query names the workspace, so that a foreign id finds nothing. */
export function eventStore(database: Database) {
  const present = (workspaceId: string) =>
    database
      .query()
      .selectFrom('calendarEvent')
      .selectAll()
      .where('workspaceId', '=', workspaceId)
      .where('deletedAt', 'is', null)

  return {
    /** Those that may be on between two days. */
    between: (workspaceId: string, from: string, to: string, limit: number) =>
      present(workspaceId)
        .where('lastDay', '>=', from)
        .where('firstDay', '<=', to)
        .orderBy('lastDay')
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** The last changed first; one row more than `limit`, to know whether there is a next page. */
    list(workspaceId: string, after: Position | null, limit: number) {
      let query = present(workspaceId)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('updatedAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    find: (workspaceId: string, id: string) => present(workspaceId).where('id', '=', id).executeTakeFirst(),
    async insert(row: CalendarEventRow) {
      await database.query().insertInto('calendarEvent').values(row).execute()
    },
    /** False where its `uid` is known already, also of an event that was removed. */
    async insertNew(row: CalendarEventRow): Promise<boolean> {
      const made = await database
        .query()
        .insertInto('calendarEvent')
        .values(row)
        .onConflict((conflict) => conflict.columns(['workspaceId', 'uid']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async update(workspaceId: string, id: string, patch: EventPatch) {
      await database
        .query()
        .updateTable('calendarEvent')
        .set(patch)
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is', null)
        .execute()
    },
    removals: removalStore(database, 'calendarEvent'),
  }
}
export type EventStore = ReturnType<typeof eventStore>
