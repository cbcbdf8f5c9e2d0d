import { keysOf, type Reach } from '../../platform/contact-keys.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SuppressionReason } from '../../platform/database/tables/contacts.ts'
import { consentStore } from './consents/store.ts'
import { contactJoining } from './joining/joining.ts'
import { joiningStore } from './joining/store.ts'
import { contactStore } from './store.ts'
import { suppressionStore } from './suppression/store.ts'

/** Somebody who wrote, as they said how to reach them, and the texts that they agreed to. */
export type Writer = Reach & { at: string; consents: readonly string[] }
type Known = Writer & ReturnType<typeof keysOf>

/**
 * Those who wrote to a workspace. What others keep of somebody points to the id of a contact, and asks for all contacts of
 * their person by `personOf`. What writes runs within the caller's transaction.
 */
export function contactBook(database: Database) {
  const store = contactStore(database)
  const joins = joiningStore(database)
  const joining = contactJoining(joins)
  const consents = consentStore(database)
  const suppression = suppressionStore(database)

  /** One who wrote with each mail; those who wrote before are found. */
  async function withMails(workspaceId: string, writers: readonly Known[]) {
    const firstOf = new Map(
      writers.toReversed().flatMap((each) => (each.emailKey ? [[each.emailKey, each.at]] : [])),
    )
    const mails = [...firstOf.keys()].toSorted()
    const known = await store.byMail(workspaceId, mails)
    const fresh = mails.filter((mail) => !known.has(mail))
    if (fresh.length === 0) return known
    await store.add(
      workspaceId,
      fresh.map((mail) => ({ mail, phone: null, createdAt: firstOf.get(mail) ?? '' })),
    )
    return store.byMail(workspaceId, mails)
  }

  /** Who gave each phone without a mail: somebody who gave it with one, where there is such a contact. */
  async function withPhones(workspaceId: string, writers: readonly Known[]) {
    const alone = writers.filter(({ emailKey }) => emailKey === null)
    const firstOf = new Map(
      alone.toReversed().flatMap(({ phoneKey, at }) => (phoneKey ? [[phoneKey, at]] : [])),
    )
    const phones = [...firstOf.keys()].toSorted()
    const holders = await store.byPhone(workspaceId, phones)
    const fresh = phones.filter((phone) => !holders.has(phone))
    if (fresh.length > 0)
      await store.add(
        workspaceId,
        fresh.map((phone) => ({ mail: null, phone, createdAt: firstOf.get(phone) ?? '' })),
      )
    const added = await store.alone(workspaceId, fresh)
    await store.addPhones([...added].map(([phone, contactId]) => ({ workspaceId, phone, contactId })))
    return new Map(
      phones.flatMap((phone) => {
        const id = added.get(phone) ?? holders.get(phone)?.[0]
        return id === undefined ? [] : [[phone, id] as const]
      }),
    )
  }

  /** Those who gave one phone are one person, unless somebody took them apart. */
  async function joinByPhone(workspaceId: string, phones: readonly string[]) {
    const holders = await store.byPhone(workspaceId, phones)
    for (const ids of holders.values()) await joining.join(workspaceId, ids, 'phone')
  }

  return {
    /**
     * The contact of each who wrote, made where it is new, in the order in which they are asked for; null for one who gave
     * neither mail nor phone. Their consents are kept with it.
     */
    async of(workspaceId: string, writers: readonly Writer[]): Promise<(string | null)[]> {
      const known = writers.map((writer) => ({ ...writer, ...keysOf(writer) }))
      const byMail = await withMails(workspaceId, known)
      const pairs = new Map(
        known.flatMap(({ emailKey, phoneKey }) => {
          const contactId = emailKey === null ? undefined : byMail.get(emailKey)
          return contactId && phoneKey
            ? [[`${phoneKey} ${contactId}`, { workspaceId, phone: phoneKey, contactId }] as const]
            : []
        }),
      )
      const rows = [...pairs].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
      const given = await store.addPhones(rows)
      const byPhone = await withPhones(workspaceId, known)
      if (given.length > 0) await joinByPhone(workspaceId, given)
      const ids = known.map(({ emailKey, phoneKey }) =>
        emailKey === null ? (byPhone.get(phoneKey ?? '') ?? null) : (byMail.get(emailKey) ?? null),
      )
      await consents.keep(
        workspaceId,
        known.flatMap(({ consents: texts, at }, index) => {
          const contactId = ids[index]
          return contactId ? texts.map((text) => ({ contactId, text, at })) : []
        }),
      )
      return ids
    },

    /** A contact of somebody who gave neither mail nor phone, whom the team knows. */
    async nameless(workspaceId: string, at: string): Promise<string> {
      const [id] = await store.add(workspaceId, [{ mail: null, phone: null, createdAt: at }])
      if (id === undefined) throw new Error('A contact was not made')
      return id
    },

    /** The contacts that bear a mail or a phone, without making any. */
    async bearing(workspaceId: string, reach: Reach): Promise<string[]> {
      const { emailKey, phoneKey } = keysOf(reach)
      const byMail = await store.byMail(workspaceId, emailKey === null ? [] : [emailKey])
      const byPhone = await store.byPhone(workspaceId, phoneKey === null ? [] : [phoneKey])
      return [...new Set([...byMail.values(), ...[...byPhone.values()].flat()])]
    },

    /** All contacts that are the same person as these, with the mails and phones that they bear. */
    async personOf(workspaceId: string, contactIds: readonly string[]) {
      const contacts = await joining.personsOf(workspaceId, contactIds)
      const rows = await store.phonesOf(
        workspaceId,
        contacts.map(({ id }) => id),
      )
      return {
        contacts,
        mails: contacts.flatMap(({ mail }) => mail ?? []),
        phones: [...new Set(rows.map(({ phone }) => phone))],
      }
    },

    /** Says that contacts are one person. */
    join: (workspaceId: string, contactIds: readonly string[]) =>
      joining.join(workspaceId, contactIds, 'team'),
    separate: (workspaceId: string, contactId: string) => joining.separate(workspaceId, contactId),

    /** What they agreed to, each text with its version. */
    consentsOf: (workspaceId: string, contactIds: readonly string[]) =>
      contactIds.length === 0 ? Promise.resolve([]) : consents.of(workspaceId, contactIds),

    /** The same, with which of them it was. */
    consentsByContact: (workspaceId: string, contactIds: readonly string[]) =>
      contactIds.length === 0 ? Promise.resolve([]) : consents.byContact(workspaceId, contactIds),

    /** Nobody writes to them from now on. */
    suppress: (workspaceId: string, contactIds: readonly string[], reason: SuppressionReason) =>
      suppression.set(workspaceId, contactIds, reason, new Date().toISOString()),
    /** Those of these mails that nobody writes to. */
    suppressed: (workspaceId: string, mails: readonly string[]) =>
      mails.length === 0 ? Promise.resolve([]) : suppression.among(workspaceId, mails),

    /** Forgets contacts of whom nothing is kept any more. */
    async forget(workspaceId: string, contactIds: readonly string[]): Promise<void> {
      if (contactIds.length === 0) return
      const mergeIds = (await joins.find(workspaceId, contactIds)).flatMap(({ mergeId }) => mergeId ?? [])
      await store.remove(workspaceId, contactIds)
      await joins.dissolve(workspaceId, mergeIds)
    },
  }
}
export type ContactBook = ReturnType<typeof contactBook>
