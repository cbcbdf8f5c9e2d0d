import { type DomainEvent, type DomainEventKind, type EventOf, toldOf } from '@aurelio/contracts/events'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { openNotifier } from './notify.ts'
import { outboxStore } from './outbox-store.ts'
import { openRelay, type Relay } from './relay.ts'

/** Something that is done on events; it gets all of one kind that happened together. */
export type Subscriber<Event> = (events: readonly Event[]) => Promise<void> | void

/** When something is done. */
type When = 'now' | 'later'
/**
 * What is done on each kind. `now`: in the transaction of the change itself. `later`: for what must cost the request
 * nothing; in a transaction of its own soon after, exactly once, even where the process ends in between.
 */
export type Subscriptions = {
  [Kind in DomainEventKind]?: { [Moment in When]?: readonly Subscriber<EventOf<Kind>>[] }
}
/** Those of one room. */
export type RoomSubscriptions = { on: Subscriptions; onEvery?: Subscriber<DomainEvent> | undefined }

/** Tells what happened, once, within the transaction that writes it. */
export type Emit = (...events: readonly DomainEvent[]) => Promise<void>

export type Events = Pick<Relay, 'wake' | 'settled' | 'start' | 'stop'> & {
  emit: Emit
  /** Names what is done, room by room, in this order; to be called before anything happens. */
  subscribe: (rooms: readonly RoomSubscriptions[]) => void
}

type Parts = { database: Database; log: Log; role: Config['role'] }

/**
 * Between the services, in which things happen, and everything that derives from them. What comes `later` is work: a
 * process that only answers leaves it to those that work.
 */
export function openEvents({ database, log, role }: Parts): Events {
  const outbox = outboxStore(database)
  const relay =
    role === 'web' && database.engine === 'postgres'
      ? openNotifier({ database, log })
      : openRelay({ database, log, react: (events) => react('later', events) })
  let subscribed: readonly RoomSubscriptions[] | undefined

  async function react(when: When, events: readonly DomainEvent[]) {
    for (const kind of new Set(events.map((event) => event.kind)))
      for (const { on, onEvery } of known()) {
        if (onEvery && whenOf(kind) === when) await onEvery(events.filter((event) => event.kind === kind))
        await reactTo(kind, on[kind], when, events)
      }
  }

  function known() {
    if (!subscribed) throw new Error('Something happened before it was said what follows')
    return subscribed
  }

  const waits = (kind: DomainEventKind) =>
    whenOf(kind) === 'later' || known().some(({ on }) => on[kind]?.later)

  return {
    ...relay,
    subscribe: (rooms) => void (subscribed = rooms),
    async emit(...events) {
      await react('now', events)
      const rest = events.filter(({ kind }) => waits(kind))
      if (rest.length === 0) return
      // The tab hears of what comes after its answer like everybody else.
      const kept = rest.map((event) => ({ ...event, origin: null }))
      await outbox.add(kept, new Date().toISOString())
      database.afterCommit(relay.wake)
    },
  }
}

async function reactTo<Kind extends DomainEventKind>(
  kind: Kind,
  subscriptions: Subscriptions[Kind],
  when: When,
  events: readonly DomainEvent[],
) {
  const mine = events.filter((event): event is EventOf<Kind> => event.kind === kind)
  for (const subscriber of subscriptions?.[when] ?? []) await subscriber(mine)
}

/** When that is done which the definition of an event says. */
function whenOf(kind: DomainEventKind): When {
  return toldOf(kind).later ? 'later' : 'now'
}
