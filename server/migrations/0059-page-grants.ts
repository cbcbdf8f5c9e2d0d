import { type Kysely, sql } from 'kysely'

/**
 * A site, or a single page, that is shared with a client. Each row names one of them, and goes with it and with the
 * membership; where the other one is null, the unique indexes do not speak of the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pageGrant')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.references('site.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.references('page.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull().check(sql`"level" in ('view', 'comment', 'approve')`))
    .addColumn('leads', 'integer', (c) => c.notNull().check(sql`"leads" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('createdBy', 'text')
    .addCheckConstraint('page_grant_of_one', sql`("siteId" is null) <> ("pageId" is null)`)
    .execute()
  const on = (name: string) => db.schema.createIndex(name).on('pageGrant')
  await on('page_grant_site_idx').columns(['siteId', 'userId']).unique().execute()
  await on('page_grant_page_idx').columns(['pageId', 'userId']).unique().execute()
  await on('page_grant_user_idx').column('userId').execute()
  await on('page_grant_member_idx').column('memberId').execute()
  await on('page_grant_workspace_idx').column('workspaceId').execute()
}
