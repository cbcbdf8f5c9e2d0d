import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import type { Rooms } from '../../../platform/rooms/room.ts'
import { consentsIn } from '../to-lead.ts'

/** Who wrote, as the room of contacts knows them. */
export type Contacts = Pick<
  Rooms['contacts'],
  'of' | 'nameless' | 'bearing' | 'personOf' | 'join' | 'separate' | 'consentsOf' | 'forget'
>

type Sent = Pick<LeadRow, 'workspaceId' | 'email' | 'phone' | 'createdAt' | 'proof'>

/** The contact of each of these leads, made where it is new; null for one that names nobody. In their order. */
export async function contactsOf(contacts: Pick<Contacts, 'of'>, leads: readonly Sent[]) {
  const ids = new Map<Sent, string | null>()
  for (const [workspaceId, sent] of Map.groupBy(leads, (lead) => lead.workspaceId)) {
    const found = await contacts.of(
      workspaceId,
      sent.map((lead) => ({
        email: lead.email,
        phone: lead.phone,
        at: lead.createdAt,
        consents: consentsIn(lead),
      })),
    )
    for (const [index, lead] of sent.entries()) ids.set(lead, found[index] ?? null)
  }
  return leads.map((lead) => ids.get(lead) ?? null)
}

type HeldBack = { heldBack: (contactIds: readonly string[]) => Promise<Set<string | null>> }

/** What is done once leads are gone: contacts that no lead is from any more go too. */
export function releasing(contacts: Pick<Contacts, 'forget'>, store: HeldBack) {
  return async (gone: readonly Pick<LeadRow, 'workspaceId' | 'contactId'>[]): Promise<void> => {
    for (const [workspaceId, rows] of Map.groupBy(gone, (row) => row.workspaceId)) {
      const ids = [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))]
      if (ids.length === 0) continue
      const held = await store.heldBack(ids)
      await contacts.forget(
        workspaceId,
        ids.filter((id) => !held.has(id)),
      )
    }
  }
}
export type Release = ReturnType<typeof releasing>
