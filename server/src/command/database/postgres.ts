import { once } from 'node:events'
import type { Client } from 'pg'
import { type CopyStreamQuery, from, to } from 'pg-copy-streams'
import { z } from 'zod'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateThrough } from '../../platform/database/migrate.ts'
import { CommandError } from '../command.ts'
import { bytesOf } from '../archive/read-archive.ts'
import { type Part, partOf } from '../archive/manifest.ts'
import {
  accountsOf,
  addForeignKeys,
  connectTo,
  dropForeignKeys,
  emptySchema,
  foreignKeysOf,
  requireAlone,
  type Table,
  tableSchema,
  tablesOf,
} from './postgres-schema.ts'
import type { DatabaseSource, DatabaseTarget } from './stored-database.ts'

const planName = 'database/tables.json'
const sequenceSchema = z.object({ name: z.string(), value: z.string().nullable() })
const planSchema = z.object({ tables: z.array(tableSchema), sequences: z.array(sequenceSchema) })
type Plan = z.infer<typeof planSchema>
const namesSchema = z.array(z.object({ name: z.string() }))
/** Rows of a table stand in parts of about so many bytes: their size has to be known before they are written. */
const partBytes = 4 * 1024 * 1024

/** The rows of all tables by COPY, in one transaction that sees them as they are when their parts are asked for. */
export async function postgresSource(url: string): Promise<DatabaseSource> {
  const client = await connectTo(url)
  if ((await tablesOf(client)).length === 0)
    throw new CommandError('En esa base de datos no hay ninguna instalación (ajuste DATABASE_URL).')
  const { rows } = await client.query('select name from kysely_migration order by name')
  return {
    migrations: namesSchema.parse(rows).map(({ name }) => name),
    async *parts() {
      await client.query('begin isolation level repeatable read read only')
      const plan: Plan = { tables: await tablesOf(client), sequences: await sequencesOf(client) }
      yield partOf(planName, Buffer.from(JSON.stringify(plan)))
      for (const table of plan.tables) yield* rowsOf(client, table)
    },
    close: () => client.end(),
  }
}

async function sequencesOf(client: Client) {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema()`,
  )
  return z.array(sequenceSchema).parse(rows)
}

async function* rowsOf(client: Client, { name, columns }: Table): AsyncGenerator<Part> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  let nth = 0
  const part = () => {
    const made = partOf(`database/${name}/${String((nth += 1)).padStart(6, '0')}.copy`, Buffer.concat(chunks))
    chunks = []
    bytes = 0
    return made
  }
  const copied: AsyncIterable<Buffer> = client.query(
    to(`copy ${client.escapeIdentifier(name)} (${listed(client, columns)}) to stdout`),
  )
  for await (const chunk of copied) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= partBytes) yield part()
  }
  if (bytes > 0) yield part()
}

function listed(client: Client, columns: readonly string[]) {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/**
 * Takes rows into tables that are made anew, as the migrations of the source made them, in one transaction; what later
 * versions changed of them follows when the server starts.
 */
export async function postgresTarget(url: string, migrations: readonly string[]): Promise<DatabaseTarget> {
  const client = await connectTo(url)
  const accounts = await accountsOf(client)
  let plan: Plan | undefined
  let open: { table: string; stream: CopyStreamQuery } | undefined

  async function begin(part: Part) {
    plan = planSchema.parse(JSON.parse(String(await bytesOf(part))))
    await requireAlone(client)
    await emptySchema(client)
    await migrateAs(url, migrations)
    await client.query('begin')
    foreignKeys = await foreignKeysOf(client)
    await dropForeignKeys(client, foreignKeys)
    // What migrations put there stands among the rows that come.
    for (const { name } of plan.tables) await client.query(`delete from ${client.escapeIdentifier(name)}`)
  }
  let foreignKeys: Awaited<ReturnType<typeof foreignKeysOf>> = []

  async function endTable() {
    if (!open) return
    const { stream } = open
    open = undefined
    stream.end()
    await once(stream, 'finish')
  }

  async function startTable(name: string) {
    await endTable()
    const table = plan?.tables.find((each) => each.name === name)
    if (!table) throw new Error(`The archive has rows of an unknown table: ${name}`)
    const copy = `copy ${client.escapeIdentifier(name)} (${listed(client, table.columns)}) from stdin`
    open = { table: name, stream: client.query(from(copy)) }
    return open
  }

  return {
    accounts: () => Promise.resolve(accounts),
    async take(part) {
      if (part.name === planName) return begin(part)
      const [, table = ''] = part.name.split('/')
      const { stream } = open?.table === table ? open : await startTable(table)
      for await (const chunk of part.content) if (!stream.write(chunk)) await once(stream, 'drain')
    },
    async commit() {
      await endTable()
      await addForeignKeys(client, foreignKeys)
      for (const { name, value } of plan?.sequences ?? [])
        if (value !== null) await client.query('select setval($1::regclass, $2)', [`"${name}"`, value])
      await client.query('commit')
    },
    close: () => client.end(),
  }
}

async function migrateAs(url: string, names: readonly string[]) {
  const database = openDatabase({ engine: 'postgres', url, pool: 1 }, () => {})
  try {
    await migrateThrough(database, names)
  } finally {
    await database.close()
  }
}
