import type { Kysely } from 'kysely'

/** What assistants do to pages, or propose, stands beside the order of each page; whoever makes a token says which of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('apiToken')
    .addColumn('changes', 'text', (c) => c.notNull().defaultTo('done'))
    .execute()
  await db.schema
    .createTable('assistantChange')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('tokenId', 'text', (c) => c.notNull())
    .addColumn('assistant', 'text', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('operations', 'text', (c) => c.notNull())
    .addColumn('inverse', 'text')
    .addColumn('sequence', 'integer')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('decidedBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('decidedAt', 'text')
    .addUniqueConstraint('assistant_change_once', ['pageId', 'tokenId', 'session', 'n'])
    .execute()
  await db.schema
    .createIndex('assistant_change_page_idx')
    .on('assistantChange')
    .columns(['pageId', 'state', 'at'])
    .execute()
  await db.schema
    .createIndex('assistant_change_token_idx')
    .on('assistantChange')
    .columns(['workspaceId', 'tokenId', 'at'])
    .execute()
  await db.schema
    .createIndex('assistant_change_decided_idx')
    .on('assistantChange')
    .column('decidedBy')
    .execute()
}
