import { chores } from './app/chores.ts'
import { createVideos } from './app/videos.ts'
import { composeWork } from './app/work.ts'
import { createApp } from './app.ts'
import { openAudit } from './platform/audit/audit.ts'
import { type Changes, openChanges } from './platform/changes/changes.ts'
import { changeChannel } from './platform/changes/store.ts'
import { type Config, ConfigError } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { listenOn } from './platform/database/listen.ts'
import { lockDataFolder } from './platform/database/lock.ts'
import { migrate } from './platform/database/migrate.ts'
import { openEvents } from './platform/events/events.ts'
import { listen, type Listener } from './platform/http/listen.ts'
import { rateLimits } from './platform/http/rate-limits.ts'
import { housekeeping } from './platform/jobs/housekeeping.ts'
import { jobUpkeepStore } from './platform/jobs/job-store.ts'
import { type JobKind, jobChannel, type Jobs, openJobs } from './platform/jobs/jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { openMail } from './platform/mail/mail.ts'
import { openFileStore } from './platform/storage/file-store.ts'

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
    const files = await openFileStore(config.storage)
    const jobs = openJobs(database)
    const mail = openMail({ config, jobs, log })
    const changes = openChanges(database, log)
    const events = openEvents({ database, log })
    const audit = openAudit(database)
    const limits = rateLimits(database, config.rateLimitScale)
    const videos = createVideos({ config, database, files, log, jobs, limits })
    closers.push(videos.close)
    const opened = { database, files, log, mail, changes, jobs, events, audit, limits, videos }
    const parts = { config, webFolder, ...opened }
    const work = composeWork(parts)
    closers.push(events.stop)
    events.start()
    if (config.role !== 'web') {
      const lanes = [
        {
          kinds: [
            housekeeping(database, config.accounts.auditRetentionDays),
            mail.job,
            ...chores({ config, database, jobs, mail }),
            ...videos.chores,
          ],
          concurrency: config.jobsConcurrency,
        },
        videos.downloads,
      ]
      closers.push(await startWork({ config, database, log, jobs, work: lanes }))
    }
    if (config.role !== 'worker') {
      closers.push(hearChanges(config, changes))
      const app = createApp(parts, work)
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
  const database = openDatabase(config.database, (error) =>
    log.error({ error }, 'A database connection broke'),
  )
  try {
    if (database.engine === 'postgres') await database.ping().catch(unreachable)
    await migrate(database)
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

type Work = {
  config: Config
  database: Database
  log: Log
  jobs: Jobs
  /** Each entry gets a worker of its own, so that long work never keeps short work waiting. */
  work: readonly { kinds: readonly JobKind[]; concurrency: number }[]
}

async function startWork({ config, database, log, jobs, work }: Work): Promise<() => Promise<void>> {
  // The lock on the folder says that nobody else works here: what is marked as running is what a dead process left.
  if (config.database.engine === 'sqlite') await jobUpkeepStore(database).returnAll(new Date().toISOString())
  const workers = work.map((each) => startWorker({ database, jobs, ...each, log }))
  const wake = () => workers.forEach((worker) => worker.wake())
  const { database: settings } = config
  const unlisten =
    settings.engine === 'postgres' &&
    listenOn({ url: settings.url, channel: jobChannel, heard: wake, connected: wake })
  return async () => {
    if (unlisten) await unlisten()
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}
