import { type Kysely, sql } from 'kysely'

/** Who looks after how many leads, counted in the index alone; leads of nobody are not in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "lead_care_idx" on "lead" ("workspaceId", "assigneeId", "state", "createdAt")
    where "spam" = 0 and "deletedAt" is null and "assigneeId" is not null`.execute(db)
}
