import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../../migrations/index.ts'
import type { Database } from './database.ts'

/** Every migration of this version, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted()

/** Brings the schema up to date; what a failing migration had done is rolled back. Throws its error. */
export function migrate(database: Database): Promise<void> {
  return migrateThrough(database, migrationNames)
}

/** The migrations of these that this version does not know: those of a later one. */
export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !(name in migrations))
}

/** Brings an empty schema to where these migrations alone have been: as an earlier version had it. */
export async function migrateThrough(database: Database, names: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => wanted } })
  // SQLite: rebuilding a table with foreign keys on would delete its children, and the pragma is deaf inside a transaction.
  if (database.engine === 'sqlite') await sql`PRAGMA foreign_keys = OFF`.execute(database.kysely)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  if (database.engine !== 'sqlite') return
  const broken = await sql`PRAGMA foreign_key_check`.execute(database.kysely)
  if (broken.rows.length > 0) throw new Error('The database holds rows whose parent is missing')
  await sql`PRAGMA foreign_keys = ON`.execute(database.kysely)
}
