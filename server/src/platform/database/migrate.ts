import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../../migrations/index.ts'
import type { Database } from './database.ts'

/** Brings the schema up to date; what a failing migration had done is rolled back. Throws its error. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } })
  // SQLite: rebuilding a table with foreign keys on would delete its children, and the pragma is deaf inside a transaction.
  if (database.engine === 'sqlite') await sql`PRAGMA foreign_keys = OFF`.execute(database.kysely)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  if (database.engine !== 'sqlite') return
  const broken = await sql`PRAGMA foreign_key_check`.execute(database.kysely)
  if (broken.rows.length > 0) throw new Error('The database holds rows whose parent is missing')
  await sql`PRAGMA foreign_keys = ON`.execute(database.kysely)
}
