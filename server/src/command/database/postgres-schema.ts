import { Client } from 'pg'
import { z } from 'zod'
import { moveTable } from '../../platform/database/installation.ts'
import { CommandError } from '../command.ts'

/** One of the product's tables, by the names that it has on the database; generated columns are not among them. */
export const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })
export type Table = z.infer<typeof tableSchema>
const typedTableSchema = tableSchema.extend({ types: z.array(z.string()) })
export const foreignKeySchema = z.object({ table: z.string(), name: z.string(), definition: z.string() })
export type ForeignKey = z.infer<typeof foreignKeySchema>
const countSchema = z.tuple([z.object({ total: z.coerce.number() })])

/** What Kysely keeps of migrations is written by migrating; the other is of a move that is under way. */
const notes = new Set(['kysely_migration', 'kysely_migration_lock', moveTable])

/** Throws `CommandError` where PostgreSQL does not answer; the address holds a password, so it is not repeated. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    throw new CommandError(
      'No se puede conectar con PostgreSQL: revisa su dirección y que el servidor esté en marcha.',
      { cause: error },
    )
  }
  // Whatever is under way fails by itself.
  client.on('error', () => {})
  return client
}

/** The product's tables with the types of their columns; none in an empty database. */
export async function tablesOf(client: Client): Promise<z.infer<typeof typedTableSchema>[]> {
  const { rows } = await client.query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, null) order by a.attnum) as types
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return z
    .array(typedTableSchema)
    .parse(rows)
    .filter(({ name }) => !notes.has(name))
}

export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by c.conname`,
  )
  return z.array(foreignKeySchema).parse(rows)
}

/** Rows may come in any order between these two; the second checks them all. Within one transaction, or kept by the caller. */
export async function dropForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
}

export async function addForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

export async function accountsOf(client: Client): Promise<number> {
  const tables = await tablesOf(client)
  if (!tables.some(({ name }) => name === 'user')) return 0
  const { rows } = await client.query('select count(*) as total from "user"')
  return countSchema.parse(rows)[0].total
}

/** Throws `CommandError` where anybody else is connected: a server that works would write among what comes. */
export async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select count(*) as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const [{ total }] = countSchema.parse(rows)
  if (total > 0)
    throw new CommandError(
      `Alguien usa la base de datos (${total} ${total === 1 ? 'conexión' : 'conexiones'}): detén antes el servidor.`,
    )
}

/** Takes away all that the product has in a database: tables, sequences, functions, and notes of migrations and moves. */
export async function emptySchema(client: Client): Promise<void> {
  for (const name of [...(await tablesOf(client)).map((table) => table.name), ...notes])
    await client.query(`drop table if exists ${client.escapeIdentifier(name)} cascade`)
  const { rows } = await client.query(
    `select format('drop sequence %I cascade', sequencename) as statement from pg_sequences where schemaname = current_schema()
     union all select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
       where p.pronamespace = current_schema()::regnamespace
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { statement } of z.array(z.object({ statement: z.string() })).parse(rows))
    await client.query(statement)
}
