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
    async put(row: CalendarFeedRow) {
      const { generation, tokenHash } = row
      await database
        .query()
        .insertInto('calendarFeed')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['workspaceId', 'userId']).doUpdateSet({ generation, tokenHash }),
        )
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
