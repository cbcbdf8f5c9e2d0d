import { type Kysely, sql } from 'kysely'

/**
 * What is published of a page stands in variants: each shows a version of its own and has its own body. What was published
 * until now is variant A of itself; what all variants share stays where it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publicationVariant')
    .addColumn('publicationId', 'text', (c) => c.notNull().references('publication.id').onDelete('cascade'))
    .addColumn('variant', 'text', (c) => c.notNull().check(sql`"variant" between 'A' and 'Z'`))
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('fileKey', 'text')
    .addColumn('manifest', 'text')
    .addPrimaryKeyConstraint('publicationVariant_pk', ['publicationId', 'variant'])
    .execute()
  await sql`
    insert into "publicationVariant" ("publicationId", "variant", "versionId", "fileKey", "manifest")
    select "id", 'A', "versionId", "fileKey", "manifest" from "publication"
  `.execute(db)
  await db.schema
    .createIndex('publication_variant_version_idx')
    .on('publicationVariant')
    .column('versionId')
    .execute()
  await db.schema.dropIndex('publication_version_idx').execute()
  for (const column of ['versionId', 'fileKey', 'manifest'])
    await db.schema.alterTable('publication').dropColumn(column).execute()
}
