import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/** The auth library's plugins (1.7.6: admin, two-factor, passkey, jwt), pinned like 0001, and the product's own part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendAuthTables(db)
  await createTwoFactorAndKeys(db)
  await db.schema
    .createTable('profile')
    .addColumn('userId', 'text', (c) => c.notNull().primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('bio', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('skills', 'text', (c) => c.notNull())
    .addColumn('socialLinks', 'text', (c) => c.notNull())
    .addColumn('preferences', 'text', (c) => c.notNull())
    .addColumn('photo', 'text')
    .execute()
  await db.schema
    .createTable('usedCode')
    .addColumn('key', 'text', (c) => c.notNull().primaryKey())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
  await createAudit(db)
}

async function extendAuthTables(db: Kysely<unknown>) {
  const { time, flag } = authColumns(db)
  await db.schema.alterTable('user').addColumn('twoFactorEnabled', flag).execute()
  await db.schema.alterTable('user').addColumn('role', 'text').execute()
  await db.schema.alterTable('user').addColumn('banned', flag).execute()
  await db.schema.alterTable('user').addColumn('banReason', 'text').execute()
  await db.schema.alterTable('user').addColumn('banExpires', time).execute()
  await db.schema.alterTable('session').addColumn('impersonatedBy', 'text').execute()
}

async function createTwoFactorAndKeys(db: Kysely<unknown>) {
  const { time, flag } = authColumns(db)
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backupCodes', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', time)
    .execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('deviceType', 'text', (c) => c.notNull())
    .addColumn('backedUp', flag, (c) => c.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', time)
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema
    .createTable('jwks')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('privateKey', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time)
    .addColumn('alg', 'text')
    .addColumn('crv', 'text')
    .execute()
  const indexes = [
    ['twoFactor', 'secret'],
    ['twoFactor', 'userId'],
    ['passkey', 'userId'],
    ['passkey', 'credentialID'],
  ] as const
  for (const [table, column] of indexes)
    await db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute()
}

/** What happened to accounts. No row names a parent, so that it outlives the account; the engine refuses changes. */
async function createAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable('auditEvent')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('actorId', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('auditEvent_user_idx').on('auditEvent').columns(['userId', 'at']).execute()
  const { postgres } = authColumns(db)
  if (postgres) {
    await sql`create function "auditEvent_keep"() returns trigger language plpgsql as
      $$ begin raise exception 'auditEvent is append-only'; end $$`.execute(db)
    await sql`create trigger "auditEvent_keep" before update or delete on "auditEvent"
      for each row execute function "auditEvent_keep"()`.execute(db)
    return
  }
  for (const change of ['update', 'delete'])
    await sql
      .raw(
        `create trigger "auditEvent_keep_${change}" before ${change} on "auditEvent"
         begin select raise(abort, 'auditEvent is append-only'); end`,
      )
      .execute(db)
}
