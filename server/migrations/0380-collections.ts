import type { Kysely } from 'kysely'

/**
 * Collections of a workspace and their items. What an item says in a field stands once more in `collectionValue`, as it is
 * sorted and compared by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collection')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('clients', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('collection_workspace_idx')
    .on('collection')
    .columns(['workspaceId', 'search', 'id'])
    .execute()

  await db.schema
    .createTable('collectionItem')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('collectionId', 'text', (c) => c.notNull().references('collection.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('collectionItem_updated_idx')
    .on('collectionItem')
    .columns(['collectionId', 'updatedAt', 'id'])
    .execute()
  await db.schema
    .createIndex('collectionItem_state_idx')
    .on('collectionItem')
    .columns(['collectionId', 'state', 'updatedAt', 'id'])
    .execute()

  // What is looked for is read here alone, without the rest of the items.
  await db.schema
    .createIndex('collectionItem_search_idx')
    .on('collectionItem')
    .columns(['collectionId', 'search', 'id'])
    .execute()

  await db.schema
    .createTable('collectionValue')
    .addColumn('itemId', 'text', (c) => c.notNull().references('collectionItem.id').onDelete('cascade'))
    .addColumn('collectionId', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('onlyText', 'text')
    .addPrimaryKeyConstraint('collectionValue_pk', ['itemId', 'field'])
    .execute()
  await db.schema
    .createIndex('collectionValue_text_idx')
    .on('collectionValue')
    .columns(['collectionId', 'field', 'text', 'itemId'])
    .execute()
  // Nothing is like nothing: items that say nothing in a field do not stand in each other's way.
  await db.schema
    .createIndex('collectionValue_only_idx')
    .on('collectionValue')
    .columns(['collectionId', 'field', 'onlyText'])
    .unique()
    .execute()
}
