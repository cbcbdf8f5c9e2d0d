import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

type Row = Record<'id' | 'at' | 'kind' | 'detail', string> &
  Record<'userId' | 'actorId' | 'workspaceId', string | null>
type Tables = {
  auditEvent: Row & { seq: number; digest: string }
  auditChain: { id: number; seq: number; digest: string; firstSeq: number; digestBefore: string }
}

/** Each entry of the record is chained to the one before it; what stands there already becomes the chain's beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auditEvent').addColumn('seq', 'integer').execute()
  await db.schema.alterTable('auditEvent').addColumn('digest', 'text').execute()
  await db.schema
    .createTable('auditChain')
    .addColumn('id', 'integer', (c) =>
      c
        .notNull()
        .primaryKey()
        .check(sql`"id" = 1`),
    )
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('firstSeq', 'integer', (c) => c.notNull())
    .addColumn('digestBefore', 'text', (c) => c.notNull())
    .execute()
  await whileChanging(db, () => chain(db.withTables<Tables>()))
  await db.schema.createIndex('auditEvent_seq_idx').on('auditEvent').column('seq').unique().execute()
}

/** The engine keeps entries from being changed; this once it must not. */
async function whileChanging(db: Kysely<unknown>, work: () => Promise<void>) {
  if (authColumns(db).postgres) {
    await sql`alter table "auditEvent" disable trigger "auditEvent_keep"`.execute(db)
    await work()
    await sql`alter table "auditEvent" enable trigger "auditEvent_keep"`.execute(db)
    return
  }
  await sql`drop trigger "auditEvent_keep_update"`.execute(db)
  await work()
  await sql`create trigger "auditEvent_keep_update" before update on "auditEvent"
    begin select raise(abort, 'auditEvent is append-only'); end`.execute(db)
}

async function chain(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'kind', 'userId', 'actorId', 'workspaceId', 'detail'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  let digest = ''
  for (const [index, { id, at, kind, userId, actorId, workspaceId, detail }] of rows.entries()) {
    const text = JSON.stringify([digest, id, at, kind, userId, actorId, workspaceId, detail])
    digest = createHash('sha256').update(text).digest('base64url')
    await db
      .updateTable('auditEvent')
      .set({ seq: index + 1, digest })
      .where('id', '=', id)
      .execute()
  }
  if (rows.length > 0)
    await db
      .insertInto('auditChain')
      .values({ id: 1, seq: rows.length, digest, firstSeq: 1, digestBefore: '' })
      .execute()
}
