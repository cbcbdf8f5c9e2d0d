import type { Kysely } from 'kysely'

/** How large a picture is, what it is by its bytes, and what was made of it for pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('picture').addColumn('width', 'integer').execute()
  await db.schema.alterTable('picture').addColumn('height', 'integer').execute()
  await db.schema.alterTable('picture').addColumn('digest', 'text').execute()
  await db.schema.alterTable('picture').addColumn('variants', 'text').execute()
  await db.schema.createIndex('picture_digest_idx').on('picture').columns(['workspaceId', 'digest']).execute()
}
