import type { Database } from '../../platform/database/database.ts'

type NewMember = { id: string; organizationId: string; userId: string; role: string; createdAt: Date }
type Counted = 'project' | 'task' | 'page' | 'site' | 'symbol' | 'calendarEvent' | 'lead' | 'picture'

/** Workspaces are the auth library's organizations; the product reads only text columns of those tables. */
export function workspaceStore(database: Database) {
  return {
    /** Every workspace the person is a member of, oldest membership first; `lastId` is set on where they worked last. */
    ofUser(userId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('organization', 'organization.id', 'member.organizationId')
        .leftJoin('lastWorkspace', (join) =>
          join
            .onRef('lastWorkspace.userId', '=', 'member.userId')
            .onRef('lastWorkspace.workspaceId', '=', 'member.organizationId'),
        )
        .leftJoin('workspaceSettings', 'workspaceSettings.workspaceId', 'organization.id')
        .select(['organization.id', 'organization.name', 'member.role', 'workspaceSettings.logo'])
        .select('lastWorkspace.workspaceId as lastId')
        .where('member.userId', '=', userId)
        .orderBy('member.createdAt')
        .orderBy('member.id')
        .execute()
    },
    /** Everybody in it, by name, with the role that they hold. */
    members(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .select(['user.id', 'user.name', 'user.email', 'member.role'])
        .where('member.organizationId', '=', workspaceId)
        .orderBy('user.name')
        .execute()
    },
    async isMember(workspaceId: string, userId: string): Promise<boolean> {
      const row = await database
        .query()
        .selectFrom('member')
        .select('id')
        .where('organizationId', '=', workspaceId)
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },
    /** False where there is no such workspace. */
    async rename(id: string, name: string): Promise<boolean> {
      const renamed = await database
        .query()
        .updateTable('organization')
        .set({ name })
        .where('id', '=', id)
        .executeTakeFirst()
      return renamed.numUpdatedRows > 0n
    },
    /** False when a parallel request has made it already. */
    async insert(workspace: { id: string; name: string; slug: string; createdAt: Date }) {
      const made = await database
        .query()
        .insertInto('organization')
        .values(workspace)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async insertMember(member: NewMember) {
      await database
        .query()
        .insertInto('member')
        .values(member)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** The session works there. */
    async settle(sessionId: string, id: string) {
      await database
        .query()
        .updateTable('session')
        .set({ activeOrganizationId: id })
        .where('id', '=', sessionId)
        .execute()
    },
    /** The session works there from now on, and so do those that the person opens after it. */
    async activate({ sessionId, userId, id }: { sessionId: string; userId: string; id: string }) {
      await database
        .query()
        .updateTable('session')
        .set({ activeOrganizationId: id })
        .where('id', '=', sessionId)
        .where('userId', '=', userId)
        .execute()
      await database
        .query()
        .insertInto('lastWorkspace')
        .values({ userId, workspaceId: id })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ workspaceId: id }))
        .execute()
    },
    async peopleOf(id: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('member')
        .select('userId')
        .where('organizationId', '=', id)
        .orderBy('userId')
        .execute()
      return rows.map(({ userId }) => userId)
    },
    /** How many rows of each kind go with a workspace. */
    async contents(id: string) {
      const count = async (table: Counted) => {
        const row = await database
          .query()
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('workspaceId', '=', id)
          .executeTakeFirstOrThrow()
        return row.total
      }
      return {
        projects: await count('project'),
        tasks: await count('task'),
        pages: await count('page'),
        sites: await count('site'),
        symbols: await count('symbol'),
        events: await count('calendarEvent'),
        leads: await count('lead'),
        pictures: await count('picture'),
      }
    },
    async publishedPages(id: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('publication')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('workspaceId', '=', id)
        .where('live', '=', 1)
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** Everything that hangs on it goes with it. */
    async remove(id: string) {
      await database.query().deleteFrom('organization').where('id', '=', id).execute()
    },
  }
}
