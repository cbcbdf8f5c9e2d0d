import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { ContactPhoneRow } from '../../platform/database/tables/contacts.ts'

export type NewContact = { mail: string | null; phone: string | null; createdAt: string }

/** The rows of those who wrote. Whoever puts several in does so in one order, so that two at once never wait for each other. */
export function contactStore(database: Database) {
  return {
    /** The contact of each mail. */
    async byMail(workspaceId: string, mails: readonly string[]): Promise<Map<string, string>> {
      if (mails.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('contact')
        .select(['id', 'mail'])
        .where('workspaceId', '=', workspaceId)
        .where('mail', 'in', mails)
        .execute()
      return new Map(rows.flatMap(({ id, mail }) => (mail === null ? [] : [[mail, id] as const])))
    },
    /** Who gave each of these phones, with a mail or without. */
    async byPhone(workspaceId: string, phones: readonly string[]): Promise<Map<string, string[]>> {
      if (phones.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('contactPhone')
        .select(['phone', 'contactId'])
        .where('workspaceId', '=', workspaceId)
        .where('phone', 'in', phones)
        .orderBy('contactId')
        .execute()
      const byPhone = Map.groupBy(rows, ({ phone }) => phone)
      return new Map([...byPhone].map(([phone, of]) => [phone, of.map(({ contactId }) => contactId)]))
    },
    /** Those that are new, as they were put in; what is there already stays as it is. */
    async add(workspaceId: string, contacts: readonly NewContact[]): Promise<string[]> {
      if (contacts.length === 0) return []
      const rows = await database
        .query()
        .insertInto('contact')
        .values(contacts.map((contact) => ({ ...contact, id: randomUUID(), workspaceId })))
        .onConflict((oc) => oc.doNothing())
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    /** The contact of each phone that came without a mail. */
    async alone(workspaceId: string, phones: readonly string[]): Promise<Map<string, string>> {
      if (phones.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('contact')
        .select(['id', 'phone'])
        .where('workspaceId', '=', workspaceId)
        .where('mail', 'is', null)
        .where('phone', 'in', phones)
        .execute()
      return new Map(rows.flatMap(({ id, phone }) => (phone === null ? [] : [[phone, id] as const])))
    },
    /** Those of these phones that a contact had not given before. */
    async addPhones(rows: readonly ContactPhoneRow[]): Promise<string[]> {
      if (rows.length === 0) return []
      const added = await database
        .query()
        .insertInto('contactPhone')
        .values(rows)
        .onConflict((oc) => oc.doNothing())
        .returning('phone')
        .execute()
      return added.map(({ phone }) => phone)
    },
    phonesOf(workspaceId: string, contactIds: readonly string[]): Promise<ContactPhoneRow[]> {
      if (contactIds.length === 0) return Promise.resolve([])
      return database
        .query()
        .selectFrom('contactPhone')
        .selectAll()
        .where('contactId', 'in', contactIds)
        .where('workspaceId', '=', workspaceId)
        .execute()
    },
    async remove(workspaceId: string, ids: readonly string[]): Promise<void> {
      await database
        .query()
        .deleteFrom('contact')
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', ids)
        .execute()
    },
  }
}
