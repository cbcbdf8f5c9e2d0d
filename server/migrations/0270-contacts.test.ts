import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

type Before = {
  id: string
  workspaceId: string
  emailKey: string | null
  phoneKey: string | null
  personId: string | null
}

const agreed = (...texts: string[]) =>
  JSON.stringify({ publicationId: 'p', address: '/p/x', consents: texts.map((text) => ({ text, link: '' })) })

/** Who every lead was of by the queries of before: its own mail and phone, and whatever the team had joined. */
function sameBefore(leads: readonly Before[], lead: Before): string[] {
  const shares = (one: Before, other: Before) =>
    one.workspaceId === other.workspaceId &&
    ((one.emailKey !== null && one.emailKey === other.emailKey) ||
      (one.phoneKey !== null && one.phoneKey === other.phoneKey) ||
      (one.personId !== null && one.personId === other.personId))
  const own = leads.filter((other) => other === lead || shares(lead, other))
  const joined = leads.filter(
    ({ personId, workspaceId }) =>
      workspaceId === lead.workspaceId && personId !== null && own.some((each) => each.personId === personId),
  )
  return leads
    .filter((other) => [lead, ...joined].some((one) => one === other || shares(one, other)))
    .map(({ id }) => id)
}

/** The whole chain of it. */
function closure(leads: readonly Before[], lead: Before): string[] {
  let found = new Set([lead.id])
  for (let before = 0; before !== found.size;) {
    before = found.size
    found = new Set(
      leads.filter(({ id }) => found.has(id)).flatMap((each) => [each.id, ...sameBefore(leads, each)]),
    )
  }
  return [...found].toSorted()
}

/** 600 leads of two workspaces who share mails, phones and what the team joined, by a chance that is the same each time. */
function chance(): Before[] {
  let state = 20_261_126
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const maybe = (text: string, below: number, share: number) =>
    next(100) < share ? `${text}${next(below)}` : null
  return Array.from({ length: 600 }, (_, at) => ({
    id: `lead-${String(at).padStart(3, '0')}`,
    workspaceId: next(4) === 0 ? 'otro' : 'estudio',
    emailKey: maybe('m', 300, 75),
    phoneKey: maybe('6', 400, 60),
    personId: maybe('persona-', 12, 6),
  }))
}

async function filled(database: Database, leads: readonly (Before & { proof?: string })[]) {
  await migrateThrough(
    database,
    migrationNames.filter((name) => name < '0270'),
  )
  const now = database.engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
  for (const id of ['estudio', 'otro'])
    await sql`insert into "organization" ("id", "name", "slug", "createdAt") values (${id}, ${id}, ${id}, ${now})`.execute(
      database.kysely,
    )
  for (const [at, { id, workspaceId, emailKey, phoneKey, personId, proof = '{}' }] of leads.entries())
    await sql`insert into "lead" ("id", "workspaceId", "pageName", "formId", "spam", "createdAt", "fields", "emailKey",
      "phoneKey", "personId", "proof") values (${id}, ${workspaceId}, 'Captación', 'form-1', 0,
      ${new Date(1_790_000_000_000 + at).toISOString()}, '[]', ${emailKey}, ${phoneKey}, ${personId}, ${proof})`.execute(
      database.kysely,
    )
}

const at = (number: number) => new Date(1_790_000_000_000 + number).toISOString()

onBothEngines('people who wrote', (engine) => {
  async function opened() {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    return database
  }

  it('are contacts afterwards, each lead with all that it was together with before', async () => {
    const database = await opened()
    const leads = chance()
    await filled(database, leads)
    await migrate(database)

    const rows = await database
      .query()
      .selectFrom('lead')
      .leftJoin('contact', 'contact.id', 'lead.contactId')
      .select(['lead.id', 'lead.contactId', 'contact.workspaceId', 'mail', 'mergeId', 'joinedBy'])
      .execute()
    const personOf = new Map(rows.map(({ id, contactId, mergeId }) => [id, mergeId ?? contactId ?? id]))
    const byPerson = Map.groupBy(leads, ({ id }) => personOf.get(id) ?? '')
    for (const lead of leads) {
      const after = byPerson
        .get(personOf.get(lead.id) ?? '')
        ?.map(({ id }) => id)
        .toSorted()
      expect(after).toEqual(expect.arrayContaining(sameBefore(leads, lead)))
      expect(after).toEqual(closure(leads, lead))
    }
    for (const { id, contactId, workspaceId, mail } of rows) {
      const lead = leads.find((each) => each.id === id)
      expect(contactId === null).toBe(
        lead?.emailKey === null && lead.phoneKey === null && lead.personId === null,
      )
      expect(workspaceId).toBe(contactId === null ? null : lead?.workspaceId)
      expect(mail).toBe(lead?.emailKey ?? mail)
    }
    expect(rows.some(({ joinedBy }) => joinedBy === 'team')).toBe(true)
    expect(rows.some(({ joinedBy }) => joinedBy === 'phone')).toBe(true)
  })

  it('keep what they agreed to, each text a version of its workspace', async () => {
    const database = await opened()
    const one = { workspaceId: 'estudio', phoneKey: null, personId: null }
    await filled(database, [
      { ...one, id: 'a', emailKey: 'ana@x.es', proof: agreed('Acepto la política') },
      { ...one, id: 'b', emailKey: 'ana@x.es', proof: agreed('Acepto la política', 'Quiero el boletín') },
      { ...one, id: 'c', emailKey: 'eva@x.es', workspaceId: 'otro', proof: agreed('Quiero el boletín') },
      { ...one, id: 'd', emailKey: null, proof: agreed('Acepto la política') },
      { ...one, id: 'e', emailKey: 'leo@x.es', proof: 'null' },
    ])
    await migrate(database)
    const consents = await database
      .query()
      .selectFrom('contactConsent')
      .innerJoin('consentWording', 'consentWording.id', 'wordingId')
      .innerJoin('contact', 'contact.id', 'contactId')
      .select(['mail', 'text', 'version', 'firstAt', 'lastAt'])
      .orderBy('mail')
      .orderBy('version')
      .execute()
    expect(consents).toEqual([
      { mail: 'ana@x.es', text: 'Acepto la política', version: 1, firstAt: at(0), lastAt: at(1) },
      { mail: 'ana@x.es', text: 'Quiero el boletín', version: 2, firstAt: at(1), lastAt: at(1) },
      { mail: 'eva@x.es', text: 'Quiero el boletín', version: 1, firstAt: at(2), lastAt: at(2) },
    ])
  })
})
