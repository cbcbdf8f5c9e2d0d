import { type Kysely, sql } from 'kysely'

/**
 * Of whom or what a piece of work speaks, so that it goes with them by key. Mails about leads that went out before had
 * no key: the queue forgets them now, as it would have done in some days; those that still wait are told by the link in
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobSubject')
    .addColumn('jobId', 'text', (c) => c.notNull().references('job.id').onDelete('cascade'))
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('jobSubject_pk', ['subjectId', 'jobId'])
    .execute()
  await db.schema.createIndex('job_subject_job_idx').on('jobSubject').column('jobId').execute()
  await sql`
    delete from "job"
    where "kind" = 'mail' and "state" in ('done', 'failed', 'cancelled') and "input" like '%/aurelio-builder/leads%'
  `.execute(db)
  await sql`
    insert into "jobSubject" ("jobId", "subjectId")
    select "job"."id", "lead"."id" from "job" inner join "lead" on "job"."input" like '%leads?lead=' || "lead"."id" || '%'
    where "job"."kind" = 'mail' and "job"."input" like '%/aurelio-builder/leads?lead=%'
  `.execute(db)
}
