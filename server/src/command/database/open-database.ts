import type { Config } from '../../platform/config.ts'
import { postgresSource, postgresTarget } from './postgres.ts'
import { sqliteSource, sqliteTarget } from './sqlite.ts'
import type { DatabaseSource, DatabaseTarget } from './stored-database.ts'

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
