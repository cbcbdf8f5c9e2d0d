import { rules } from './app/access.ts'
import { assemble } from './app/assemble.ts'
import { createApp } from './app.ts'
import type { Changes } from './platform/changes/changes.ts'
import { changeChannel } from './platform/changes/store.ts'
import type { Config } from './platform/config.ts'
import { ConfigError } from './platform/config-error.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { checkInstallation, requireWhole } from './platform/database/installation.ts'
import { listenOn } from './platform/database/listen.ts'
import { lockDataFolder } from './platform/database/lock.ts'
import { migrate } from './platform/database/migrate.ts'
import { outboxChannel } from './platform/events/notify.ts'
import type { Feature } from './platform/feature.ts'
import { listen, type Listener } from './platform/http/listen.ts'
import { tableImportSweep } from './platform/table-imports/sweep-job.ts'
import { housekeeping } from './platform/housekeeping.ts'
import { statistics } from './platform/jobs/statistics.ts'
import { jobUpkeepStore } from './platform/jobs/job-store.ts'
import { jobChannel, queuedElsewhere } from './platform/jobs/jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { sweepJob } from './platform/storage/sweep-job.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { openPlatform, type Platform } from './platform/platform.ts'

const graceMs = 10_000

export type RunningServer = { stop: () => Promise<void> }

/**
 * Starts what the role asks for: lock, migrate, then listen and work. Throws `ConfigError`, with everything closed
 * again, where the data folder, the database or the port cannot be had.
 */
export async function startServer(config: Config, webFolder: string): Promise<RunningServer> {
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    const log = createLog(config.logLevel)
    closers.push(() => log.flush())
    if (config.database.engine === 'sqlite') closers.push(lockDataFolder(config.dataDir))
    const database = await readyDatabase(config, log)
    closers.push(database.close)
    const platform = await openPlatform({ config, log, database, rules })
    const { changes, events } = platform
    const product = assemble(platform)
    closers.push(...product.features.flatMap(({ close }) => close ?? []))
    closers.push(events.stop)
    events.start()
    if (config.role !== 'web') closers.push(await startWork(platform, product.features))
    if (config.role !== 'worker') {
      closers.push(hearChanges(config, changes), ...hearRooms(config, product.features))
      const app = createApp(platform, product, webFolder)
      const listener: Listener = await listen(app, config.port, config.host)
      closers.push(() => listener.stop(graceMs), changes.endStreams)
    }
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readyDatabase(config: Config, log: Log): Promise<Database> {
  const database = openDatabase(
    config.database,
    (error) => log.error({ error }, 'A database connection broke'),
    (state) => log.warn({ state }, 'How the read replica is has changed'),
  )
  try {
    if (database.engine === 'postgres') {
      await database.ping().catch(unreachable)
      await requireWhole(database)
    }
    await migrate(database)
    // SQLite's stands in the folder itself.
    if (database.engine === 'postgres' && config.dataDirCounts)
      await checkInstallation(database, config.dataDir)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The address holds a password, so it is not repeated. */
function unreachable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  throw new ConfigError(
    `No se puede conectar con PostgreSQL${code}: revisa el ajuste DATABASE_URL y que el servidor esté en marcha.`,
    { cause: error },
  )
}

/** Where other processes write too, their changes come by PostgreSQL. */
function hearChanges({ database: settings }: Config, changes: Changes): () => Promise<void> {
  if (settings.engine !== 'postgres') return () => Promise.resolve()
  const { hear, tellAll } = changes
  return listenOn({ url: settings.url, channel: changeChannel, heard: hear, connected: tellAll })
}

/** What the rooms of other processes say to those of this one. */
function hearRooms({ database: settings }: Config, features: readonly Feature[]) {
  if (settings.engine !== 'postgres') return []
  return features.flatMap(({ hears }) => (hears ? [listenOn({ url: settings.url, ...hears })] : []))
}

/** Other processes bring work by PostgreSQL alone; `heard` without a message where some may have been missed. */
function hearOthers({ database: settings }: Config, channel: string, heard: (message?: string) => void) {
  return settings.engine === 'postgres'
    ? [listenOn({ url: settings.url, channel, heard, connected: () => heard() })]
    : []
}

async function startWork(platform: Platform, features: readonly Feature[]): Promise<() => Promise<void>> {
  const { config, database, events, files, log, jobs, mail } = platform
  const kinds = [
    housekeeping(database, config.accounts.auditRetentionDays),
    tableImportSweep({ database, files }),
    statistics(database),
    mail.job,
    sweepJob(
      files,
      features.flatMap((feature) => feature.files ?? []),
      log,
    ),
    ...features.flatMap((feature) => feature.jobs ?? []),
  ]
  const own = features.flatMap(({ ownWorker }) => ownWorker ?? [])
  // The lock on the folder says that nobody else works here: what is marked as running is what a dead process left.
  if (config.database.engine === 'sqlite') await jobUpkeepStore(database).returnAll(new Date().toISOString())
  const workers = [{ kinds, concurrency: config.jobsConcurrency }, ...own].map((each) =>
    startWorker({ database, jobs, ...each, log }),
  )
  const unlisten = [
    ...hearOthers(config, jobChannel, (message) => {
      const queued = message === undefined ? undefined : queuedElsewhere(message)
      workers.forEach((worker) => worker.wake(queued))
    }),
    ...hearOthers(config, outboxChannel, () => events.wake()),
  ]
  return async () => {
    for (const end of unlisten) await end()
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}
