import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { databaseOn, makeDatabase, migratedName } from './postgres-databases.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  // oxlint needs no word here: vitest asks for an interface to be merged.
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; null where this machine has none. */
    postgresUrl: string | null
    /** An SQLite file with the product's tables and nothing in them. */
    migratedFile: string
  }
}

/**
 * Starts a PostgreSQL of its own for the run, and makes a database with the product's tables on each engine, of which tests
 * take copies: most of them need those tables, and making them takes half a second.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'aurelio-tables-'))
  const migratedFile = join(folder, 'aurelio.db')
  await makeTables({ engine: 'sqlite', file: migratedFile })
  const postgres = await startPostgres()
  if (postgres) {
    await makeDatabase(postgres.url, migratedName)
    await makeTables({ engine: 'postgres', url: databaseOn(postgres.url, migratedName), pool: 1 })
  } else console.warn('PostgreSQL is not on this machine: its half of the tests is skipped.')
  project.provide('postgresUrl', postgres?.url ?? null)
  project.provide('migratedFile', migratedFile)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTables(settings: Config['database']) {
  const database = openDatabase(settings, () => {})
  await migrate(database)
  await database.close()
}
