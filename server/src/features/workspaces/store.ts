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
