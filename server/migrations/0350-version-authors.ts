import type { Kysely } from 'kysely'

/** Who else worked on what a version keeps, beside whoever made the version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('versionAuthor')
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('version_author_pk', ['versionId', 'userId'])
    .execute()
  await db.schema.createIndex('version_author_user_idx').on('versionAuthor').column('userId').execute()
}
