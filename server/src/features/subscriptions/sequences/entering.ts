import type { EventOf } from '@aurelio/contracts/events'
import type { SubscriberRow } from '../../../platform/database/tables/subscriptions.ts'
import type { PeopleStore } from '../people/store.ts'
import type { QuestionStore } from '../questions/store.ts'
import { readVersion } from './graph.ts'
import type { ListedSequence, SequenceStore } from './store.ts'

type Parts = {
  store: SequenceStore
  subscribers: PeopleStore
  questions: Pick<QuestionStore, 'who'>
  /** Who sent these leads. */
  mailsOf: (leadIds: readonly string[]) => Promise<{ workspaceId: string; emailKey: string | null }[]>
}

/** Who enters sequences, leaves them, and is looked at again, in the transaction of who tells it. */
export function sequenceEntering({ store, subscribers, questions, mailsOf }: Parts) {
  /** At its first step, where its rules let them. */
  async function enterOne(
    { id: sequenceId, number, steps }: Pick<ListedSequence, 'id' | 'number' | 'steps'>,
    workspaceId: string,
    person: SubscriberRow,
    at: string,
  ): Promise<boolean> {
    const { graph, rules } = readVersion(steps)
    const [first] = graph.nodes
    if (!first) return false
    if (rules.entry.length > 0) {
      // Since ever, as segments ask: what they did before is why they enter.
      const yes = await questions.who(workspaceId, rules.entry, [person.id])
      if (!yes.every((people) => people.has(person.id))) return false
    }
    await store.enter(
      {
        sequenceId,
        subscriberId: person.id,
        number,
        position: 0,
        stepId: first.id,
        state: 'waiting',
        dueAt: at,
        enteredAt: at,
        sent: 0,
        tries: 0,
      },
      rules.again,
    )
    return true
  }

  return {
    async enter(this: void, events: readonly EventOf<'subscription.confirmed'>[]) {
      for (const { listId, subject, workspaceId, at } of events)
        for (const sequence of await store.runningOn(listId)) {
          const person = await subscribers.subscriber(subject.id)
          if (person) await enterOne(sequence, workspaceId, person, at)
        }
    },
    /**
     * Who left their data where a sequence follows, and has asked for its letters before; whoever asks now enters when they confirm.
     * Its name, and whether they stand in it; undefined where there is none.
     */
    async enterAt(this: void, sequenceId: string, leadId: string) {
      const [lead] = await mailsOf([leadId])
      const sequence = lead && (await store.find(lead.workspaceId, sequenceId))
      if (!sequence) return undefined
      const { name, listId } = sequence
      if (!lead?.emailKey || sequence.state !== 'running' || listId === null) return { name, isInside: false }
      const [person] = await subscribers.byAddresses(lead.workspaceId, [lead.emailKey])
      const asked = person && (await subscribers.subscription(listId, person.id))
      const isInside =
        person !== undefined &&
        asked?.state === 'confirmed' &&
        (await enterOne(sequence, lead.workspaceId, person, new Date().toISOString()))
      return { name, isInside }
    },
    async leave(this: void, events: readonly EventOf<'subscription.left'>[]) {
      for (const { listId, subject } of events) await store.leave(listId, subject.id)
    },
    /** What somebody sent, or became, may be what a sequence waits for. */
    async wake(this: void, events: readonly EventOf<'lead.received' | 'lead.changed'>[]) {
      const at = new Date().toISOString()
      const senders = await mailsOf(events.map(({ subject }) => subject.id))
      for (const [workspaceId, sent] of Map.groupBy(senders, (sender) => sender.workspaceId))
        await store.wake(workspaceId, [...new Set(sent.flatMap(({ emailKey }) => emailKey ?? []))], at)
    },
  }
}
