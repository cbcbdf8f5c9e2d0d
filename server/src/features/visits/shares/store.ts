import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { VisitShareRow } from '../../../platform/database/tables/visits.ts'

/** Links to the visits of a site, by the digest of their secret. */
export function visitShareStore(database: Database) {
  const open = () =>
    database
      .query()
      .selectFrom('visitShare')
      .innerJoin('site', 'site.id', 'visitShare.siteId')
      .innerJoin('organization', 'organization.id', 'visitShare.workspaceId')
      .selectAll('visitShare')
      .select(['site.name as siteName', 'organization.name as agency'])
      .where('visitShare.revokedAt', 'is', null)

  return {
    /** The last one first. */
    list(workspaceId: string) {
      return open()
        .where('visitShare.workspaceId', '=', workspaceId)
        .orderBy('visitShare.createdAt', 'desc')
        .orderBy('visitShare.id')
        .execute()
    },
    byToken(tokenHash: string) {
      return open().where('visitShare.tokenHash', '=', tokenHash).executeTakeFirst()
    },
    async insert(row: VisitShareRow): Promise<void> {
      await database.query().insertInto('visitShare').values(row).execute()
    },
    async seen(id: string, seenAt: string): Promise<void> {
      await database.query().updateTable('visitShare').set({ seenAt }).where('id', '=', id).execute()
    },
    /** The link that was open and is so no more; undefined where there is none. */
    revoke(workspaceId: string, id: string, revokedAt: string) {
      return database
        .query()
        .updateTable('visitShare')
        .set({ revokedAt })
        .where(owned(workspaceId, id))
        .where('revokedAt', 'is', null)
        .returning('siteId')
        .executeTakeFirst()
    },
  }
}
