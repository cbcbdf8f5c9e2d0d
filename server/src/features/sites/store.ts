import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { NewSiteRow, SiteRow } from '../../platform/database/tables/sites.ts'

/** What is left out stays as it is. */
type SiteChange = { [Name in keyof SiteRow]?: SiteRow[Name] | undefined }

/** Sites of a workspace; every query names it, so that a foreign id finds nothing. */
export function siteStore(database: Database) {
  const sites = (workspaceId: string) =>
    database
      .query()
      .selectFrom('site')
      .selectAll('site')
      .select((eb) =>
        eb
          .selectFrom('page')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('page.siteId', '=', 'site.id')
          .where('page.deletedAt', 'is', null)
          .as('pages'),
      )
      .where('workspaceId', '=', workspaceId)

  return {
    /** The default one first, then by age. */
    list(workspaceId: string) {
      return sites(workspaceId).orderBy('isDefault', 'desc').orderBy('createdAt').orderBy('id').execute()
    },
    find(workspaceId: string, id: string) {
      return sites(workspaceId).where('id', '=', id).executeTakeFirst()
    },
    findDefault(workspaceId: string) {
      return sites(workspaceId).where('isDefault', '=', 1).executeTakeFirst()
    },
    async count(workspaceId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('site')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** Nothing happens where the workspace has its default site already. */
    async insertDefault(row: NewSiteRow) {
      await database
        .query()
        .insertInto('site')
        .values(row)
        // Spelt out, for a parameter would not name the partial index.
        .onConflict((conflict) =>
          conflict
            .column('workspaceId')
            .where(sql<boolean>`"isDefault" = 1`)
            .doNothing(),
        )
        .execute()
    },
    async insert(row: NewSiteRow) {
      await database.query().insertInto('site').values(row).execute()
    },
    /** Throws the unique fault where another site has the host. */
    async change(workspaceId: string, id: string, change: SiteChange) {
      await database.query().updateTable('site').set(change).where(owned(workspaceId, id)).execute()
    },
    /** With everything that still hangs on it. */
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('site').where(owned(workspaceId, id)).execute()
    },
    /** Those of any workspace whose host a DNS record proves. */
    withRecord() {
      return database
        .query()
        .selectFrom('site')
        .selectAll()
        .where('hostByRecord', '=', 1)
        .where('host', 'is not', null)
        .orderBy('id')
        .execute()
    },
    /** Those of any workspace whose languages have hosts, or ask for them. */
    withLanguageHosts() {
      return database
        .query()
        .selectFrom('site')
        .selectAll()
        .where('languageHosts', '!=', '{}')
        .orderBy('id')
        .execute()
    },
    /** The site whose proven host this is, of any workspace. */
    byHost(host: string) {
      return database.query().selectFrom('site').selectAll().where('host', '=', host).executeTakeFirst()
    },
  }
}
