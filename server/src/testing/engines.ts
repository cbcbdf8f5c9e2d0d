import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import type { Config } from '../platform/config.ts'
import { type Database, type Engine, openDatabase } from '../platform/database/database.ts'
import { atEnd } from './at-end.ts'
import { databaseOn, dropDatabase, makeDatabase, migratedName } from './postgres-databases.ts'

/**
 * Which suites PostgreSQL gets: all of them, or those whose statements differ (`npm test`, which leaves to the deep ones what
 * both engines are told in the same words), or the others (the deep ones, which come after it). `scripts/gates.mjs` says so.
 */
const wanted = process.env['TEST_ENGINES']

/**
 * Declares a suite once for each engine. Its statements are built for both by the same library: in `npm test` SQLite stands
 * for it.
 */
export function onEachEngine(name: string, suite: (engine: Engine) => void): void {
  onSqlite(name, suite)
  if (wanted !== 'where they differ') describePostgres(name, () => suite('postgres'), true)
}

/** The same for statements that are written for each engine, or by hand: `npm test` runs both halves. */
export function onBothEngines(name: string, suite: (engine: Engine) => void): void {
  onSqlite(name, suite)
  onPostgres(name, () => suite('postgres'))
}

function onSqlite(name: string, suite: (engine: Engine) => void) {
  describe(`${name} on SQLite`, () => {
    suite('sqlite')
  })
}

/**
 * Declares what only PostgreSQL has, several processes on one database for one. It shows as skipped without a PostgreSQL, and
 * where `npm test` has run it already.
 */
export function onPostgres(name: string, suite: () => void): void {
  describePostgres(name, suite, wanted !== 'where they do not differ')
}

function describePostgres(name: string, suite: () => void, isWanted: boolean) {
  describe.runIf(isWanted && inject('postgresUrl') !== null)(`${name} on PostgreSQL`, () => {
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
export function emptyDatabase(engine: Engine): Promise<Config['database']> {
  return engine === 'sqlite' ? Promise.resolve(ownFile()) : ownDatabase()
}

/** The same with the product's tables, and nothing in them. */
export async function migratedDatabase(engine: Engine): Promise<Config['database']> {
  if (engine === 'postgres') return ownDatabase(migratedName)
  const settings = ownFile()
  copyTables(settings.file)
  return settings
}

/** Puts an SQLite database with the product's tables where none is yet. */
export function copyTables(file: string): void {
  copyFileSync(inject('migratedFile'), file, constants.COPYFILE_EXCL)
}

/** An open database with the product's tables, closed after the file's tests. */
export async function readyDatabase(engine: Engine): Promise<Database> {
  const database = openDatabase(await migratedDatabase(engine), () => {})
  atEnd(database.close)
  return database
}

function ownFile() {
  return { engine: 'sqlite', file: join(temporaryFolder(), 'aurelio.db') } as const
}

async function ownDatabase(template?: string) {
  const url = inject('postgresUrl') ?? ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await makeDatabase(url, name, template)
  atEnd(() => dropDatabase(url, name))
  return { engine: 'postgres', url: databaseOn(url, name), pool: 10 } as const
}
