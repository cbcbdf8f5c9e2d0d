import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { seenBy } from '../seen/store.ts'
import type { Contacts } from './contacts.ts'

/** How many of one name are looked at: more is a common name, and says nothing. */
const mostOfOneName = 50

export type Keys = Pick<LeadRow, 'id' | 'emailKey' | 'phoneKey' | 'contactId'>

/** Who a lead is from: contacts, and by what those of their leads are known that no contact is known of yet. */
export type WhoWrote = {
  id: string
  contacts: Awaited<ReturnType<Contacts['personOf']>>['contacts']
  mails: string[]
  phones: string[]
}

/** As much of it as tells their leads. */
type Known = Pick<WhoWrote, 'id' | 'mails' | 'phones'> & { contacts: readonly { id: string }[] }

/** Which leads are of one person: those of its contacts, and what has just come in from them. */
export function personStore(database: Database, contacts: Pick<Contacts, 'bearing' | 'personOf'>) {
  const eb = expressionBuilder<Tables, 'lead'>()

  /** The person of a lead, or of a mail or phone. */
  async function personOf(
    workspaceId: string,
    { id, emailKey, phoneKey, contactId }: Keys,
  ): Promise<WhoWrote> {
    const reach = { email: emailKey ?? '', phone: phoneKey ?? '' }
    const ids = contactId === null ? await contacts.bearing(workspaceId, reach) : [contactId]
    const { contacts: whole, mails, phones } = await contacts.personOf(workspaceId, ids)
    return {
      id,
      contacts: whole,
      mails: distinct([...mails, emailKey]),
      phones: distinct([...phones, phoneKey]),
    }
  }

  /** The condition under which a row of `lead` is of this person. */
  function isOf({ id, contacts: whole, mails, phones }: Known): Expression<SqlBool> {
    const waits = eb('lead.contactId', 'is', null)
    return eb.or([
      eb('lead.id', '=', id),
      ...(whole.length === 0
        ? []
        : [
            eb(
              'lead.contactId',
              'in',
              whole.map((contact) => contact.id),
            ),
          ]),
      ...(mails.length === 0 ? [] : [eb.and([waits, eb('lead.emailKey', 'in', mails)])]),
      ...(phones.length === 0 ? [] : [eb.and([waits, eb('lead.phoneKey', 'in', phones)])]),
    ])
  }

  return {
    personOf,
    isOf,
    samePerson: async (workspaceId: string, lead: Keys) => isOf(await personOf(workspaceId, lead)),

    /** Others of the same name that nothing else joins to this one, the last first. */
    async alike(scope: Scope, lead: Pick<LeadRow, 'name'>, person: WhoWrote, limit: number) {
      if (lead.name === '') return []
      const rows = await database
        .query()
        .selectFrom('lead')
        .select([
          'id',
          'name',
          'email',
          'phone',
          'pageName',
          'createdAt',
          'emailKey',
          'phoneKey',
          'contactId',
        ])
        .where((each) => each.and(seenBy(database, scope)))
        .where('spam', '=', 0)
        .where('nameKey', '=', searchable(lead.name))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostOfOneName)
        .execute()
      return rows.filter((row) => !isAmong(person, row)).slice(0, limit)
    },

    find(scope: Scope, ids: readonly string[]) {
      return database
        .query()
        .selectFrom('lead')
        .select(['id', 'emailKey', 'phoneKey', 'contactId', 'name', 'email', 'phone', 'proof', 'createdAt'])
        .where((each) => each.and(seenBy(database, scope)))
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    },

    async point(leadId: string, contactId: string) {
      await database.query().updateTable('lead').set({ contactId }).where('id', '=', leadId).execute()
    },

    /** Those of these contacts that a lead still is from. */
    async heldBack(contactIds: readonly string[]): Promise<Set<string | null>> {
      const rows = await database
        .query()
        .selectFrom('lead')
        .select('contactId')
        .distinct()
        .where('contactId', 'in', contactIds)
        .execute()
      return new Set(rows.map(({ contactId }) => contactId))
    },
  }
}
export type PersonStore = ReturnType<typeof personStore>

const holds = (keys: readonly string[], key: string | null) => key !== null && keys.includes(key)

function isAmong({ id, contacts, mails, phones }: WhoWrote, row: Keys): boolean {
  if (row.id === id) return true
  if (row.contactId !== null) return contacts.some((contact) => contact.id === row.contactId)
  return holds(mails, row.emailKey) || holds(phones, row.phoneKey)
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))]
}
