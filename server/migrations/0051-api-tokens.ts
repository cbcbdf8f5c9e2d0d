import { type Kysely, sql } from 'kysely'

/** What programs of others come with: a digest of each, for nobody needs the token itself again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('apiToken')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('personal', 'workspace')`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull().unique())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text')
    .addColumn('lastUsedAt', 'text')
    .execute()
  await db.schema
    .createIndex('apiToken_list_idx')
    .on('apiToken')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
  await db.schema.createIndex('apiToken_user_idx').on('apiToken').columns(['userId']).execute()
}
