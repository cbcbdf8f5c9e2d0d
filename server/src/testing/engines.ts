import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { type Database, type Engine, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { atEnd } from './at-end.ts'

/** `npm test` leaves to the deep ones what both engines are told in the same words (`scripts/gates.mjs`). */
const isEachEngineWanted = process.env['TEST_ENGINES'] !== 'where they differ'

/**
 * Declares a suite once for each engine. Its statements are built for both by the same library: in `npm test` SQLite stands
 * for it.
 */
export function onEachEngine(name: string, suite: (engine: Engine) => void): void {
  if (isEachEngineWanted) onBothEngines(name, suite)
  else onSqlite(name, suite)
}

/** The same for statements that are written for each engine, or by hand: both halves, always. */
export function onBothEngines(name: string, suite: (engine: Engine) => void): void {
  onSqlite(name, suite)
  onPostgres(name, () => suite('postgres'))
}

function onSqlite(name: string, suite: (engine: Engine) => void) {
  describe(`${name} on SQLite`, () => {
    suite('sqlite')
  })
}

/** Declares what only PostgreSQL has, several processes on one database for one; without it, it shows as skipped. */
export function onPostgres(name: string, suite: () => void): void {
  describe.skipIf(inject('postgresUrl') === null)(`${name} on PostgreSQL`, () => {
    suite()
  })
}

/** A folder of its own, removed after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aurelio-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The settings of a fresh, empty database, dropped after the file's tests. */
export async function emptyDatabase(engine: Engine) {
  if (engine === 'sqlite') return { engine, file: join(temporaryFolder(), 'aurelio.db') } as const
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name}`)
  atEnd(() => asAdministrator(`drop database if exists ${name} with (force)`))
  const url = new URL(inject('postgresUrl') ?? '')
  url.pathname = `/${name}`
  return { engine, url: url.href, pool: 10 } as const
}

/** An open database with the product's tables, closed after the file's tests. */
export async function readyDatabase(engine: Engine): Promise<Database> {
  const settings = await emptyDatabase(engine)
  const database = openDatabase(settings, () => {})
  atEnd(database.close)
  await migrate(database)
  return database
}

async function asAdministrator(statement: string) {
  const client = new Client({ connectionString: inject('postgresUrl') ?? '' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
