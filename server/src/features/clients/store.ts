import type { ShareLevel } from '@aurelio/contracts/clients'
import type { Database } from '../../platform/database/database.ts'
import type { GrantRow } from '../../platform/database/tables/work.ts'

/** Which projects are shared with whom. Rows go by themselves with the membership, and with the project. */
export function clientStore(database: Database) {
  return {
    /** Every member with their roles as the table holds them, in one order everywhere. */
    members(workspaceId: string) {
      return database
        .query()
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.userId')
        .select(['member.id as memberId', 'user.id', 'user.name', 'member.role'])
        .where('member.organizationId', '=', workspaceId)
        .orderBy('member.userId')
        .execute()
    },
    ofProject(projectId: string) {
      return database.query().selectFrom('grant').selectAll().where('projectId', '=', projectId).execute()
    },
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
    /** What a client may do with the pages of a project; undefined where it is not shared with them. */
    async level(projectId: string, userId: string): Promise<ShareLevel | undefined> {
      const row = await database
        .query()
        .selectFrom('grant')
        .select('level')
        .where('projectId', '=', projectId)
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row?.level
    },
    async remove(projectId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return
      await database
        .query()
        .deleteFrom('grant')
        .where('projectId', '=', projectId)
        .where('userId', 'in', userIds)
        .execute()
    },
    async put(rows: readonly GrantRow[]): Promise<void> {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('grant')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['projectId', 'userId']).doUpdateSet((eb) => ({
            level: eb.ref('excluded.level'),
            leads: eb.ref('excluded.leads'),
          })),
        )
        .execute()
    },
  }
}
