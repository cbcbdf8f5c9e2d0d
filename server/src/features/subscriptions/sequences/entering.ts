import type { EventOf } from '@aurelio/contracts/events'
import type { PeopleStore } from '../people/store.ts'
import type { QuestionStore } from '../questions/store.ts'
import { readVersion } from './graph.ts'
import type { SequenceStore } from './store.ts'

type Parts = {
  store: SequenceStore
  subscribers: PeopleStore
  questions: Pick<QuestionStore, 'who'>
  mailOf: (leadId: string) => Promise<{ workspaceId: string; emailKey: string | null } | undefined>
}

/** Who enters sequences, leaves them, and is looked at again, in the transaction of who tells it. */
export function sequenceEntering({ store, subscribers, questions, mailOf }: Parts) {
  return {
    async enter(this: void, events: readonly EventOf<'subscription.confirmed'>[]) {
      for (const { listId, subject, workspaceId, at } of events)
        for (const { id: sequenceId, number, steps } of await store.runningOn(listId)) {
          const { graph, rules } = readVersion(steps)
          const [first] = graph.nodes
          const person = await subscribers.subscriber(subject.id)
          if (!first || !person) continue
          if (rules.entry.length > 0) {
            // Since ever, as segments ask: what they did before is why they enter.
            const yes = await questions.who(workspaceId, rules.entry, [person.id])
            if (!yes.every((people) => people.has(person.id))) continue
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
        }
    },
    async leave(this: void, events: readonly EventOf<'subscription.left'>[]) {
      for (const { listId, subject } of events) await store.leave(listId, subject.id)
    },
    /** What somebody sent, or became, may be what a sequence waits for. */
    async wake(this: void, events: readonly EventOf<'lead.received' | 'lead.changed'>[]) {
      for (const { subject, at } of events) {
        const lead = await mailOf(subject.id)
        if (lead?.emailKey) await store.wake(lead.workspaceId, lead.emailKey, at)
      }
    },
  }
}
