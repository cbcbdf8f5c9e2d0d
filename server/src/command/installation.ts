import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { lockDataFolder } from '../platform/database/lock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log/log.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'

/**
 * Gives `work` what the server stands on, beside the server where that is running. A database that is still empty gets its
 * tables; any other is left as its server has it.
 */
export async function withPlatform<Result>(
  config: Config,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const log = createLog('silent')
  const database = openDatabase(config.database, () => {})
  try {
    await prepare(config, database)
    // With it come all rooms: a file of its own, so that the server is not read as one of twice the size.
    const { rules } = await import('../app/access.ts')
    return await work(await openPlatform({ config, log, database, rules }))
  } finally {
    await database.close()
    log.flush()
  }
}

async function prepare(config: Config, database: Database): Promise<void> {
  const tables = await database.kysely.introspection.getTables().catch((error: unknown) => {
    throw new ConfigError('La base de datos no responde: revisa DATABASE_URL, o el disco.', { cause: error })
  })
  if (tables.length > 0) return
  const unlock = config.database.engine === 'sqlite' ? lockDataFolder(config.dataDir) : () => {}
  try {
    await migrate(database)
  } finally {
    unlock()
  }
}
