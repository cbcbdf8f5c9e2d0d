import type { Database } from '../../../platform/database/database.ts'
import type { CalendarFeedRow } from '../../../platform/database/tables/calendar.ts'

type Owner = Pick<CalendarFeedRow, 'workspaceId' | 'userId'>

/** Where other programs read a person's calendar. */
export function feedStore(database: Database) {
  return {
    async generationOf({ workspaceId, userId }: Owner): Promise<number | undefined> {
      const row = await database
        .query()
        .selectFrom('calendarFeed')
        .select('generation')
        .where('workspaceId', '=', workspaceId)
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row?.generation
    },
    /** The first address of a person; whoever came at the same moment has given them the same one. */
    async add(row: CalendarFeedRow) {
      // Of all that is unique here: the address conflicts before the person does.
      await database
        .query()
        .insertInto('calendarFeed')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** The address of the next generation, unless somebody put it there meanwhile. */
    async replace(before: number, { workspaceId, userId, generation, tokenHash }: CalendarFeedRow) {
      await database
        .query()
        .updateTable('calendarFeed')
        .set({ generation, tokenHash })
        .where('workspaceId', '=', workspaceId)
        .where('userId', '=', userId)
        .where('generation', '=', before)
        .execute()
    },
    /** Whose calendar it is, with their role there as the table of members holds it; none for a disabled account. */
    async readerOf(tokenHash: string) {
      const row = await database
        .query()
        .selectFrom('calendarFeed')
        .innerJoin('member', (join) =>
          join
            .onRef('member.organizationId', '=', 'calendarFeed.workspaceId')
            .onRef('member.userId', '=', 'calendarFeed.userId'),
        )
        .innerJoin('user', 'user.id', 'calendarFeed.userId')
        .innerJoin('organization', 'organization.id', 'calendarFeed.workspaceId')
        .select(['calendarFeed.workspaceId', 'calendarFeed.userId', 'member.role'])
        .select(['user.banned', 'organization.name'])
        .where('calendarFeed.tokenHash', '=', tokenHash)
        .executeTakeFirst()
      return row === undefined || row.banned ? undefined : row
    },
  }
}
export type FeedStore = ReturnType<typeof feedStore>
