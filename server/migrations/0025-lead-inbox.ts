import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { searchable } from './searchable.ts'

const atOnce = 500

/**
 * What a team keeps with a lead, and the notes and changes of it. `emailKey` and `phoneKey` are the same for the same
 * person however they wrote them; `search` and `teamSearch` hold what a lead is
 * looked for by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLeads(db)
  await fillLeads(db)
  await db.schema
    .createTable('leadEntry')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('leadId', 'text', (c) => c.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('authorId', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('subjectId', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  const indexes = [
    ['leadEntry_lead_idx', 'leadEntry', ['leadId', 'at', 'id']],
    ['leadEntry_workspace_idx', 'leadEntry', ['workspaceId']],
    ['lead_state_idx', 'lead', ['workspaceId', 'spam', 'state', 'createdAt', 'id']],
    ['lead_assignee_idx', 'lead', ['assigneeId', 'workspaceId', 'spam', 'createdAt', 'id']],
    ['lead_email_idx', 'lead', ['emailKey', 'workspaceId', 'createdAt', 'id']],
    ['lead_phone_idx', 'lead', ['phoneKey', 'workspaceId', 'createdAt', 'id']],
  ] as const
  for (const [name, table, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

async function extendLeads(db: Kysely<unknown>) {
  const lead = db.schema.alterTable('lead')
  await lead
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('new')
        .check(sql`"state" in ('new', 'contacted', 'won', 'lost')`),
    )
    .execute()
  await lead.addColumn('spamReason', 'text').execute()
  await lead.addColumn('version', 'integer', (c) => c.notNull().defaultTo(1)).execute()
  for (const name of ['name', 'email', 'phone', 'search', 'teamSearch'])
    await lead.addColumn(name, 'text', (c) => c.notNull().defaultTo('')).execute()
  for (const name of ['emailKey', 'phoneKey']) await lead.addColumn(name, 'text').execute()
  await lead.addColumn('assigneeId', 'text', (c) => c.references('user.id').onDelete('set null')).execute()
  await lead.addColumn('valueCents', 'bigint').execute()
  await lead.addColumn('labels', 'text', (c) => c.notNull().defaultTo('[]')).execute()
}

const rowsSchema = z.array(z.object({ id: z.string(), spam: z.number(), fields: z.string() }))
const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() })).catch([])

/** Who the leads are from that came before: by the names that the form itself gave to such fields. */
async function fillLeads(db: Kysely<unknown>) {
  for (let last = ''; ;) {
    const { rows } = await sql`
      select "id", "spam", "fields" from "lead" where "id" > ${last} order by "id" limit ${atOnce}
    `.execute(db)
    const found = rowsSchema.parse(rows)
    for (const { id, spam, fields } of found) {
      const given = fieldsSchema.parse(JSON.parse(fields))
      const valueOf = (...names: string[]) =>
        given.find(({ name }) => names.includes(name.toLowerCase()))?.value ?? ''
      const email = valueOf('email')
      const phone = valueOf('phone', 'telefono')
      const search = searchable(given.map(({ value }) => value).join('\n'))
      await sql`update "lead" set "name" = ${valueOf('name', 'nombre')}, "email" = ${email}, "phone" = ${phone},
        "emailKey" = ${emailKey(email)}, "phoneKey" = ${phoneKey(phone)}, "search" = ${search},
        "spamReason" = ${spam === 1 ? 'trap' : null} where "id" = ${id}`.execute(db)
    }
    const end = found.at(-1)?.id
    if (end === undefined || found.length < atOnce) return
    last = end
  }
}

function emailKey(email: string) {
  return email === '' ? null : email.toLowerCase()
}

/** The digits, without the prefix of Spain. */
function phoneKey(phone: string) {
  const digits = phone.replaceAll(/\D/g, '').replace(/^(?:00)?34(?=\d{9}$)/, '')
  return digits === '' ? null : digits
}
