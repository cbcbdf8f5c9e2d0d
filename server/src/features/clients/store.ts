import type { Database } from '../../platform/database/database.ts'
import type { GrantStore } from './grant.ts'

/** Who belongs to a workspace. */
export function memberStore(database: Database) {
  return {
    /** Every member with their roles as the table holds them, in one order everywhere. */
    all(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .select(['member.id as memberId', 'user.id', 'user.name', 'member.role'])
        .where('member.organizationId', '=', workspaceId)
        .orderBy('member.userId')
        .execute()
    },
  }
}

/** Which projects are shared with whom. Rows go by themselves with the membership, and with the project. */
export function projectGrantStore(database: Database) {
  const grants: GrantStore = {
    of(projectId) {
      return database.query().selectFrom('grant').selectAll().where('projectId', '=', projectId).execute()
    },
    async remove(projectId, userIds) {
      if (userIds.length === 0) return
      await database
        .query()
        .deleteFrom('grant')
        .where('projectId', '=', projectId)
        .where('userId', 'in', userIds)
        .execute()
    },
    async put(projectId, rows) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('grant')
        .values(rows.map((row) => ({ ...row, projectId })))
        .onConflict((conflict) =>
          conflict.columns(['projectId', 'userId']).doUpdateSet((eb) => ({
            level: eb.ref('excluded.level'),
            leads: eb.ref('excluded.leads'),
          })),
        )
        .execute()
    },
  }
  return {
    ...grants,
    /** The clients of any of these projects. */
    ofProjects(projectIds: readonly string[]) {
      return database
        .query()
        .selectFrom('grant')
        .select(['projectId', 'userId', 'leads'])
        .where('projectId', 'in', projectIds)
        .orderBy('userId')
        .execute()
    },
  }
}
