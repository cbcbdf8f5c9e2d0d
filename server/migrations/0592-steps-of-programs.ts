import type { Kysely } from 'kysely'

/** A step says by what name a program did it, or proposed it; a version, which programs worked on what it keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pageOperation', 'symbolOperation', 'letterOperation', 'quizOperation'])
    await db.schema.alterTable(table).addColumn('program', 'text').execute()
  await db.schema
    .createTable('versionProgram')
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('version_program_pk', ['versionId', 'name'])
    .execute()
}
