import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { keysOf } from '../../../platform/contact-keys.ts'
import type { KnownPerson, PersonReach } from '../../../platform/feature.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { House } from '../../../platform/rooms/house.ts'
import { timeLineId } from '../../../platform/time-line.ts'
import type { ContactBook } from '../contacts.ts'

type Parts = {
  access: Access
  book: Pick<ContactBook, 'bearing' | 'personOf' | 'consentsByContact'>
  /** All rooms together; asked for when a time line is read. */
  house: () => Pick<House, 'reachOf' | 'happenedWith'>
  /** The leads of somebody, the last first. */
  leadsOf: (person: Omit<KnownPerson, 'leadIds'>) => Promise<string[]>
}
type Asked = { id: string; cursor?: string | undefined; limit: number }

/** All that every room knows of one person, on one line. What is counted of visits is nobody's, and never stands here. */
export function timeLines({ access, book, house, leadsOf }: Parts) {
  async function whoIs(session: Session, id: string, reach: PersonReach): Promise<KnownPerson> {
    const { id: workspaceId } = session.workspace
    const { emailKey, phoneKey } = keysOf(reach)
    const own = {
      id,
      workspaceId,
      mails: emailKey === null ? [] : [emailKey],
      phones: phoneKey === null ? [] : [phoneKey],
    }
    // Who belongs to whom is known by leads: whoever may see none learns of this address alone.
    if (!access.can(session, 'leads.read')) return { ...own, contacts: [], leadIds: [] }
    const ids = reach.contactId === null ? await book.bearing(workspaceId, reach) : [reach.contactId]
    const { contacts, mails, phones } = await book.personOf(workspaceId, ids)
    const person = {
      ...own,
      contacts,
      mails: [...new Set([...own.mails, ...mails])],
      phones: [...new Set([...own.phones, ...phones])],
    }
    return { ...person, leadIds: await leadsOf(person) }
  }

  return {
    async of(session: Session, { id, cursor, limit }: Asked) {
      access.demand(session, 'contacts.read')
      const reach = await house().reachOf(session, id)
      if (!reach) throw notFound()
      const person = await whoIs(session, id, reach)
      const page = { before: positionOf(cursor), limit: limit + 1 }
      const rows = await house().happenedWith(session, person, page)
      const { mails, phones } = person
      return { ...pageOfRows(rows, limit, ({ at }) => at), name: reach.name, mails, phones }
    },

    /** The texts that they agreed to, the first time and the last. */
    async consents(session: Session, { workspaceId, contacts }: KnownPerson): Promise<TimeLineEntry[]> {
      if (!access.can(session, 'leads.read')) return []
      const ids = contacts.map(({ id }) => id)
      const agreed = await book.consentsByContact(workspaceId, ids)
      return agreed.flatMap(({ contactId, text, version, firstAt, lastAt }): TimeLineEntry[] => {
        const entry = { kind: 'consent' as const, text, version }
        const of = `${contactId}_${version}`
        return [
          { ...entry, id: timeLineId('consent', of), at: firstAt, isAgain: false },
          ...(lastAt === firstAt
            ? []
            : [{ ...entry, id: timeLineId('consent', `${of}_last`), at: lastAt, isAgain: true }]),
        ]
      })
    },
  }
}
export type TimeLines = ReturnType<typeof timeLines>
