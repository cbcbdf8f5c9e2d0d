import type { LetterPace } from '@aurelio/contracts/subscriptions'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import type { ReceivedLetter } from '../people/received/received-letter.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'

type Parts = {
  database: Database
  emit: Emit
  store: PeopleStore
  tokens: SignedIds
  mailingOf: (workspaceId: string) => Promise<Mailing>
  /** Counts, for the letter by which somebody left. */
  leftBy: (letterId: string, subscriberId: string) => Promise<void>
  receivedBy: (person: SubscriberRow, limit: number) => Promise<ReceivedLetter[]>
  /** Letters of sequences that wait for their turn are looked at again. */
  release: (subscriberId: string, at: string) => Promise<void>
  timeZoneOf: (workspaceId: string) => Promise<string>
  /** In which the sites of a workspace are. */
  siteLanguagesOf: (workspaceId: string) => Promise<readonly string[]>
}

export type Preferences = {
  person: SubscriberRow
  mailing: Mailing
  /** Of the workspace, for who has said none of their own. */
  ownZone: string
  /** In which it may write to them. */
  languages: readonly string[]
  lists: { id: string; name: string; state: 'pending' | 'confirmed' | 'left' }[]
}

/** What people do with their own link, without an account. */
export function ownSubscriptions(parts: Parts) {
  const { database, emit, store, tokens, mailingOf, leftBy, receivedBy, release } = parts
  async function find(token: string): Promise<SubscriberRow | null> {
    const id = tokens.read(token)
    return (id !== null && (await store.subscriber(id))) || null
  }

  async function move(person: SubscriberRow, listId: string, wanted: boolean): Promise<boolean> {
    const at = new Date().toISOString()
    const before = await store.subscription(listId, person.id)
    if (!before || (before.state === 'confirmed') === wanted || (!wanted && before.state === 'left'))
      return false
    const moved = await store.move(
      before,
      wanted ? { state: 'confirmed', confirmedAt: at, leftAt: null } : { state: 'left', leftAt: at },
    )
    if (moved)
      await emit({
        workspaceId: person.workspaceId,
        actorId: null,
        origin: null,
        at,
        kind: wanted ? 'subscription.confirmed' : 'subscription.left',
        subject: { id: person.id, name: person.email },
        listId,
      })
    return moved
  }

  /** The last letter that they had counts as the one of its week or month. */
  async function keepPace(person: SubscriberRow, pace: LetterPace): Promise<void> {
    if (pace === person.pace) return
    const at = new Date().toISOString()
    const [last] = await receivedBy(person, 1)
    await store.keepPace(person.id, pace, last?.at ?? null)
    await release(person.id, at)
    const { workspaceId } = person
    await emit({ workspaceId, actorId: null, origin: null, at, kind: 'subscriptions.changed' })
  }

  return {
    find,
    /** Null for a link that was never given, or of somebody who is gone. */
    async preferences(token: string): Promise<Preferences | null> {
      const person = await find(token)
      if (!person) return null
      const rows = await store.subscriptionsOf([person.id])
      const mailing = await mailingOf(person.workspaceId)
      const languages = await parts.siteLanguagesOf(person.workspaceId)
      return {
        person,
        mailing,
        languages: [...new Set([mailing.language, ...languages])],
        ownZone: await parts.timeZoneOf(person.workspaceId),
        lists: rows.map(({ listId: id, list: name, state }) => ({ id, name, state })),
      }
    },
    confirm: (token: string, listId: string) =>
      database.inTransaction(async () => {
        const person = await find(token)
        if (!person) return
        await move(person, listId, true)
        // Whoever had their data erased, and asks for letters again themselves, gets them.
        await store.allowAgain(person.workspaceId, addressHash(person.email))
      }),
    /** Of one list, or of all; `letterId`: the letter whose link it was. Once more changes nothing. */
    leave: (
      token: string,
      { listId, letterId }: { listId?: string | undefined; letterId?: string | undefined },
    ) =>
      database.inTransaction(async () => {
        const person = await find(token)
        if (!person) return
        const lists = (await store.subscriptionsOf([person.id])).filter(
          (one) => listId === undefined || one.listId === listId,
        )
        let hasLeft = false
        for (const one of lists) if (await move(person, one.listId, false)) hasLeft = true
        if (hasLeft && letterId !== undefined) await leftBy(letterId, person.id)
      }),
    /**
     * Which lists they want from now on, of those that they were ever on, how often they want to be written to, by which clock and
     * in which language; '' for those of who writes to them.
     */
    save: (
      token: string,
      wanted: readonly string[],
      {
        pace,
        zone,
        language,
      }: { pace: LetterPace | undefined; zone: string | undefined; language: string | undefined },
    ) =>
      database.inTransaction(async () => {
        const person = await find(token)
        if (!person) return
        for (const { listId } of await store.subscriptionsOf([person.id]))
          await move(person, listId, wanted.includes(listId))
        if (pace !== undefined) await keepPace(person, pace)
        if (zone !== undefined && zone !== person.zone) await store.keepZone([person.id], zone)
        if (language !== undefined && language !== person.language)
          await store.keepLanguage([person.id], language)
      }),
  }
}
export type OwnSubscriptions = ReturnType<typeof ownSubscriptions>
