import type { Kysely } from 'kysely'

/** What was published so that anybody can check it, and the keys that signed it: one at a time signs, all stay known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proofKey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('privateKey', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('proof')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('keyId', 'text', (c) => c.notNull().references('proofKey.id'))
    .execute()
  await db.schema.createIndex('proof_workspace_idx').on('proof').column('workspaceId').execute()
  await db.schema.createIndex('proof_key_idx').on('proof').column('keyId').execute()
}
