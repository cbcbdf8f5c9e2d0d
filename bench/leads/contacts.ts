// npm run bench:contacts: how long the migration takes that makes contacts of those who wrote, and what asking for one person costs then.
import { readdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import { inTemporaryFolder } from '../../e2e/product/product.ts'
import { contactBook } from '../../server/src/features/contacts/contacts.ts'
import { personStore } from '../../server/src/features/leads/persons/store.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { startPostgres } from '../../server/src/testing/postgres.ts'
import { amount, seedLeads } from './seed.ts'

const folder = new URL('../../server/migrations/', import.meta.url)
const mine = '0270'
const asked = 200
const migrationSchema = z.object({ up: z.custom<Migration['up']>((value) => typeof value === 'function') })

async function migrateTo(database: Database, isWanted: (name: string) => boolean) {
  const names = (await readdir(folder)).filter(
    (name) => /^\d.*\.ts$/.test(name) && !name.endsWith('.test.ts'),
  )
  const migrations: Record<string, Migration> = {}
  for (const name of names.toSorted().filter(isWanted))
    migrations[name] = migrationSchema.parse(await import(new URL(name, folder).href))
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function owner(database: Database) {
  const isPostgres = database.engine === 'postgres'
  const now = isPostgres ? sql`now()` : sql`'2026-11-01'`
  const flag = isPostgres ? sql`false` : sql`0`
  await sql`insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'w', 'w', ${now})`.execute(
    database.kysely,
  )
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('u', 'u', 'u@ejemplo.es', ${flag}, ${now}, ${now})`.execute(database.kysely)
  await sql`insert into "page" ("id", "workspaceId", "name", "document", "version", "createdAt", "updatedAt")
    values ('p', 'w', 'p', '{}', 1, '2026', '2026')`.execute(database.kysely)
  return { workspaceId: 'w', userId: 'u', pageIds: ['p'] }
}

/** Some thousands whom the team joined, beside those who share a phone by chance. */
async function joinSome(database: Database) {
  await sql`update "lead" set "personId" = 'joined ' || substr("id", 1, 3)
    where "id" in (select "id" from "lead" order by "id" limit ${Math.ceil(amount / 500)})`.execute(
    database.kysely,
  )
}

async function measure(name: string, database: Database) {
  await migrateTo(database, (each) => each < mine)
  await seedLeads(database, await owner(database))
  await joinSome(database)
  if (database.engine === 'postgres') await sql`analyze`.execute(database.kysely)
  const started = performance.now()
  await migrateTo(database, (each) => each <= `${mine}~`)
  const seconds = (performance.now() - started) / 1000
  await sql`analyze`.execute(database.kysely)
  const { query } = database
  const count = async (table: 'contact' | 'contactPhone' | 'contactConsent') =>
    (
      await query()
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total
  const left = await query()
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('contactId', 'is', null)
    .executeTakeFirstOrThrow()
  console.log(
    `${name}: ${amount} leads in ${seconds.toFixed(1)} s; ${await count('contact')} contacts, ${await count('contactPhone')} phones, ${await count('contactConsent')} consents, ${left.total} leads without.`,
  )
  const persons = personStore(database, contactBook(database))
  const leads = await query()
    .selectFrom('lead')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(asked)
    .execute()
  const times: number[] = []
  for (const lead of leads) {
    const from = performance.now()
    await query()
      .selectFrom('lead')
      .select('id')
      .where('workspaceId', '=', 'w')
      .where(await persons.samePerson('w', lead))
      .orderBy('createdAt', 'desc')
      .limit(200)
      .execute()
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  console.log(`  all that one person sent: median ${at(0.5)} ms, 95th ${at(0.95)} ms of ${asked}.`)
}

const [only] = process.argv.slice(2)
if (only !== 'postgres')
  await inTemporaryFolder(async (temporary) => {
    const database = openDatabase({ engine: 'sqlite', file: join(temporary, 'aurelio.db') }, () => {})
    await measure('SQLite', database)
    await database.close()
  })
const postgres = only === 'sqlite' ? null : await startPostgres()
if (postgres) {
  const database = openDatabase({ engine: 'postgres', url: postgres.url, pool: 2 }, () => {})
  try {
    await measure('PostgreSQL', database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}
console.log(
  `Load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}.`,
)
