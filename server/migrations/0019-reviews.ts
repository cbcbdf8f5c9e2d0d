import { type Kysely, sql } from 'kysely'

/**
 * Reviews of pages by clients. A review keeps what is looked at: the document, and the file that was made of it, with its
 * digest. It names its page without a foreign key, for its file has to be removed with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReviews(db)
  await createLinks(db)
  await createThreads(db)
  await createDecisions(db)
}

async function createReviews(db: Kysely<unknown>) {
  await db.schema
    .createTable('review')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('pageName', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('fileKey', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`"state" in ('waiting', 'approved', 'changes')`))
    .addColumn('askedBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('review_version_unique', ['pageId', 'version'])
    .execute()
  await db.schema
    .createIndex('review_list_idx')
    .on('review')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
}

async function createLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('reviewLink')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('reviewId', 'text', (c) => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text')
    .addColumn('createdBy', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text')
    .addColumn('revokedAt', 'text')
    .addColumn('seenAt', 'text')
    .execute()
  await db.schema.createIndex('reviewLink_reviewId_idx').on('reviewLink').column('reviewId').execute()
  await db.schema
    .createIndex('reviewLink_list_idx')
    .on('reviewLink')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
}

async function createThreads(db: Kysely<unknown>) {
  await db.schema
    .createTable('reviewThread')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('reviewId', 'text', (c) => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('element', 'text', (c) => c.notNull())
    .addColumn('x', 'real', (c) => c.notNull())
    .addColumn('y', 'real', (c) => c.notNull())
    .addColumn('resolvedAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('reviewThread_reviewId_idx').on('reviewThread').column('reviewId').execute()
  await db.schema
    .createTable('reviewComment')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('threadId', 'text', (c) => c.notNull().references('reviewThread.id').onDelete('cascade'))
    .addColumn('userId', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('team', 'integer', (c) => c.notNull().check(sql`"team" in (0, 1)`))
    .addColumn('internal', 'integer', (c) => c.notNull().check(sql`"internal" in (0, 1)`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('reviewComment_threadId_idx').on('reviewComment').column('threadId').execute()
}

async function createDecisions(db: Kysely<unknown>) {
  await db.schema
    .createTable('reviewDecision')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('reviewId', 'text', (c) => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('verdict', 'text', (c) => c.notNull().check(sql`"verdict" in ('approved', 'changes')`))
    .addColumn('userId', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('team', 'integer', (c) => c.notNull().check(sql`"team" in (0, 1)`))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('reviewDecision_reviewId_idx').on('reviewDecision').column('reviewId').execute()
}
