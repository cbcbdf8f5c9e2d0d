import type { SubscriberListRow, SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Confirmations } from './confirmations.ts'
import { knownPeople, type NamedAddress, provenBy } from './known-people.ts'
import { addressHash, type PeopleStore } from './store.ts'

type Parts = { emit: Emit; store: PeopleStore; confirmations: Confirmations }

/** What is added, and by whom: nobody where a file is read behind the scenes. */
export type Adding = {
  people: readonly NamedAddress[]
  permission: string
  asksToConfirm: boolean
  /** By this it is taken back. */
  batchId: string
  source: 'import' | 'team' | 'api'
  at: string
  actorId: string | null
  origin: string | null
}

/**
 * Adds several at once to a list, within a transaction. Who was on the list stays as they were, also who has left; who is
 * written to no more is left out.
 */
export function peopleAdding({ emit, store, confirmations }: Parts) {
  return async (list: SubscriberListRow, asked: Adding) => {
    const { workspaceId } = list
    const { people, permission, asksToConfirm, batchId, source, at, actorId, origin } = asked
    const stopped = new Set(
      await store.suppressed(
        workspaceId,
        people.map(({ email }) => addressHash(email)),
      ),
    )
    const free = people.filter(({ email }) => !stopped.has(addressHash(email)))
    const rows = await knownPeople(store, workspaceId, free, at)
    const before = new Set(
      await store.onList(
        list.id,
        rows.map(({ id }) => id),
      ),
    )
    const fresh = rows.filter(({ id }) => !before.has(id))
    await store.insertSubscriptions(
      fresh.map(({ id: subscriberId }) => ({
        listId: list.id,
        subscriberId,
        state: asksToConfirm ? 'pending' : 'confirmed',
        source,
        ...provenBy(permission),
        pageId: null,
        batchId,
        askedAt: at,
        confirmedAt: asksToConfirm ? null : at,
        leftAt: null,
      })),
    )
    const confirmed = ({ id, email }: SubscriberRow) => ({
      kind: 'subscription.confirmed' as const,
      workspaceId,
      actorId,
      origin,
      at,
      subject: { id, name: email },
      listId: list.id,
    })
    if (asksToConfirm) for (const person of fresh) await confirmations.ask(list, person)
    else await emit(...fresh.map(confirmed))
    return { added: fresh.length, already: before.size, suppressed: stopped.size }
  }
}
export type AddPeople = ReturnType<typeof peopleAdding>
