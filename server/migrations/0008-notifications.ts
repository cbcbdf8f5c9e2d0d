import { type Kysely, sql } from 'kysely'

/** What people are told of, and which leads their mails have listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addColumn('subjectName', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('readAt', 'text')
    .execute()
  await db.schema
    .createIndex('notification_list_idx')
    .on('notification')
    .columns(['userId', 'workspaceId', 'createdAt', 'id'])
    .execute()
  await db.schema.createIndex('notification_createdAt_idx').on('notification').column('createdAt').execute()
  // While it is unread, the same thing happening again only counts up.
  await db.schema
    .createIndex('notification_unread_idx')
    .unique()
    .on('notification')
    .columns(['userId', 'workspaceId', 'kind', 'subjectId'])
    .where(sql<boolean>`"readAt" is null`)
    .execute()
  await db.schema
    .createTable('leadMail')
    .addColumn('pageId', 'text', (c) => c.notNull().primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pending', 'integer', (c) => c.notNull().check(sql`"pending" in (0, 1)`))
    .addColumn('listedUntil', 'text', (c) => c.notNull())
    .addColumn('nextAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('leadMail_due_idx').on('leadMail').columns(['pending', 'nextAt']).execute()
}
