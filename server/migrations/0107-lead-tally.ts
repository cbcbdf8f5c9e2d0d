import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/**
 * How many leads each page and each person of the team has of each month, by UTC: of those that have a number in the
 * index. One that has just come has none and is counted by looking at it, so that taking it costs nothing here. The
 * engine itself keeps step, whatever a lead changes by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadTally')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('page', 'person')`))
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addColumn('leads', 'bigint', (c) => c.notNull())
    .addColumn('openLeads', 'bigint', (c) => c.notNull())
    .addColumn('wonLeads', 'bigint', (c) => c.notNull())
    .addColumn('wonCents', 'bigint', (c) => c.notNull())
    .execute()
  const { postgres } = authColumns(db)
  const unique = postgres ? '' : 'unique'
  await raw(
    db,
    `create ${unique} index "leadTally_idx" on "leadTally" ("workspaceId", "kind", "month", "subjectId")`,
  )
  await raw(db, `insert into "leadTally" ${summed(tallied('"lead"', 1))}`)
  await (postgres ? followOnPostgres(db) : followOnSqlite(db))
}

/**
 * A statement adds what it changed as rows of its own, which a job adds up: whoever changed the same row would wait for
 * each other.
 */
async function followOnPostgres(db: Kysely<unknown>) {
  const changes = {
    update: [`${tallied('"before"', -1)} union all ${tallied('"after"', 1)}`, 'new table as "after"'],
    delete: [tallied('"before"', -1), ''],
  } as const
  for (const [change, [rows, after]] of Object.entries(changes)) {
    await raw(
      db,
      `create function "lead_tally_${change}"() returns trigger language plpgsql as $$ begin
        insert into "leadTally" ${summed(rows)}; return null;
      end $$`,
    )
    await raw(
      db,
      `create trigger "lead_tally_${change}" after ${change} on "lead"
        referencing old table as "before" ${after} for each statement execute function "lead_tally_${change}"()`,
    )
  }
}

/** There is one who writes: a row is changed in its place. */
async function followOnSqlite(db: Kysely<unknown>) {
  await raw(
    db,
    `create trigger "lead_tally_update"
      after update of "seq", "spam", "deletedAt", "createdAt", "pageId", "assigneeId", "state", "valueCents" on "lead"
      when old."seq" is not null or new."seq" is not null begin ${add('old', -1)} ${add('new', 1)} end`,
  )
  await raw(
    db,
    `create trigger "lead_tally_delete" after delete on "lead" when old."seq" is not null begin ${add('old', -1)} end`,
  )
}

/** Adds a row of `lead` to the tally, or takes it away. */
function add(row: 'old' | 'new', sign: 1 | -1) {
  return `
    insert into "leadTally"
    select ${row}."workspaceId", "kind", substr(${row}."createdAt", 1, 7), "subjectId", ${figures(row, sign)}
    from (select 'page' as "kind", coalesce(${row}."pageId", '') as "subjectId"
      union all select 'person', ${row}."assigneeId")
    where "subjectId" is not null and ${isCounted(row)}
      and exists (select 1 from "organization" where "id" = ${row}."workspaceId")
    on conflict do update set "leads" = "leads" + excluded."leads", "openLeads" = "openLeads" + excluded."openLeads",
      "wonLeads" = "wonLeads" + excluded."wonLeads", "wonCents" = "wonCents" + excluded."wonCents";`
}

/** What rows like those of `lead` count for, twice: for their page and for who looks after them. */
function tallied(rows: string, sign: 1 | -1) {
  const of = (kind: string, subject: string) => `
    select "workspaceId", '${kind}' as "kind", substr("createdAt", 1, 7) as "month", ${subject} as "subjectId",
      ${figures(rows, sign)} from ${rows} where ${isCounted(rows)} and ${subject} is not null`
  return `${of('page', `coalesce("pageId", '')`)} union all ${of('person', '"assigneeId"')}`
}

function figures(row: string, sign: 1 | -1) {
  const won = `${row}."state" = 'won'`
  return `${sign} as "leads", ${only(`${row}."state" in ('new', 'contacted')`, `${sign}`)} as "openLeads",
    ${only(won, `${sign}`)} as "wonLeads", ${only(won, `${sign} * coalesce(${row}."valueCents", 0)`)} as "wonCents"`
}

function only(condition: string, value: string) {
  return `case when ${condition} then ${value} else 0 end`
}

function isCounted(row: string) {
  return `${row}."seq" is not null and ${row}."spam" = 0 and ${row}."deletedAt" is null`
}

/** One row a month of each; of a workspace that is going with its leads none. */
function summed(rows: string) {
  const sums = ['leads', 'openLeads', 'wonLeads', 'wonCents'].map((name) => `sum("${name}")`)
  return `select "workspaceId", "kind", "month", "subjectId", ${sums.join(', ')} from (${rows}) as "row"
    where exists (select 1 from "organization" where "organization"."id" = "row"."workspaceId")
    group by "workspaceId", "kind", "month", "subjectId"
    having ${sums.map((sum) => `${sum} <> 0`).join(' or ')}`
}

async function raw(db: Kysely<unknown>, statement: string) {
  await sql.raw(statement).execute(db)
}
