import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/**
 * What leads are found by among a million. `seq` numbers those that the index holds, in the order in which they came;
 * one that it does not hold yet has none, and is read instead. `nameKey` is what they are sorted by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lead = db.schema.alterTable('lead')
  await lead.addColumn('seq', 'bigint').execute()
  await lead.addColumn('nameKey', 'text', (c) => c.notNull().defaultTo('')).execute()
  await sql`create unique index "lead_seq_idx" on "lead" ("seq")`.execute(db)
  await sql`create index "lead_waiting_idx" on "lead" ("createdAt", "id", "workspaceId") where "seq" is null`.execute(
    db,
  )
  await sql`create index "lead_name_idx" on "lead" ("workspaceId", "spam", "nameKey", "id")`.execute(db)
  await sql`create index "lead_value_idx" on "lead" ("workspaceId", "spam", coalesce("valueCents", -1), "id")`.execute(
    db,
  )
  await (authColumns(db).postgres ? postgresTerms(db) : sqliteTerms(db))
}

/** Numbers of what a lead holds, for the inverted index; without its pending list every search costs the same. */
async function postgresTerms(db: Kysely<unknown>) {
  await sql`create sequence "lead_seq"`.execute(db)
  await sql`create table "leadTerms" (
    "seq" bigint primary key references "lead" ("seq") on delete cascade,
    "terms" integer[] not null)`.execute(db)
  await sql`create index "leadTerms_terms_idx" on "leadTerms" using gin ("terms") with (fastupdate = off)`.execute(
    db,
  )
}

/** The same as words; nothing of a lead's own text stands in it. */
async function sqliteTerms(db: Kysely<unknown>) {
  await sql`create virtual table "leadTerms" using fts5(
    terms, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(db)
  await sql`create trigger "lead_terms_gone" after delete on "lead" when old."seq" is not null begin
    delete from "leadTerms" where rowid = old."seq";
  end`.execute(db)
}
