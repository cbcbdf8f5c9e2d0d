import { createHash, randomUUID } from 'node:crypto'
import { searchable } from '../../../platform/database/search-text.ts'
import type {
  NewSubscriberRow,
  SubscriberRow,
  SubscriptionRow,
} from '../../../platform/database/tables/subscriptions.ts'
import type { PeopleStore } from './store.ts'

/** `zone`: where they live, as who names them says; `language`: what they read. */
export type NamedAddress = {
  email: string
  name: string
  zone?: string | undefined
  language?: string | undefined
}

/** The rows of some people, made where there are none yet. Of whom no zone or no language is known gets the one that is told now. */
export async function knownPeople(
  store: PeopleStore,
  workspaceId: string,
  people: readonly NamedAddress[],
  at: string,
): Promise<SubscriberRow[]> {
  const unique = new Map(people.map((person) => [person.email, person]))
  const before = await store.byAddresses(workspaceId, [...unique.keys()])
  const known = new Set(before.map(({ email }) => email))
  const rows = [...unique.values()]
    .filter(({ email }) => !known.has(email))
    .map(({ email, name, zone = '', language = '' }): NewSubscriberRow => {
      const search = searchable(`${email} ${name}`)
      return { id: randomUUID(), workspaceId, email, name, search, createdAt: at, zone, language }
    })
  await store.insertPeople(rows)
  const told = before.filter(({ email, zone }) => zone === '' && (unique.get(email)?.zone ?? '') !== '')
  for (const [zone, some] of Map.groupBy(told, ({ email }) => unique.get(email)?.zone ?? ''))
    await store.keepZone(
      some.map(({ id }) => id),
      zone,
    )
  const read = before.filter(
    ({ email, language }) => language === '' && (unique.get(email)?.language ?? '') !== '',
  )
  for (const [language, some] of Map.groupBy(read, ({ email }) => unique.get(email)?.language ?? ''))
    await store.keepLanguage(
      some.map(({ id }) => id),
      language,
    )
  return store.byAddresses(workspaceId, [...unique.keys()])
}

/** The quiz in which a permission was asked for, and which version of it; null where it was in none. */
export function askedIn({ askedIn: name, askedVersion }: Pick<SubscriptionRow, 'askedIn' | 'askedVersion'>) {
  return name === '' ? null : { name, version: askedVersion ?? 0 }
}

/** The words that somebody agreed to, as they are kept for their proof. */
export function provenBy(text: string) {
  return { text, textHash: createHash('sha256').update(text).digest('hex') }
}
