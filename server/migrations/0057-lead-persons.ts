import { type Kysely, sql } from 'kysely'

/** Leads that the team says are of one person, whatever mail and phone they bear; and since when a webhook fails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('personId', 'text').execute()
  await sql`create index "lead_person_idx" on "lead" ("personId", "workspaceId") where "personId" is not null`.execute(
    db,
  )
  await db.schema.alterTable('webhook').addColumn('failingSince', 'text').execute()
}
