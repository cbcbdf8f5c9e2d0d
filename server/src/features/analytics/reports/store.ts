import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { ReportLinkRow } from '../../../platform/database/tables/work.ts'

/** Links to reports, by the digest of their secret. One goes with its project, and rests while that is removed. */
export function reportLinkStore(database: Database) {
  const open = () =>
    database
      .query()
      .selectFrom('reportLink')
      .leftJoin('project', 'project.id', 'reportLink.projectId')
      .innerJoin('organization', 'organization.id', 'reportLink.workspaceId')
      .selectAll('reportLink')
      .select(['project.name as projectName', 'organization.name as agency'])
      .where('reportLink.revokedAt', 'is', null)
      .where('project.deletedAt', 'is', null)

  return {
    /** The last one first. */
    list(workspaceId: string) {
      return open()
        .where('reportLink.workspaceId', '=', workspaceId)
        .orderBy('reportLink.createdAt', 'desc')
        .orderBy('reportLink.id')
        .execute()
    },
    byToken(tokenHash: string) {
      return open().where('reportLink.tokenHash', '=', tokenHash).executeTakeFirst()
    },
    /** A project that a link may be of. */
    project(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('project')
        .select(['id', 'name'])
        .where(owned(workspaceId, id))
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    },
    async insert(row: ReportLinkRow) {
      await database.query().insertInto('reportLink').values(row).execute()
    },
    async seen(id: string, seenAt: string) {
      await database.query().updateTable('reportLink').set({ seenAt }).where('id', '=', id).execute()
    },
    /** False where there is none that is open. */
    async revoke(workspaceId: string, id: string, revokedAt: string): Promise<boolean> {
      const revoked = await database
        .query()
        .updateTable('reportLink')
        .set({ revokedAt })
        .where(owned(workspaceId, id))
        .where('revokedAt', 'is', null)
        .executeTakeFirst()
      return revoked.numUpdatedRows > 0n
    },
  }
}
