import type { Database } from '../../platform/database/database.ts'

/** Workspaces are the auth library's organizations; the product reads only text columns of those tables. */
export function workspaceStore(database: Database) {
  return {
    /** Every workspace the person is a member of, oldest membership first. */
    ofUser(userId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('organization', 'organization.id', 'member.organizationId')
        .select(['organization.id', 'organization.name', 'member.role'])
        .where('member.userId', '=', userId)
        .orderBy('member.createdAt')
        .orderBy('member.id')
        .execute()
    },
    members(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .select(['user.id', 'user.name', 'member.role'])
        .where('member.organizationId', '=', workspaceId)
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
    async insertMember(member: {
      id: string
      organizationId: string
      userId: string
      role: string
      createdAt: Date
    }) {
      await database
        .query()
        .insertInto('member')
        .values(member)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
