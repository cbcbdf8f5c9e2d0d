import type { Kysely } from 'kysely'

/** The browsers that people have signed in with, to tell them of a sign-in from another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('knownDevice')
    .addColumn('key', 'text', (c) => c.notNull().primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('lastUsedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('knownDevice_userId_idx').on('knownDevice').column('userId').execute()
}
