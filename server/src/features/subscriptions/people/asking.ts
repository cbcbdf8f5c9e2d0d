import type { Emit } from '../../../platform/events/events.ts'
import type { Confirmations } from './confirmations.ts'
import { knownPeople, provenBy } from './known-people.ts'
import type { PeopleStore } from './store.ts'

type Parts = { store: PeopleStore; confirmations: Confirmations; emit: Emit }

type Asked = {
  workspaceId: string
  listId: string
  email: string
  name: string
  /** Where they live, as their browser told; '' where it did not. */
  zone?: string
  /** What they read, as the page on which they asked is in it; '' where nobody knows. */
  language?: string
  /** The words beside the box that they ticked. */
  text: string
  pageId: string | null
  /** The quiz in which it stood, where it was no page. */
  quiz?: { name: string; version: number } | null
  at: string
}

/**
 * Somebody asks for letters of a list themselves, and is asked by mail to confirm it. Within the transaction of who tells
 * it. Nothing happens where they are on it already.
 */
export function subscriptionAsking({ store, confirmations, emit }: Parts) {
  return async (asked: Asked): Promise<void> => {
    const { workspaceId, at, pageId, quiz } = asked
    const email = asked.email.trim().toLowerCase()
    const list = await store.list(workspaceId, asked.listId)
    if (!list || email === '') return
    const named = { email, name: asked.name.trim().slice(0, 200), zone: asked.zone, language: asked.language }
    const [person] = await knownPeople(store, workspaceId, [named], at)
    if (!person) return
    const before = await store.subscription(list.id, person.id)
    if (before?.state === 'confirmed') return
    const asker = { askedIn: quiz?.name ?? '', askedVersion: quiz?.version ?? null }
    const proof = { ...provenBy(asked.text), ...asker, pageId, source: 'form' as const, askedAt: at }
    if (before) await store.move(before, { ...proof, state: 'pending', leftAt: null })
    else
      await store.insertSubscriptions([
        {
          listId: list.id,
          subscriberId: person.id,
          state: 'pending',
          batchId: null,
          confirmedAt: null,
          leftAt: null,
          ...proof,
        },
      ])
    await confirmations.ask(list, person)
    await emit({ workspaceId, actorId: null, origin: null, at, kind: 'subscriptions.changed' })
  }
}
