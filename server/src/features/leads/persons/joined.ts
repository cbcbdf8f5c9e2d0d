import type { JoinedContact } from '@aurelio/contracts/leads'
import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import type { WhoWrote } from './store.ts'

type Sent = Pick<LeadRow, 'id' | 'contactId' | 'name' | 'email' | 'phone'>

/** The other contacts that a lead's person is shown with, each by the last that it sent. */
export function joinedIn(
  { contacts }: Pick<WhoWrote, 'contacts'>,
  row: Pick<LeadRow, 'contactId'>,
  sent: readonly Sent[],
): JoinedContact[] {
  return contacts.flatMap(({ id: contactId, joinedBy }) => {
    const last = contactId === row.contactId ? undefined : sent.find((each) => each.contactId === contactId)
    if (!last || joinedBy === null) return []
    const { id, name, email, phone } = last
    return [{ id, name, email, phone, by: joinedBy }]
  })
}
