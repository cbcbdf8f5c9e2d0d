import type { PersonOnPage, ServerSays } from '@aurelio/contracts/together-line'
import type { Waiting } from './order.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Who else has the document open, and what of one's own found no place among what they did. */
export type People<Operation> = {
  others: readonly PersonOnPage[]
  lost: readonly Waiting<Operation>[]
  /** The session of whom this person follows over it; null where they go their own way. */
  following: string | null
}
export type PeopleStore<Operation> = StoreApi<People<Operation>>

export function createPeopleStore<Operation>(): PeopleStore<Operation> {
  return createStore<People<Operation>>(() => ({ others: [], lost: [], following: null }))
}

/** The others after a message about them. */
export function othersAfter(
  others: readonly PersonOnPage[],
  message: Extract<ServerSays, { kind: 'welcome' | 'here' | 'left' }>,
): readonly PersonOnPage[] {
  switch (message.kind) {
    case 'welcome':
      return message.people
    case 'here': {
      const isKnown = others.some(({ session }) => session === message.person.session)
      return isKnown
        ? others.map((other) => (other.session === message.person.session ? message.person : other))
        : [...others, message.person]
    }
    case 'left':
    default:
      return others.filter(({ session }) => session !== message.session)
  }
}
