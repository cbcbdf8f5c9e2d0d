import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'

/** How much was counted: visits of two years, on so many pages. */
export const amounts = { pages: 500, days: 730, visits: 10_000_000 } as const
const hoursKept = 61 * 24
const mixDays = 92
/** What the visits of one page have in common, in a day and in a month. */
const profilesOfDay = 20
const profilesOfMonth = 120
const idBytes = 6
const dayMs = 24 * 60 * 60 * 1000
const rowsAtOnce = 500

/** As the product makes the id of a scope. */
function idOf(parts: readonly string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, idBytes)
}

type Place = { workspaceId: string; siteId: string }

/** Fills the sums as if so many visits had been counted by now: the product's own tables, every row that it would have. */
export async function seed(database: Database, { workspaceId, siteId }: Place): Promise<readonly string[]> {
  const pages = Array.from({ length: amounts.pages }, () => randomUUID())
  const scopes = pages.map((pageId) => ({ id: idOf([workspaceId, '', pageId]), workspaceId, siteId, pageId }))
  const site = { id: idOf([workspaceId, siteId]), workspaceId, siteId, pageId: '' }
  const whole = { id: idOf([workspaceId, '']), workspaceId, siteId: '', pageId: '' }
  await insertAll([...scopes, site, whole], (rows) =>
    database.query().insertInto('visitScope').values(rows).execute(),
  )
  await insertAll(profiles(), (rows) => database.query().insertInto('visitProfile').values(rows).execute())
  // By a table of its own, which days, hours and profiles are drawn from.
  await database
    .query()
    .schema.createTable('benchPage')
    .addColumn('scope', 'bigint')
    .addColumn('share', 'integer')
    .execute()
  const shares = scopes.map(({ id }, at) => ({ scope: id, share: shareOf(at) }))
  for (const { scope, share } of shares)
    await sql`insert into "benchPage" values (${scope}, ${share})`.execute(database.query())
  await database
    .query()
    .schema.createTable('benchDay')
    .addColumn('bucket', 'integer')
    .addColumn('hours', 'integer')
    .execute()
  for (const [bucket, hour] of lastDays())
    await sql`insert into "benchDay" values (${bucket}, ${hour})`.execute(database.query())
  await fill(database, [site.id, whole.id])
  await sql`drop table "benchPage"`.execute(database.query())
  await sql`drop table "benchDay"`.execute(database.query())
  return pages
}

/** Some pages are looked at much more than others: visits a day. */
function shareOf(at: number) {
  return Math.max(1, Math.round((amounts.visits / amounts.days / 6.8 / (at + 1)) * 1))
}

/** Each day as a bucket, with the hour that it begins with. */
function lastDays(): [bucket: number, hour: number][] {
  return Array.from({ length: amounts.days }, (_, back) => {
    const at = new Date(Date.now() - back * dayMs)
    const begin = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
    return [Number(at.toISOString().slice(0, 10).replaceAll('-', '')), (begin / dayMs) * 24]
  })
}

function profiles() {
  const sources = ['', 'google.com', 'boletin', 'instagram.com', 'bing.com']
  const devices = ['mobile', 'desktop', 'tablet']
  const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge']
  const campaigns = ['', 'otono']
  return Array.from({ length: profilesOfMonth }, (_, at) => ({
    id: at + 1,
    source: sources[at % 5] ?? '',
    kind: at % 5 === 0 ? 'direct' : 'other',
    campaign: campaigns[Math.floor(at / 60) % 2] ?? '',
    medium: '',
    device: devices[Math.floor(at / 5) % 3] ?? '',
    browser: browsers[Math.floor(at / 15) % 4] ?? '',
    language: 'es',
    country: 'ES',
    variant: 'A',
  }))
}

async function fill(database: Database, sums: readonly number[]) {
  const query = database.query()
  const run = (text: string) => sql.raw(text).execute(query)
  const figures = (visits: string) => `${visits}, (${visits}) * 3 / 4 + 1, (${visits}) / 20`
  const rest = '0, 0, 0, 0, 0'
  const counts = 'sum("visits"), sum("visitors"), sum("conversions")'
  await run(
    `insert into "visitTotal" select "scope", "bucket", ${figures('"share" + "bucket" % 3')}, ${rest} from "benchPage", "benchDay"`,
  )
  await run(
    `insert into "visitTotal" select "scope", -("bucket" / 100), ${counts}, ${rest} from "visitTotal" where "bucket" > 19000000 group by "scope", "bucket" / 100`,
  )
  const hours = `with recursive "hour"("h") as (select 0 union all select "h" + 1 from "hour" where "h" < 23)`
  await run(
    `insert into "visitTotal" ${hours} select "scope", "hours" + "h", ${figures('"share" / 24 + "h" % 2')}, ${rest} from "benchPage", "benchDay", "hour" where "hours" > (select max("hours") from "benchDay") - ${hoursKept}`,
  )
  const kinds = (most: number) =>
    `with recursive "kind"("k") as (select 1 union all select "k" + 1 from "kind" where "k" < ${most})`
  await run(
    `insert into "visitMix" ${kinds(profilesOfDay)} select "scope", "bucket", "k" + "bucket" % 5 * 20, ${figures(`"share" / ${profilesOfDay} + 1`)} from "benchPage", "benchDay", "kind" where "hours" > (select max("hours") from "benchDay") - ${mixDays * 24}`,
  )
  await run(
    `insert into "visitMix" ${kinds(profilesOfMonth)} select "scope", -("month"."of"), "k", ${figures(`"share" * 30 / ${profilesOfMonth} + 1`)} from "benchPage", (select distinct "bucket" / 100 as "of" from "benchDay") as "month", "kind"`,
  )
  for (const scope of sums) {
    await run(
      `insert into "visitTotal" select ${scope}, "bucket", ${counts}, ${rest} from "visitTotal" where "scope" in (select "scope" from "benchPage") group by "bucket"`,
    )
    await run(
      `insert into "visitMix" select ${scope}, "bucket", "profile", ${counts} from "visitMix" where "scope" in (select "scope" from "benchPage") group by "bucket", "profile"`,
    )
  }
}

async function insertAll<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce))
}
