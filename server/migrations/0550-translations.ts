import { type Kysely, sql } from 'kysely'

/**
 * A site has languages beside its main one, and its pages are translated: each text beside what it was made from. What is
 * published of a translation is one more body of the page's publication, with an address of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('languages', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await variantsWithAddress(db)
  await db.schema
    .createTable('pageTranslation')
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('ready', 'integer', (c) => c.notNull())
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pageTranslation_pk', ['pageId', 'language'])
    .execute()
  await db.schema
    .createIndex('pageTranslation_workspace_idx')
    .on('pageTranslation')
    .columns(['workspaceId', 'language'])
    .execute()
  await db.schema
    .createTable('translatedText')
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('element', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('translatedText_pk', ['pageId', 'language', 'element', 'path'])
    .addForeignKeyConstraint(
      'translatedText_translation_fk',
      ['pageId', 'language'],
      'pageTranslation',
      ['pageId', 'language'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('translationImport')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('translationImport_site_idx')
    .on('translationImport')
    .columns(['workspaceId', 'siteId', 'createdAt'])
    .execute()
}

/** The letters that variants have are checked by the table, which is made anew: SQLite changes no check. */
async function variantsWithAddress(db: Kysely<unknown>) {
  await db.schema.alterTable('publicationVariant').renameTo('publicationVariantBefore').execute()
  await db.schema.dropIndex('publication_variant_version_idx').execute()
  await db.schema
    .createTable('publicationVariant')
    .addColumn('publicationId', 'text', (c) => c.notNull().references('publication.id').onDelete('cascade'))
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('fileKey', 'text')
    .addColumn('manifest', 'text')
    .addColumn('pathRoot', 'text')
    .addColumn('path', 'text')
    .addColumn('ownTitle', 'text')
    .addColumn('ownSettings', 'text')
    .addColumn('texts', 'text')
    .addPrimaryKeyConstraint('publicationVariant_key', ['publicationId', 'variant'])
    .addCheckConstraint(
      'publicationVariant_letter',
      sql`"path" is not null or ("variant" >= 'A' and "variant" <= 'Z')`,
    )
    .execute()
  await sql`
    insert into "publicationVariant" ("publicationId", "variant", "versionId", "fileKey", "manifest")
    select "publicationId", "variant", "versionId", "fileKey", "manifest" from "publicationVariantBefore"
  `.execute(db)
  await db.schema.dropTable('publicationVariantBefore').execute()
  await db.schema
    .createIndex('publication_variant_version_idx')
    .on('publicationVariant')
    .column('versionId')
    .execute()
  await db.schema
    .createIndex('publication_variant_path_idx')
    .on('publicationVariant')
    .columns(['pathRoot', 'path'])
    .unique()
    .execute()
}
