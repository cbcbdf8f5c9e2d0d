import type { Kysely } from 'kysely'

/** Who called a letter unwanted, and how much has gone where within an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('letterRecipient')
    .addColumn('complained', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('letter')
    .addColumn('perHour', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('letterPace')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('letterPace_pk', ['workspaceId', 'what', 'hour'])
    .execute()
  await db.schema
    .createTable('sendingSetting')
    .addColumn('workspaceId', 'text', (c) =>
      c.notNull().primaryKey().references('organization.id').onDelete('cascade'),
    )
    .addColumn('perDomainHour', 'integer', (c) => c.notNull())
    .addColumn('warmUpFrom', 'text')
    .execute()
}
