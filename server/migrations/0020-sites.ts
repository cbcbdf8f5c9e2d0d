import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

/**
 * Sites, the versions of their pages, and what was published of them when. Each workspace gets its default site, where
 * its pages stand under /p/ as before; what is published becomes the first version of its page, at its address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSites(db)
  await createVersions(db)
  await extendPages(db)
  await createRedirects(db)
  await createPublications(db)
  await fillSites(db)
  await movePublications(db)
  await db.schema.dropTable('publication').execute()
  await db.schema.alterTable('publicationNext').renameTo('publication').execute()
}

async function createSites(db: Kysely<unknown>) {
  await db.schema
    .createTable('site')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('isDefault', 'integer', (c) => c.notNull().check(sql`"isDefault" in (0, 1)`))
    .addColumn('host', 'text', (c) => c.unique())
    .addColumn('hostProof', 'text', (c) => c.notNull())
    .addColumn('hostProvenAt', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('homePageId', 'text')
    .addColumn('notFoundPageId', 'text')
    .addColumn('legal', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('site_default_idx')
    .on('site')
    .column('workspaceId')
    .unique()
    .where(sql<boolean>`"isDefault" = 1`)
    .execute()
  await db.schema.createIndex('site_list_idx').on('site').columns(['workspaceId', 'createdAt']).execute()
}

async function createVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('version')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('saved', 'published', 'restored')`))
    .addColumn('name', 'text')
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('baseId', 'text', (c) => c.references('version.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('version_number_idx')
    .on('version')
    .columns(['pageId', 'number'])
    .unique()
    .execute()
  await db.schema.createIndex('version_base_idx').on('version').column('baseId').execute()
}

async function extendPages(db: Kysely<unknown>) {
  await db.schema
    .alterTable('page')
    .addColumn('siteId', 'text', (c) => c.references('site.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('page')
    .addColumn('root', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('page').addColumn('slug', 'text').execute()
  await db.schema
    .alterTable('page')
    .addColumn('settings', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  for (const column of ['publishAt', 'publishBy', 'publishVersionId'])
    await db.schema.alterTable('page').addColumn(column, 'text').execute()
  await db.schema.createIndex('page_address_idx').on('page').columns(['root', 'slug']).unique().execute()
  await db.schema.createIndex('page_site_idx').on('page').column('siteId').execute()
  await db.schema.createIndex('page_publishAt_idx').on('page').column('publishAt').execute()
}

async function createRedirects(db: Kysely<unknown>) {
  await db.schema
    .createTable('redirect')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('pageId', 'text', (c) => c.references('page.id').onDelete('cascade'))
    .addColumn('target', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('redirect_address_idx')
    .on('redirect')
    .columns(['root', 'slug'])
    .unique()
    .execute()
  await db.schema.createIndex('redirect_site_idx').on('redirect').columns(['siteId', 'createdAt']).execute()
}

async function createPublications(db: Kysely<unknown>) {
  await db.schema
    .createTable('publicationNext')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('live', 'integer', (c) => c.notNull().check(sql`"live" in (0, 1)`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('publishedAt', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('fileKey', 'text')
    .addColumn('manifest', 'text')
    .execute()
  const live = sql<boolean>`"live" = 1`
  const on = (name: string) => db.schema.createIndex(name).on('publicationNext')
  await on('publication_live_idx').column('pageId').unique().where(live).execute()
  await on('publication_address_idx').columns(['root', 'slug']).unique().where(live).execute()
  await on('publication_page_idx').columns(['pageId', 'publishedAt']).execute()
  await on('publication_version_idx').column('versionId').execute()
}

async function fillSites(db: Kysely<unknown>) {
  const at = new Date().toISOString()
  const { rows } = await sql`select "id" from "organization"`.execute(db)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows)) {
    const siteId = randomUUID()
    const proof = randomBytes(16).toString('hex')
    await sql`
      insert into "site" ("id", "workspaceId", "name", "isDefault", "hostProof", "language", "createdAt")
      values (${siteId}, ${id}, 'Mis páginas', 1, ${proof}, 'es', ${at})
    `.execute(db)
    await sql`update "page" set "siteId" = ${siteId} where "workspaceId" = ${id}`.execute(db)
  }
}

const oldPublication = z.object({
  pageId: z.string(),
  workspaceId: z.string(),
  slug: z.string(),
  publishedAt: z.string(),
  document: z.string(),
})

/** One page after the other: their documents together may be more than memory holds. */
async function movePublications(db: Kysely<unknown>) {
  const { rows } = await sql`select "pageId" from "publication"`.execute(db)
  for (const { pageId } of z.array(z.object({ pageId: z.string() })).parse(rows)) {
    const found = await sql`select * from "publication" where "pageId" = ${pageId}`.execute(db)
    const { workspaceId, slug, publishedAt, document } = oldPublication.parse(found.rows[0])
    const versionId = randomUUID()
    const digest = createHash('sha256').update(document).digest('base64url')
    const content = zstdCompressSync(document).toString('base64')
    await sql`
      insert into "version" ("id", "pageId", "workspaceId", "number", "kind", "createdAt", "digest", "content")
      values (${versionId}, ${pageId}, ${workspaceId}, 1, 'published', ${publishedAt}, ${digest}, ${content})
    `.execute(db)
    await sql`
      insert into "publicationNext" ("id", "pageId", "workspaceId", "root", "slug", "live", "version", "versionId",
        "publishedAt", "title", "settings", "fileKey", "manifest")
      select ${randomUUID()}, "pageId", "workspaceId", '', "slug", "live", "version", ${versionId},
        "publishedAt", "title", '{}', case when "live" = 1 then "fileKey" end, "manifest"
      from "publication" where "pageId" = ${pageId}
    `.execute(db)
    await sql`update "page" set "slug" = ${slug} where "id" = ${pageId}`.execute(db)
  }
}
