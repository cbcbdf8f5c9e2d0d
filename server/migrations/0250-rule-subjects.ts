import { type Kysely, sql } from 'kysely'

/** What waits for rules of leads names its lead as every subject of rules is named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "job" set "input" = replace("input", '"leadId":', '"subjectId":') where "kind" = 'lead-rules'`.execute(
    db,
  )
}
