import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import { openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { CommandError } from '../command.ts'
import {
  accountsOf,
  addForeignKeys,
  dropForeignKeys,
  emptySchema,
  foreignKeysOf,
  requireAlone,
  tablesOf,
} from '../database/postgres-schema.ts'
import { carry } from './carry.ts'
import { tallySource, tallyTarget } from './compare.ts'
import { moveProgress } from './progress.ts'
import type { Carried } from './source-rows.ts'

/** The index of leads and what is counted with it are each engine's own; the server makes them of the leads. */
const ownOfEngines = /^lead(?:Terms|Tally)/
const namesSchema = z.array(z.object({ name: z.string() }))

type Parts = { client: Client; url: string; file: string; say: (line: string) => void }

/**
 * Brings all rows of a SQLite file that nobody writes into PostgreSQL. Each batch is committed with the note of how far it
 * reaches, so that it may be ended at any moment and begun again. Throws `CommandError` where the database is not empty.
 */
export async function moveInto({ client, url, file, say }: Parts): Promise<void> {
  await upToDate({ engine: 'sqlite', file })
  await client.query(`set time zone 'UTC'`)
  await requireAlone(client)
  const progress = moveProgress(client)
  const digest = await digestOf(file)
  const begun = await progress.begun()
  if (begun?.source === digest) say('Se sigue donde se quedó.')
  else {
    if (begun) say('La base de SQLite ha cambiado desde la otra vez: se empieza de nuevo.')
    else if ((await accountsOf(client)) > 0)
      throw new CommandError('Esa base de datos no está vacía: usa una nueva. No se ha cambiado nada.')
    await begin(client, url, digest)
  }
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = await tablesToCarry(client, source)
    let rows = 0
    for (const table of tables) rows += await carry({ source, client, progress, say }, table)
    say(`Llevadas ${rows.toLocaleString('es')} filas de ${tables.length} tablas. Se comparan una a una…`)
    await requireSame(client, source, tables)
  } finally {
    source.close()
  }
  await finish(client)
  say('Todo está en PostgreSQL, y es lo mismo.')
}

async function upToDate(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = openDatabase(settings, () => {})
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Tables without rows and without what would ask for an order of rows, and the note that a move is under way. */
async function begin(client: Client, url: string, digest: string): Promise<void> {
  await emptySchema(client)
  await upToDate({ engine: 'postgres', url, pool: 1 })
  const foreignKeys = await foreignKeysOf(client)
  await client.query('begin')
  await dropForeignKeys(client, foreignKeys)
  for (const { name } of await tablesOf(client))
    await client.query(`truncate ${client.escapeIdentifier(name)}`)
  await moveProgress(client).begin(digest, foreignKeys)
  await client.query('commit')
}

async function tablesToCarry(client: Client, source: DatabaseSync): Promise<Carried[]> {
  const tables = (await tablesOf(client)).filter(({ name }) => !ownOfEngines.test(name))
  const rows = source
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite@_%' escape '@'`)
    .all()
  const there = new Set(tables.map(({ name }) => name))
  const left = namesSchema
    .parse(rows)
    .filter(({ name }) => !there.has(name) && !ownOfEngines.test(name) && !name.startsWith('kysely_'))
  if (left.length > 0)
    throw new Error(`Tables that PostgreSQL lacks: ${left.map(({ name }) => name).join(', ')}`)
  return tables
}

/** Throws `CommandError`, with the target emptied again, where it holds anything else than the source. */
async function requireSame(client: Client, source: DatabaseSync, tables: readonly Carried[]): Promise<void> {
  for (const table of tables) {
    const [here, there] = [tallySource(source, table), await tallyTarget(client, table)]
    if (here.rows === there.rows && here.sum === there.sum) continue
    await emptySchema(client)
    throw new CommandError(
      `La tabla ${table.name} no ha llegado igual (${there.rows} filas de ${here.rows}). La base de PostgreSQL está vacía otra vez; la de SQLite, como estaba. Repite la orden.`,
    )
  }
}

async function finish(client: Client): Promise<void> {
  const progress = moveProgress(client)
  const begun = await progress.begun()
  await client.query('begin')
  await addForeignKeys(client, begun?.foreignKeys ?? [])
  // Leads wait for their place in the index: the server takes them in as soon as it starts.
  await client.query(`update "jobSchedule" set "nextRunAt" = $1 where kind = 'lead-index'`, [
    new Date().toISOString(),
  ])
  await progress.end()
  await client.query('commit')
  await client.query('analyze')
}
