import type { Kysely } from 'kysely'

/** Families of letters that a workspace brings for the kits of its sites, and the files that each consists of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ownFont')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('removedAt', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('ownFont_once_idx')
    .on('ownFont')
    .columns(['workspaceId', 'family', 'removedAt'])
    .unique()
    .execute()
  await db.schema
    .createTable('ownFontFace')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('fontId', 'text', (c) => c.notNull().references('ownFont.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('leastWeight', 'integer', (c) => c.notNull())
    .addColumn('mostWeight', 'integer', (c) => c.notNull())
    .addColumn('italic', 'integer', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('rareSize', 'bigint', (c) => c.notNull())
    .addColumn('measures', 'text', (c) => c.notNull())
    .addColumn('missing', 'text', (c) => c.notNull())
    .addColumn('licensedBy', 'text', (c) => c.notNull())
    .addColumn('licensedName', 'text', (c) => c.notNull())
    .addColumn('licensedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ownFontFace_font_idx').on('ownFontFace').column('fontId').execute()
  await db.schema
    .createIndex('ownFontFace_once_idx')
    .on('ownFontFace')
    .columns(['fontId', 'italic', 'leastWeight', 'mostWeight'])
    .unique()
    .execute()
  await db.schema.createIndex('ownFontFace_workspace_idx').on('ownFontFace').column('workspaceId').execute()
}
