import type { Database } from '../../../platform/database/database.ts'
import type { VersionRow } from '../../../platform/database/tables/sites.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** Versions of pages, the newest first. */
export function versionStore(database: Database) {
  /** Without their documents. */
  const heads = (workspaceId: string, pageId: string) =>
    database
      .query()
      .selectFrom('version')
      .leftJoin('user', 'user.id', 'version.authorId')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('publication')
            .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
            .select(['publication.id as liveId', 'versionId'])
            .where('live', '=', 1)
            .where('path', 'is', null)
            .where('publication.pageId', '=', pageId)
            .as('shown'),
        (join) => join.onRef('shown.versionId', '=', 'version.id'),
      )
      .select(['version.id', 'number', 'kind', 'version.name', 'version.createdAt', 'version.authorId'])
      .select(['user.name as authorName', 'shown.liveId'])
      .where('version.workspaceId', '=', workspaceId)
      .where('version.pageId', '=', pageId)

  return {
    /** The newest first; one row more than `limit`, to know whether there is a next page. */
    list(workspaceId: string, pageId: string, after: Position | null, limit: number) {
      let query = heads(workspaceId, pageId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('version.createdAt', 'version.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('version.createdAt', 'desc')
        .orderBy('version.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    find(workspaceId: string, pageId: string, id: string) {
      return heads(workspaceId, pageId).where('version.id', '=', id).executeTakeFirst()
    },
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
    /** Notes who did steps to the page after a moment, beside whoever keeps the version. */
    async noteAuthors(
      id: string,
      pageId: string,
      { after, besides }: { after: string; besides: string | null },
    ) {
      await database
        .query()
        .insertInto('versionAuthor')
        .columns(['versionId', 'userId'])
        .expression((eb) =>
          eb
            .selectFrom('pageOperation')
            .select((row) => [row.val(id).as('versionId'), row.ref('authorId').$notNull().as('userId')])
            .where('pageId', '=', pageId)
            .where('at', '>', after)
            .where('authorId', 'is not', null)
            .where('authorId', '<>', besides ?? '')
            .distinct(),
        )
        .execute()
    },
    /** Notes the programs that did steps to the page after a moment, or proposed them. */
    async notePrograms(id: string, pageId: string, after: string) {
      await database
        .query()
        .insertInto('versionProgram')
        .columns(['versionId', 'name'])
        .expression((eb) =>
          eb
            .selectFrom('pageOperation')
            .select((row) => [row.val(id).as('versionId'), row.ref('program').$notNull().as('name')])
            .where('pageId', '=', pageId)
            .where('at', '>', after)
            .where('program', 'is not', null)
            .distinct(),
        )
        .execute()
    },
    programs(ids: readonly string[]) {
      return database
        .query()
        .selectFrom('versionProgram')
        .selectAll()
        .where('versionId', 'in', ids)
        .orderBy('name')
        .execute()
    },
    /** Who else worked on these versions, by name. */
    others(ids: readonly string[]) {
      return database
        .query()
        .selectFrom('versionAuthor')
        .innerJoin('user', 'user.id', 'versionAuthor.userId')
        .select(['versionId', 'user.id', 'user.name'])
        .where('versionId', 'in', ids)
        .orderBy('user.name')
        .execute()
    },
    async setName(id: string, name: string) {
      await database.query().updateTable('version').set({ name }).where('id', '=', id).execute()
    },
  }
}
