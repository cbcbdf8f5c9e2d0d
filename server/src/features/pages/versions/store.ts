import type { Database } from '../../../platform/database/database.ts'
import type { VersionRow } from '../../../platform/database/tables.ts'

/** Versions of pages, the newest first. */
export function versionStore(database: Database) {
  return {
    last(pageId: string) {
      return database
        .query()
        .selectFrom('version')
        .selectAll()
        .where('pageId', '=', pageId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
    content(id: string) {
      return database
        .query()
        .selectFrom('version')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    },
    /** With that of the version it is packed against. */
    packed(pageId: string, id: string) {
      return database
        .query()
        .selectFrom('version')
        .leftJoin('version as base', 'base.id', 'version.baseId')
        .select(['version.content', 'base.content as baseContent'])
        .where('version.pageId', '=', pageId)
        .where('version.id', '=', id)
        .executeTakeFirst()
    },
    async insert(row: VersionRow) {
      await database.query().insertInto('version').values(row).execute()
    },
    async setName(id: string, name: string) {
      await database.query().updateTable('version').set({ name }).where('id', '=', id).execute()
    },
  }
}
