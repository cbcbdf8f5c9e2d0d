import { type Kysely, sql } from 'kysely'

/**
 * Who works on a project, what is noted of it, and which sites and leads it is about. Somebody who leaves the workspace
 * leaves its projects; a link is of one of the two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projectMember')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('projectMember_pk', ['projectId', 'userId'])
    .execute()
  await index('projectMember', 'user', ['userId', 'projectId'])
  await index('projectMember', 'member', ['memberId'])
  await index('projectMember', 'workspace', ['workspaceId'])

  await db.schema
    .createTable('projectNotes')
    .addColumn('projectId', 'text', (c) =>
      c.notNull().primaryKey().references('project.id').onDelete('cascade'),
    )
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('spans', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await index('projectNotes', 'workspace', ['workspaceId'])
  await index('projectNotes', 'author', ['authorId'])

  await db.schema
    .createTable('projectLink')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.references('site.id').onDelete('cascade'))
    .addColumn('leadId', 'text', (c) => c.references('lead.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await index('projectLink', 'workspace', ['workspaceId'])
  for (const thing of ['siteId', 'leadId'] as const) {
    await sql`create unique index ${sql.ref(`projectLink_${thing}_idx`)} on "projectLink" (${sql.ref(thing)}, "projectId")
      where ${sql.ref(thing)} is not null`.execute(db)
  }
  await index('projectLink', 'project', ['projectId', 'createdAt'])

  async function index(table: string, name: string, columns: string[]) {
    await db.schema.createIndex(`${table}_${name}_idx`).on(table).columns(columns).execute()
  }
}
