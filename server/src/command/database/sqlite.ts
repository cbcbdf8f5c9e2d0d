import { closeSync, createReadStream, createWriteStream, existsSync, fdatasyncSync, openSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { lockDataFolder } from '../../platform/database/lock.ts'
import { CommandError } from '../command.ts'
import { stepBytes } from '../archive/write-steadily.ts'
import type { DatabaseSource, DatabaseTarget } from './stored-database.ts'

const partName = 'database/aurelio.db'
const countSchema = z.object({ total: z.int() })
const pageSchema = z.object({ page_size: z.int() })
const namesSchema = z.array(z.object({ name: z.string() }))

/**
 * A copy of the file, made beside the server when its parts are asked for: whoever reads a database in WAL mode keeps
 * nobody from writing it. The copy is checked, so that a damaged database does not become a damaged backup.
 */
export async function sqliteSource(file: string, draft: string): Promise<DatabaseSource> {
  if (!existsSync(file))
    throw new CommandError(`Aquí no hay ninguna base de datos: ${file} no existe (ajuste DATA_DIR).`)
  const live = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  return {
    migrations: migrationsIn(live),
    async *parts() {
      await rm(draft, { force: true })
      await copySteadily(live, draft)
      takeInLog(file)
      requireSound(draft)
      const { size } = await stat(draft)
      yield { name: partName, size, content: createReadStream(draft) }
    },
    async close() {
      live.close()
      await rm(draft, { force: true })
    },
  }
}

/**
 * Copies what the database holds at this moment. The open transaction keeps it so: without one, each write of the server
 * would begin the copy anew. Each step is on disk before the next, or commits of the server would wait behind all of it.
 */
async function copySteadily(live: DatabaseSync, draft: string): Promise<void> {
  const { page_size: pageBytes } = pageSchema.parse(live.prepare('PRAGMA page_size').get())
  const disk = openSync(draft, 'wx', 0o600)
  live.exec('BEGIN')
  try {
    live.prepare('select count(*) from sqlite_master').get()
    await backup(live, draft, {
      rate: Math.ceil(stepBytes / pageBytes),
      progress: () => fdatasyncSync(disk),
    })
  } finally {
    live.exec('ROLLBACK')
    closeSync(disk)
  }
}

/**
 * Puts what was written during the copy from the log into the database, which the open transaction kept others from. The
 * next commit of the server would do it, and everybody would wait for it.
 */
function takeInLog(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    database.close()
  }
}

function migrationsIn(database: DatabaseSync) {
  const rows = database.prepare('select name from kysely_migration order by name').all()
  return namesSchema.parse(rows).map(({ name }) => name)
}

/** Throws `CommandError` where a copy is damaged; it is one file from then on. */
function requireSound(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const [result] = copy.prepare('PRAGMA quick_check(1)').all()
    if (Object.values(result ?? {})[0] !== 'ok')
      throw new CommandError('La base de datos está dañada. Recupera una copia anterior.')
  } finally {
    copy.close()
  }
}

/** Takes the whole file beside the present one, whose place it takes at the end. */
export async function sqliteTarget(dataDir: string, file: string): Promise<DatabaseTarget> {
  const unlock = lockDataFolder(dataDir)
  const draft = `${file}.restored`
  return {
    accounts: () => Promise.resolve(existsSync(file) ? accountsIn(file) : 0),
    async take({ name, content }) {
      if (name === partName) await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }))
    },
    async commit() {
      requireSound(draft)
      // What they hold belongs to the file that goes.
      for (const companion of ['-wal', '-shm']) await rm(file + companion, { force: true })
      await rename(draft, file)
    },
    async close() {
      await rm(draft, { force: true })
      unlock()
    },
  }
}

function accountsIn(file: string) {
  const database = new DatabaseSync(file)
  try {
    const hasTable = database.prepare(`select 1 from sqlite_master where name = 'user'`).get()
    if (!hasTable) return 0
    return countSchema.parse(database.prepare('select count(*) as total from user').get()).total
  } finally {
    database.close()
  }
}
