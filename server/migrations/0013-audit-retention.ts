import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/** What stands in the record for less than thirty days is removed by nobody; what is older may go by the setting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (authColumns(db).postgres) {
    await sql`create or replace function "auditEvent_keep"() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' and old."at"::timestamptz < now() - interval '30 days' then return old; end if;
        raise exception 'auditEvent is append-only';
      end $$`.execute(db)
    return
  }
  await sql`drop trigger "auditEvent_keep_delete"`.execute(db)
  await sql`create trigger "auditEvent_keep_delete" before delete on "auditEvent"
    when julianday(old."at") >= julianday('now', '-30 days')
    begin select raise(abort, 'auditEvent is append-only'); end`.execute(db)
}
