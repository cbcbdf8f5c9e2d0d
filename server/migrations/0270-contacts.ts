import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { authColumns } from './columns.ts'

/**
 * Who wrote becomes a row of its own that leads point to. A mail is a contact, and so is a phone that came without one. Those
 * that shared a phone and those that the team joined are one person from here on, as they were by every query until now.
 * All of it is done by the engine, set by set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTables(db)
  await fillContacts(db)
  await joinPersons(db)
  await pointLeads(db)
  await fillConsents(db)
}

async function makeTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('contact')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('mail', 'text')
    .addColumn('phone', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('mergeId', 'text')
    .addColumn('joinedBy', 'text', (c) => c.check(sql`"joinedBy" in ('phone', 'team')`))
    .addColumn('isApart', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('suppressedAt', 'text')
    .addColumn('suppressedFor', 'text', (c) =>
      c.check(sql`"suppressedFor" in ('bounced', 'complained', 'asked')`),
    )
    .addUniqueConstraint('contact_mail_unique', ['workspaceId', 'mail'])
    .execute()
  await raw(
    db,
    `create unique index "contact_phone_idx" on "contact" ("workspaceId", "phone") where "mail" is null`,
  )
  await raw(db, `create index "contact_merge_idx" on "contact" ("mergeId") where "mergeId" is not null`)
  await db.schema
    .createTable('contactPhone')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('contactId', 'text', (c) => c.notNull().references('contact.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('contactPhone_pk', ['workspaceId', 'phone', 'contactId'])
    .execute()
  await db.schema.createIndex('contactPhone_contact_idx').on('contactPhone').column('contactId').execute()
  await db.schema
    .createTable('consentWording')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('consentWording_unique', ['workspaceId', 'digest'])
    .execute()
  await db.schema
    .createTable('contactConsent')
    .addColumn('contactId', 'text', (c) => c.notNull().references('contact.id').onDelete('cascade'))
    .addColumn('wordingId', 'text', (c) => c.notNull().references('consentWording.id').onDelete('cascade'))
    .addColumn('firstAt', 'text', (c) => c.notNull())
    .addColumn('lastAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('contactConsent_pk', ['contactId', 'wordingId'])
    .execute()
  await db.schema.createIndex('contactConsent_wording_idx').on('contactConsent').column('wordingId').execute()
}

/** A contact of before bears the id of the first of its leads. */
async function fillContacts(db: Kysely<unknown>) {
  const contact = `insert into "contact" ("id", "workspaceId", "mail", "phone", "createdAt")`
  const phone = `insert into "contactPhone" ("workspaceId", "phone", "contactId")`
  await raw(
    db,
    `${contact} select min("id"), "workspaceId", "emailKey", null, min("createdAt") from "lead"
      where "emailKey" is not null group by "workspaceId", "emailKey"`,
  )
  await raw(
    db,
    `${phone} select distinct "lead"."workspaceId", "lead"."phoneKey", "contact"."id" from "lead"
      join "contact" on "contact"."workspaceId" = "lead"."workspaceId" and "contact"."mail" = "lead"."emailKey"
      where "lead"."phoneKey" is not null`,
  )
  await raw(
    db,
    `${contact} select min("id"), "workspaceId", null, "phoneKey", min("createdAt") from "lead"
      where "emailKey" is null and "phoneKey" is not null and not exists (
        select 1 from "contactPhone" where "contactPhone"."workspaceId" = "lead"."workspaceId"
          and "contactPhone"."phone" = "lead"."phoneKey")
      group by "workspaceId", "phoneKey"`,
  )
  await raw(db, `${phone} select "workspaceId", "phone", "id" from "contact" where "phone" is not null`)
  // Whom the team joined to others though they gave neither mail nor phone.
  await raw(
    db,
    `${contact} select "id", "workspaceId", null, null, "createdAt" from "lead"
      where "emailKey" is null and "phoneKey" is null and "personId" is not null`,
  )
}

/** The contact of a row of `lead`. */
const contactOfLead = `case
  when "lead"."emailKey" is not null then (select "contact"."id" from "contact"
    where "contact"."workspaceId" = "lead"."workspaceId" and "contact"."mail" = "lead"."emailKey")
  when "lead"."phoneKey" is not null then (select min("contactId") from "contactPhone"
    where "contactPhone"."workspaceId" = "lead"."workspaceId" and "contactPhone"."phone" = "lead"."phoneKey")
  when "lead"."personId" is not null then "lead"."id" end`

/**
 * What belongs together has the least id of all that it leads to: each takes the least of its neighbours' until nothing
 * changes. Only contacts that share something with another take part.
 */
async function joinPersons(db: Kysely<unknown>) {
  await raw(
    db,
    `create table "contactTie" ("tie" text not null, "contactId" text not null, primary key ("tie", "contactId"))`,
  )
  await raw(
    db,
    `insert into "contactTie" select 'phone ' || "workspaceId" || ' ' || "phone", "contactId" from "contactPhone"
      where ("workspaceId", "phone") in (
        select "workspaceId", "phone" from "contactPhone" group by "workspaceId", "phone" having count(*) > 1)`,
  )
  await raw(
    db,
    `insert into "contactTie" select distinct 'team ' || "workspaceId" || ' ' || "personId", ${contactOfLead}
      from "lead" where "personId" is not null`,
  )
  await raw(db, `create table "contactLabel" ("contactId" text not null primary key, "label" text not null)`)
  await raw(db, `insert into "contactLabel" select distinct "contactId", "contactId" from "contactTie"`)
  await raw(db, `create index "contactTie_contact_idx" on "contactTie" ("contactId")`)
  const least = `(select min("other"."label") from "contactTie" as "mine"
    join "contactTie" as "theirs" on "theirs"."tie" = "mine"."tie"
    join "contactLabel" as "other" on "other"."contactId" = "theirs"."contactId"
    where "mine"."contactId" = "contactLabel"."contactId")`
  for (let changed = 1n; changed > 0n;) {
    const done = await sql
      .raw(`update "contactLabel" set "label" = ${least} where "label" > ${least}`)
      .execute(db)
    changed = done.numAffectedRows ?? 0n
  }
  await raw(
    db,
    `update "contact" set
      "mergeId" = (select "label" from "contactLabel" where "contactLabel"."contactId" = "contact"."id"),
      "joinedBy" = case when exists (select 1 from "contactTie" where "contactTie"."contactId" = "contact"."id"
        and "tie" like 'team %') then 'team' else 'phone' end
      where "id" in (select "contactId" from "contactLabel" where "label" in (
        select "label" from "contactLabel" group by "label" having count(*) > 1))`,
  )
  await db.schema.dropTable('contactTie').execute()
  await db.schema.dropTable('contactLabel').execute()
}

/** The column by which the team joined leads names the contact from now on. */
async function pointLeads(db: Kysely<unknown>) {
  const { postgres } = authColumns(db)
  // What is tallied of leads does not change by it.
  if (postgres) await raw(db, `alter table "lead" disable trigger "lead_tally_update"`)
  await raw(db, `drop index "lead_person_idx"`)
  await raw(
    db,
    `update "lead" set "personId" = ${contactOfLead}
      where "emailKey" is not null or "phoneKey" is not null or "personId" is not null`,
  )
  if (postgres) await raw(db, `alter table "lead" enable trigger "lead_tally_update"`)
  await raw(db, `alter table "lead" rename column "personId" to "contactId"`)
  await raw(
    db,
    `create index "lead_contact_idx" on "lead" ("contactId", "createdAt") where "contactId" is not null`,
  )
}

const wordingSchema = z.array(z.object({ workspaceId: z.string(), text: z.string(), at: z.string() }))

/** Each text that people agreed to is a version, in the order in which they came up. */
async function fillConsents(db: Kysely<unknown>) {
  const { postgres } = authColumns(db)
  const given = postgres
    ? `"lead" cross join lateral json_array_elements(case when json_typeof("proof"::json -> 'consents') = 'array'
        then "proof"::json -> 'consents' else '[]' end) as "consent" ("value")`
    : `"lead" join json_each("lead"."proof", '$.consents') as "consent"`
  const text = `"consent"."value" ->> 'text'`
  const known = `"lead"."proof" like '%"text"%'`
  const { rows } = await sql
    .raw(
      `select "workspaceId", ${text} as "text", min("createdAt") as "at" from ${given} where ${known}
        group by "workspaceId", ${text} order by "workspaceId", "at", "text"`,
    )
    .execute(db)
  const versions = new Map<string, number>()
  for (const wording of wordingSchema.parse(rows)) {
    const version = (versions.get(wording.workspaceId) ?? 0) + 1
    versions.set(wording.workspaceId, version)
    const digest = createHash('sha256').update(wording.text).digest('hex')
    await sql`insert into "consentWording" ("id", "workspaceId", "digest", "text", "version", "createdAt")
      values (${randomUUID()}, ${wording.workspaceId}, ${digest}, ${wording.text}, ${version}, ${wording.at})`.execute(
      db,
    )
  }
  await raw(
    db,
    `insert into "contactConsent" ("contactId", "wordingId", "firstAt", "lastAt")
      select "lead"."contactId", "consentWording"."id", min("lead"."createdAt"), max("lead"."createdAt") from ${given}
      join "consentWording" on "consentWording"."workspaceId" = "lead"."workspaceId" and "consentWording"."text" = ${text}
      where "lead"."contactId" is not null and ${known} group by "lead"."contactId", "consentWording"."id"`,
  )
}

async function raw(db: Kysely<unknown>, statement: string) {
  await sql.raw(statement).execute(db)
}
