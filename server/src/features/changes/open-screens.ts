import type { ChangeTopic } from '@aurelio/contracts/changes'
import { type DomainEvent, toldOf } from '@aurelio/contracts/events'
import type { Changes } from '../../platform/changes/changes.ts'

type Parts = {
  publish: Changes['publish']
  /** The clients who see something of what these events are about, each with those events. */
  watching: (events: readonly DomainEvent[]) => Promise<ReadonlyMap<string, readonly DomainEvent[]>>
}

/** The open screens that hear of what happens: those of the team, and of the clients who see something of it. */
export function openScreens({ publish, watching }: Parts) {
  function tell(event: DomainEvent, topics: readonly ChangeTopic[], userId?: string) {
    const { workspaceId } = event
    for (const topic of topics)
      publish({ workspaceId, topic, ...(userId !== undefined && { userId }), ...sender(event) })
  }

  /** All of one kind. */
  return async (events: readonly DomainEvent[]) => {
    const [first] = events
    if (!first) return
    const { topics, topicsOfClients, topicsOfPeople } = toldOf(first.kind)
    if (topics) {
      for (const event of events) tell(event, topics)
      for (const [userId, seen] of await watching(events))
        for (const event of seen) tell(event, topics, userId)
    }
    for (const event of events) {
      if (topicsOfClients && 'added' in event)
        for (const userId of [...event.added, ...event.removed]) tell(event, topicsOfClients, userId)
      if (topicsOfPeople && 'userIds' in event)
        for (const userId of event.userIds) tell(event, topicsOfPeople, userId)
    }
  }
}

function sender({ actorId, origin }: DomainEvent) {
  return actorId !== null && origin !== null ? { from: { userId: actorId, tab: origin } } : {}
}
