import type { Kysely } from 'kysely'

/** Where the signed proof of a permission is read, once somebody has asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('proofToken', 'text').execute()
}
