import type { LetterPace, SubscriptionState } from '@aurelio/contracts/subscriptions'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import type { ErasePerson } from '../people/erasing.ts'
import { askedIn } from '../people/known-people.ts'
import type { ReceivedLetter } from '../people/received/received-letter.ts'
import type { PeopleStore } from '../people/store.ts'
import { subscriptionWords } from '../words.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Whoever has somebody's letter can make us write to them: seldom. */
const perPerson = { limit: 3, windowSeconds: 24 * 60 * 60 }
/** So many letters stand on the page; in the download stand all, up to so many. */
const shown = 100
const mostInFile = 10_000

type Parts = {
  database: Database
  emit: Emit
  mail: Mail
  limits: RateLimits
  baseUrl: string
  store: PeopleStore
  /** Of links to what is kept of a person, good for a day. */
  dataTokens: SignedIds
  erase: ErasePerson
  mailingOf: (workspaceId: string) => Promise<Mailing>
  legalOf: (workspaceId: string) => Promise<{ name: string; email: string }>
  timeZoneOf: (workspaceId: string) => Promise<string>
  receivedBy: (person: SubscriberRow, limit: number) => Promise<ReceivedLetter[]>
}

export type OwnData = {
  mailing: Mailing
  sender: string
  /** Who is asked for what other rooms keep. */
  whom: string
  zone: string
  /** Whether there are more letters than stand here. */
  hasMore: boolean
  data: {
    email: string
    name: string
    since: string
    pace: LetterPace
    /** '' where nobody has said it. */
    zone: string
    lists: {
      list: string
      state: SubscriptionState
      text: string
      hash: string
      source: string
      pageId: string | null
      quiz: { name: string; version: number } | null
      askedAt: string
      confirmedAt: string | null
      leftAt: string | null
    }[]
    labels: string[]
    sequences: { name: string; state: string; enteredAt: string; sent: number }[]
    letters: { at: string; subject: string }[]
  }
}

/**
 * What is kept of somebody, for them to see and to erase. The link in a letter does not open it, since letters are passed on: who
 * has one asks for a link, which goes to the address that the letters go to.
 */
export function ownData(parts: Parts) {
  const { database, emit, mail, limits, baseUrl, store, dataTokens, erase } = parts

  async function find(token: string): Promise<SubscriberRow | null> {
    const [until = '', id] = dataTokens.read(token)?.split('_') ?? []
    if (id === undefined || Number.parseInt(until, 36) < Date.now()) return null
    return (await store.subscriber(id)) ?? null
  }

  async function whole(token: string, most: number): Promise<OwnData | null> {
    const person = await find(token)
    if (!person) return null
    const { id, workspaceId, email, name, createdAt: since, pace, zone: lives } = person
    const [mailing, legal, zone, lists, labels, sequences, letters] = await Promise.all([
      parts.mailingOf(workspaceId),
      parts.legalOf(workspaceId),
      parts.timeZoneOf(workspaceId),
      store.subscriptionsOf([id]),
      store.labelsOf([id]),
      store.sequencesOf(id),
      parts.receivedBy(person, most + 1),
    ])
    const sender = legal.name || mailing.sender.name
    return {
      mailing,
      sender,
      whom: legal.email || sender,
      zone,
      hasMore: letters.length > most,
      data: {
        email,
        name,
        since,
        pace,
        zone: lives,
        lists: lists.map((row) => {
          const { list, state, text, textHash: hash, source, pageId, askedAt, confirmedAt, leftAt } = row
          return { list, state, text, hash, source, pageId, quiz: askedIn(row), askedAt, confirmedAt, leftAt }
        }),
        labels: labels.map(({ label }) => label),
        sequences,
        letters: letters.slice(0, most).map(({ at, subject }) => ({ at, subject })),
      },
    }
  }

  return {
    /** Sends the link to the person whose letter it was. */
    async sendLink(person: SubscriberRow): Promise<void> {
      if ((await limits.hit('subscriber-data', [person.id], perPerson)) > 0) return
      const mailing = await parts.mailingOf(person.workspaceId)
      const words = subscriptionWords[mailing.language]
      const until = (Date.now() + dayMs).toString(36)
      await mail.send(
        {
          ...mailing,
          to: person.email,
          subject: words.dataSubject,
          text: [...words.dataText(mailing.sender.name)],
          action: {
            label: words.dataButton,
            url: `${baseUrl}/s/${dataTokens.sign(`${until}_${person.id}`)}/data`,
          },
        },
        [person.id],
      )
    },
    shown: (token: string) => whole(token, shown),
    async file(token: string): Promise<OwnData['data'] | null> {
      return (await whole(token, mostInFile))?.data ?? null
    },
    /** What was known of them, to say goodbye in their words; null where the link is no longer good. */
    erase: (token: string) =>
      database.inTransaction(async () => {
        const found = await whole(token, 0)
        const person = await find(token)
        if (!found || !person) return null
        const at = new Date().toISOString()
        await erase(person, 'asked', at)
        const { workspaceId } = person
        await emit({ workspaceId, actorId: null, origin: null, at, kind: 'subscriptions.changed' })
        return found
      }),
  }
}
export type OwnDataCalls = ReturnType<typeof ownData>
