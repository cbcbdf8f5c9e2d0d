import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

/** What a team keeps of its work with leads: named filters, labels, what it imported, removed and erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadView')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('leadView_workspace_idx')
    .on('leadView')
    .columns(['workspaceId', 'name'])
    .execute()
  await db.schema.alterTable('lead').addColumn('deletedAt', 'text').execute()
  await sql`create index "lead_deleted_idx" on "lead" ("deletedAt") where "deletedAt" is not null`.execute(db)
  // What is counted of leads is still counted in the index alone.
  const counted = [
    ['lead_list_idx', ['workspaceId', 'spam', 'createdAt', 'id', 'deletedAt']],
    ['lead_page_idx', ['pageId', 'workspaceId', 'spam', 'createdAt', 'id', 'deletedAt']],
  ] as const
  for (const [name, columns] of counted) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('lead')
      .columns([...columns])
      .execute()
  }
  await db.schema
    .createTable('leadLabel')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('leadLabel_pk', ['workspaceId', 'name'])
    .execute()
  await gatherLabels(db)
  await addImports(db)
  await db.schema
    .createTable('leadErasure')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('leadErasure_workspace_idx')
    .on('leadErasure')
    .columns(['workspaceId', 'at'])
    .execute()
}

async function addImports(db: Kysely<unknown>) {
  await db.schema
    .createTable('leadImport')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('encoding', 'text', (c) => c.notNull())
    .addColumn('delimiter', 'text', (c) => c.notNull())
    .addColumn('columns', 'text', (c) => c.notNull())
    .addColumn('preview', 'text', (c) => c.notNull())
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('rows', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('readBytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('imported', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('brokenLine', 'integer')
    .execute()
  await db.schema
    .createIndex('leadImport_workspace_idx')
    .on('leadImport')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema
    .alterTable('lead')
    .addColumn('importId', 'text', (c) => c.references('leadImport.id').onDelete('set null'))
    .execute()
  await sql`create index "lead_import_idx" on "lead" ("importId") where "importId" is not null`.execute(db)
}

const rowsSchema = z.array(z.object({ workspaceId: z.string(), labels: z.string() }))
const labelsSchema = z.array(z.string()).catch([])

/** The labels that leads have already. */
async function gatherLabels(db: Kysely<unknown>) {
  const { rows } =
    await sql`select distinct "workspaceId", "labels" from "lead" where "labels" <> '[]'`.execute(db)
  for (const { workspaceId, labels } of rowsSchema.parse(rows))
    for (const name of labelsSchema.parse(JSON.parse(labels)))
      await sql`insert into "leadLabel" ("workspaceId", "name") values (${workspaceId}, ${name})
        on conflict do nothing`.execute(db)
}
