import { type Kysely, sql } from 'kysely'

/** Who made a version of a quiz and why, and what is counted of each: of those that were taken before, out of their attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quizVersion')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('published'))
    .execute()
  await db.schema
    .alterTable('quizVersion')
    .addColumn('label', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('quizVersion')
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute()
  await db.schema
    .createTable('quizVersionCount')
    .addColumn('versionId', 'text', (c) => c.notNull().references('quizVersion.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizVersionCount_pk', ['versionId', 'kind', 'key'])
    .execute()
  const known = sql`"versionId" in (select "id" from "quizVersion")`
  for (const [kind, key, where] of [
    ['started', sql`''`, sql`1 = 1`],
    ['finished', sql`''`, sql`"state" = 'finished'`],
    ['lead', sql`''`, sql`"leadId" is not null`],
    ['result', sql`"at"`, sql`"state" = 'finished'`],
  ] as const)
    await sql`insert into "quizVersionCount" ("versionId", "kind", "key", "count")
      select "versionId", ${sql.lit(kind)}, "key", count(*)
      from (select "versionId", ${key} as "key" from "quizAttempt" where ${known} and ${where}) as "counted"
      group by "versionId", "key"`.execute(db)
  const way = sql`"fromNode" || ' ' || "port" || ' ' || "toNode"`
  await sql`insert into "quizVersionCount" ("versionId", "kind", "key", "count")
    select "versionId", 'way', ${way}, count(*)
    from "quizStep" inner join "quizAttempt" on "quizAttempt"."id" = "quizStep"."attemptId"
    where ${known} group by "versionId", ${way}`.execute(db)
}
