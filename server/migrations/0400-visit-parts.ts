import { type Kysely, PostgresAdapter, sql } from 'kysely'

const dimensions = [
  'source',
  'kind',
  'campaign',
  'medium',
  'device',
  'browser',
  'language',
  'country',
  'variant',
] as const
const rowsAtOnce = 5000

type Profile = Record<(typeof dimensions)[number], string> & { id: number }
type Mix = { bucket: number; profile: number; visits: number; visitors: number; conversions: number }
type Part = Omit<Mix, 'profile'> & { scope: number; dimension: string; key: string }

/**
 * What visits are by each single thing that they have in common, added up of what has been counted so far, scope by scope:
 * engines would look up the same few ways to come millions of times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = !(db.getExecutor().adapter instanceof PostgresAdapter)
  const table = db.schema
    .createTable('visitPart')
    .addColumn('scope', 'bigint', (c) => c.notNull().references('visitScope.id').onDelete('cascade'))
    .addColumn('dimension', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addColumn('conversions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visitPart_pk', ['scope', 'dimension', 'key', 'bucket'])
  // The key is all that these rows are found by: on SQLite they stand in its order, and nowhere else.
  await (isSqlite ? table.modifyEnd(sql`without rowid`) : table).execute()

  const profiles = new Map(
    (await sql<Profile>`select * from "visitProfile"`.execute(db)).rows.map((row) => [row.id, row]),
  )
  const scopes = await sql<{ id: number }>`select "id" from "visitScope" order by "id"`.execute(db)
  for (const { id } of scopes.rows) {
    const mixes = await sql<Mix>`
      select "bucket", "profile", "visits", "visitors", "conversions" from "visitMix" where "scope" = ${id}`.execute(
      db,
    )
    const parts = partsOf(id, mixes.rows, profiles)
    for (let from = 0; from < parts.length; from += rowsAtOnce)
      await insert(db, isSqlite, parts.slice(from, from + rowsAtOnce))
  }
}

function partsOf(scope: number, mixes: readonly Mix[], profiles: ReadonlyMap<number, Profile>): Part[] {
  const parts = dimensions.map(() => new Map<string, Map<number, Part>>())
  for (const { bucket, profile, visits, visitors, conversions } of mixes) {
    const way = profiles.get(profile)
    if (!way) continue
    for (const [at, dimension] of dimensions.entries()) {
      const key = way[dimension]
      const buckets = parts[at]?.get(key) ?? new Map<number, Part>()
      parts[at]?.set(key, buckets)
      const part = buckets.get(bucket) ?? {
        scope,
        dimension,
        key,
        bucket,
        visits: 0,
        visitors: 0,
        conversions: 0,
      }
      buckets.set(bucket, part)
      part.visits += visits
      part.visitors += visitors
      part.conversions += conversions
    }
  }
  return parts.flatMap((keys) => [...keys.values()].flatMap((buckets) => [...buckets.values()]))
}

async function insert(db: Kysely<unknown>, isSqlite: boolean, parts: readonly Part[]) {
  const text = JSON.stringify(parts)
  await (
    isSqlite
      ? sql`insert into "visitPart" select "value" ->> 'scope', "value" ->> 'dimension', "value" ->> 'key',
          "value" ->> 'bucket', "value" ->> 'visits', "value" ->> 'visitors', "value" ->> 'conversions'
        from json_each(${text}) where true order by 1, 2, 3, 4`
      : sql`insert into "visitPart" select "scope", "dimension", "key", "bucket", "visits", "visitors", "conversions"
        from json_to_recordset(cast(${text} as json)) as "each" ("scope" bigint, "dimension" text, "key" text,
          "bucket" integer, "visits" integer, "visitors" integer, "conversions" integer)`
  ).execute(db)
}
