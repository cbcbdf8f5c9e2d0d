import type { Database } from '../../../platform/database/database.ts'

/** Who works on projects. Rows go by themselves with the membership in the workspace, and with the project. */
export function projectMemberStore(database: Database) {
  return {
    /** Of these projects, by name. */
    of(projectIds: readonly string[]) {
      return database
        .query()
        .selectFrom('projectMember')
        .innerJoin('user', 'user.id', 'projectMember.userId')
        .select(['projectMember.projectId', 'user.id', 'user.name'])
        .where('projectMember.projectId', 'in', projectIds)
        .orderBy('user.name')
        .orderBy('user.id')
        .execute()
    },
    /** The membership of somebody in a workspace, with their roles as the table holds them. */
    membership(workspaceId: string, userId: string) {
      return database
        .query()
        .selectFrom('member')
        .select(['id', 'role'])
        .where('organizationId', '=', workspaceId)
        .where('userId', '=', userId)
        .executeTakeFirst()
    },
    /** Whoever is there already stays. */
    async insert(row: { workspaceId: string; projectId: string; memberId: string; userId: string }) {
      await database
        .query()
        .insertInto('projectMember')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async delete(projectId: string, userId: string) {
      await database
        .query()
        .deleteFrom('projectMember')
        .where('projectId', '=', projectId)
        .where('userId', '=', userId)
        .execute()
    },
  }
}
