import type { Config } from '../../platform/config.ts'
import type { Part } from '../archive/manifest.ts'
import { postgresSource, postgresTarget } from './postgres.ts'
import { sqliteSource, sqliteTarget } from './sqlite.ts'

export const databaseFolder = 'database/'

/** A database; its parts are what it holds at the moment when the first is asked for, however long reading them takes. */
export type DatabaseSource = {
  migrations: readonly string[]
  parts: () => AsyncIterable<Part>
  close: () => Promise<void>
}

/** An installation's database that takes what a source gave. */
export type DatabaseTarget = {
  /** How many accounts it holds; 0 where there is no database yet. */
  accounts: () => Promise<number>
  /** Takes one part; nothing of it is to be seen before `commit`. */
  take: (part: Part) => Promise<void>
  commit: () => Promise<void>
  /** Lets go of it; what was not committed is gone. */
  close: () => Promise<void>
}

/** `draft`: a file that the source may use while it is open. Throws `CommandError` where there is nothing to read. */
export function openSource({ database }: Config, draft: string): Promise<DatabaseSource> {
  return database.engine === 'sqlite' ? sqliteSource(database.file, draft) : postgresSource(database.url)
}

/** `migrations`: what the database that is to come has seen. Throws `CommandError` where a server works with it. */
export function openTarget(
  { database, dataDir }: Config,
  migrations: readonly string[],
): Promise<DatabaseTarget> {
  return database.engine === 'sqlite'
    ? sqliteTarget(dataDir, database.file)
    : postgresTarget(database.url, migrations)
}
