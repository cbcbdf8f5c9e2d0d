import type { ChangeTopic } from '@aurelio/contracts/changes'
import type { DomainEvent, EventOf } from '@aurelio/contracts/events'
import type { ClientService } from '../features/clients/service.ts'
import type { Changes } from '../platform/changes/changes.ts'

type Parts = { changes: Changes; clients: ClientService }

/** The open screens that hear of what happens: those of the team, and of the clients who see something of it. */
export function screensOf({ changes, clients }: Parts) {
  function tell(event: DomainEvent, topics: readonly ChangeTopic[], userId?: string) {
    for (const topic of topics)
      changes.publish({
        workspaceId: event.workspaceId,
        topic,
        ...(userId !== undefined && { userId }),
        ...sender(event),
      })
  }

  function leave({ workspaceId }: DomainEvent, userId: string) {
    changes.publish({ workspaceId, topic: 'membership', userId })
  }

  return {
    /** Of everybody who sees the things that the events are about. */
    screens:
      (...topics: readonly ChangeTopic[]) =>
      async (events: readonly DomainEvent[]) => {
        for (const event of events) tell(event, topics)
        for (const [userId, seen] of await clients.watching(events))
          for (const event of seen) tell(event, topics, userId)
      },
    /** Of these people alone, in each event's workspace. */
    screensOfPeople:
      (topic: ChangeTopic) => (events: readonly EventOf<'notification.told' | 'notification.read'>[]) => {
        for (const event of events) for (const userId of event.userIds) tell(event, [topic], userId)
      },
    /** Of people for whom the workspace is gone: their streams end, and their screens ask where they are now. */
    outOf: (events: readonly EventOf<'member.removed' | 'workspace.removed'>[]) => {
      for (const event of events) for (const userId of event.userIds) leave(event, userId)
    },
    /** Of people who see more or less of it from now on: they begin anew. */
    anew: (events: readonly EventOf<'member.role-changed'>[]) => {
      for (const event of events) leave(event, event.subject.id)
    },
    /** Of the clients who see a thing from now on, or no more. */
    screensOfClients:
      (...topics: readonly ChangeTopic[]) =>
      (events: readonly EventOf<'project.shared' | 'site.shared' | 'page.shared'>[]) => {
        for (const event of events)
          for (const userId of [...event.added, ...event.removed]) tell(event, topics, userId)
      },
  }
}

function sender({ actorId, origin }: DomainEvent) {
  return actorId !== null && origin !== null ? { from: { userId: actorId, tab: origin } } : {}
}
