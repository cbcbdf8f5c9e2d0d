import type { Kysely } from 'kysely'

/** Which lessons of the academy a person has seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lessonSeen')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('lesson', 'text', (c) => c.notNull())
    .addColumn('seenAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lessonSeen_pk', ['userId', 'lesson'])
    .execute()
}
