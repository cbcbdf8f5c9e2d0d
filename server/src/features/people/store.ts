import type { Database } from '../../platform/database/database.ts'

const columns = ['user.id', 'user.name', 'user.email', 'member.role'] as const

/** Memberships. Every query names the workspace, so that a foreign id finds nothing. */
export function peopleStore(database: Database) {
  const members = (workspaceId: string) =>
    database
      .query()
      .selectFrom('member')
      .innerJoin('user', 'user.id', 'member.userId')
      .select(columns)
      .where('member.organizationId', '=', workspaceId)

  return {
    list: (workspaceId: string) => members(workspaceId).execute(),
    find: (workspaceId: string, userId: string) =>
      members(workspaceId).where('member.userId', '=', userId).executeTakeFirst(),
    /** Others who change who belongs here wait for the open transaction. */
    async lock(workspaceId: string) {
      await database
        .query()
        .updateTable('organization')
        .set((eb) => ({ name: eb.ref('name') }))
        .where('id', '=', workspaceId)
        .execute()
    },
    /** Nothing happens where they are a member already. */
    async insert(member: {
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
        .onConflict((conflict) => conflict.columns(['organizationId', 'userId']).doNothing())
        .execute()
    },
    async setRole(workspaceId: string, userId: string, role: string) {
      await database
        .query()
        .updateTable('member')
        .set({ role })
        .where('organizationId', '=', workspaceId)
        .where('userId', '=', userId)
        .execute()
    },
    /** Their sessions go on elsewhere. */
    async remove(workspaceId: string, userId: string) {
      await database
        .query()
        .deleteFrom('member')
        .where('organizationId', '=', workspaceId)
        .where('userId', '=', userId)
        .execute()
      await database
        .query()
        .updateTable('session')
        .set({ activeOrganizationId: null })
        .where('userId', '=', userId)
        .where('activeOrganizationId', '=', workspaceId)
        .execute()
      await database
        .query()
        .deleteFrom('lastWorkspace')
        .where('userId', '=', userId)
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
  }
}
