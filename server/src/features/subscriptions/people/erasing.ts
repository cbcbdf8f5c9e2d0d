import type { SubscriberRow, SuppressionRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Confirmations } from './confirmations.ts'
import { addressHash, type PeopleStore } from './store.ts'

type Parts = { store: PeopleStore; confirmations: Pick<Confirmations, 'forget'> }

/** Erases a person, in the open transaction; what stays is that their address is not written to again. */
export function personErasing({ store, confirmations }: Parts) {
  return async (
    { id, workspaceId, email }: SubscriberRow,
    reason: SuppressionRow['reason'],
    at: string,
  ): Promise<void> => {
    await store.suppress({ workspaceId, hash: addressHash(email), reason, at })
    await store.removePerson(workspaceId, id)
    await confirmations.forget([id])
  }
}
export type ErasePerson = ReturnType<typeof personErasing>
