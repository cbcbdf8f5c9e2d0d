import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { withValues } from '@aurelio/page/letters'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { KnownPerson, PersonReach } from '../../../platform/feature.ts'
import { olderOf, timeLineId, type TimeLinePage } from '../../../platform/time-line.ts'
import { readerValues } from '../letters/draw.ts'
import { subjectFor } from '../letters/trial.ts'
import type { PeopleStore } from '../people/store.ts'
import { receivedTimeLineStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  subscribers: Pick<PeopleStore, 'subscriber' | 'byAddresses' | 'subscriptionsOf'>
}
type TimeLineStore = ReturnType<typeof receivedTimeLineStore>

/** What letters add to the time line of a person: what they asked for, what they were sent, and their sequences. */
export function letterTimeLine({ database, access, subscribers }: Parts) {
  const store = receivedTimeLineStore(database)

  return {
    async reachOf(this: void, session: Session, id: string): Promise<PersonReach | null> {
      if (!access.can(session, 'subscriptions.keep')) return null
      const row = await subscribers.subscriber(id)
      if (row?.workspaceId !== session.workspace.id) return null
      return { name: row.name, email: row.email, phone: '', contactId: null }
    },

    async happenedWith(
      this: void,
      session: Session,
      { workspaceId, mails }: KnownPerson,
      page: TimeLinePage,
    ): Promise<TimeLineEntry[]> {
      if (!access.can(session, 'subscriptions.keep')) return []
      const people = await subscribers.byAddresses(workspaceId, mails)
      if (people.length === 0) return []
      const ids = people.map(({ id }) => id)
      const [asked, entered, received] = await Promise.all([
        subscribers.subscriptionsOf(ids),
        store.sequences(ids),
        receivedBy(store, people, page),
      ])
      return [...asked.flatMap(ofSubscription), ...entered.flatMap(ofSequence), ...received]
    },
  }
}

async function receivedBy(
  store: TimeLineStore,
  people: readonly SubscriberRow[],
  { before, limit }: TimeLinePage,
): Promise<TimeLineEntry[]> {
  const ids = people.map(({ id }) => id)
  const [letters, steps] = await Promise.all([
    store.letters(ids, olderOf('letter', before), limit),
    store.steps(ids, olderOf('step', before), limit),
  ])
  const values = new Map(people.map((person) => [person.id, readerValues(person)]))
  return [
    ...letters.flatMap(({ id, at, subscriberId, state, complained, variant, ...letter }): TimeLineEntry[] => {
      const known = values.get(subscriberId)
      if (!known || !isSettled(state)) return []
      const subject = withValues(subjectFor(letter, variant), known)
      const entry = { kind: 'letter' as const, letterId: id, subject, state, isComplaint: complained === 1 }
      return [{ ...entry, id: timeLineId('letter', `${id}_${subscriberId}`), at }]
    }),
    ...steps.map(({ sequenceId, subscriberId, at, subject, name }): TimeLineEntry => ({
      kind: 'step',
      id: timeLineId('step', `${sequenceId}_${subscriberId}`),
      at,
      sequenceId,
      name,
      subject,
    })),
  ]
}

const settled = ['sent', 'bounced', 'failed', 'doubt'] as const
const isSettled = (state: string): state is (typeof settled)[number] => settled.some((each) => each === state)

type Subscribed = Awaited<ReturnType<PeopleStore['subscriptionsOf']>>[number]

function ofSubscription(row: Subscribed): TimeLineEntry[] {
  const { listId, list, subscriberId, source, text, askedAt, confirmedAt, leftAt } = row
  const moments = [
    ['asked', askedAt],
    ['confirmed', confirmedAt],
    ['left', leftAt],
  ] as const
  return moments.flatMap(([what, at]): TimeLineEntry[] => {
    // Who was added as confirmed has not confirmed anything later.
    if (at === null || (what === 'confirmed' && at === askedAt)) return []
    const id = timeLineId('subscription', `${what}_${listId}_${subscriberId}`)
    return [{ kind: 'subscription', id, at, what, list, source, text }]
  })
}

type Entered = Awaited<ReturnType<TimeLineStore['sequences']>>[number]

function ofSequence({ sequenceId, subscriberId, name, state, enteredAt, endedAt }: Entered): TimeLineEntry[] {
  const entry = { kind: 'sequence' as const, sequenceId, name }
  const of = `${sequenceId}_${subscriberId}`
  const isInside = state === 'waiting' || state === 'sending'
  return [
    { ...entry, id: timeLineId('sequence', `entered_${of}`), at: enteredAt, what: 'entered' },
    ...(endedAt === null || isInside
      ? []
      : [{ ...entry, id: timeLineId('sequence', `${state}_${of}`), at: endedAt, what: state }]),
  ]
}
