import type { Database } from '../../../platform/database/database.ts'

/** Which leads the mails have told of, and who gets them. */
export function leadMailStore(database: Database) {
  return {
    /**
     * Notes that a page has leads to tell of; the first time, from `since` on. Returns when its next mail may go.
     * The row is locked until the commit, so that the job either sees the leads or finds the note again.
     */
    async note(workspaceId: string, pageId: string, since: string): Promise<string> {
      const row = await database
        .query()
        .insertInto('leadMail')
        .values({ pageId, workspaceId, pending: 1, listedUntil: since, nextAt: since })
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet({ pending: 1 }))
        .returning('nextAt')
        .executeTakeFirstOrThrow()
      return row.nextAt
    },
    due(now: string) {
      return database
        .query()
        .selectFrom('leadMail')
        .select('pageId')
        .where('pending', '=', 1)
        .where('nextAt', '<=', now)
        .orderBy('pageId')
        .execute()
    },
    /** Takes the note of a page, and says from where on to list; undefined when another worker took it. */
    take(pageId: string, now: string, nextAt: string) {
      return database
        .query()
        .updateTable('leadMail')
        .set({ pending: 0, nextAt })
        .where('pageId', '=', pageId)
        .where('pending', '=', 1)
        .where('nextAt', '<=', now)
        .returning(['workspaceId', 'listedUntil'])
        .executeTakeFirst()
    },
    async listed(pageId: string, listedUntil: string): Promise<void> {
      await database
        .query()
        .updateTable('leadMail')
        .set({ listedUntil })
        .where('pageId', '=', pageId)
        .execute()
    },
    /** Leads that people sent after a moment, the first one first. */
    leads(pageId: string, after: string) {
      return database
        .query()
        .selectFrom('lead')
        .select(['id', 'pageName', 'createdAt', 'fields'])
        .where('pageId', '=', pageId)
        .where('spam', '=', 0)
        .where('deletedAt', 'is', null)
        .where('createdAt', '>', after)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
    },
    /** The members of a workspace, with their preferences as JSON. */
    members(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .leftJoin('profile', 'profile.userId', 'member.userId')
        .select(['member.role', 'user.name', 'user.email', 'user.banned', 'profile.preferences'])
        .where('member.organizationId', '=', workspaceId)
        .orderBy('member.userId')
        .execute()
    },
  }
}
