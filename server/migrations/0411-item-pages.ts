import type { Kysely } from 'kysely'

type Before = { collectionItem: { id: string; collectionId: string; title: string; slug: string } }

const atOnce = 500

/** Items have an address of their own, and a page may be the template of theirs. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('collectionItem')
    .addColumn('slug', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await nameAll(db)
  await db.schema
    .createIndex('collectionItem_slug_idx')
    .on('collectionItem')
    .columns(['collectionId', 'slug'])
    .unique()
    .execute()
  await db.schema
    .createTable('itemTemplate')
    .addColumn('pageId', 'text', (c) => c.primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('collectionId', 'text', (c) => c.notNull().references('collection.id').onDelete('cascade'))
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('itemTemplate_prefix_idx').on('itemTemplate').column('prefix').execute()
  await db.schema
    .createIndex('itemTemplate_collection_idx')
    .on('itemTemplate')
    .columns(['collectionId'])
    .execute()
}

async function nameAll(db: Kysely<Before>) {
  const taken = new Set<string>()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('collectionItem')
      .select(['id', 'collectionId', 'title'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, collectionId, title } of rows) {
      const plain = plainSlug(title)
      const slug = taken.has(`${collectionId}/${plain}`) ? `${plain}-${id.slice(0, 8)}` : plain
      taken.add(`${collectionId}/${slug}`)
      await db.updateTable('collectionItem').set({ slug }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) return
    last = end.id
  }
}

function plainSlug(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60)
  return words.replaceAll(/^-+|-+$/g, '') || 'elemento'
}
