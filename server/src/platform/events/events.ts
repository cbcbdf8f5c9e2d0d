import type { DomainEvent, EventKind, EventOf } from '@aurelio/contracts/events'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { openBell } from './bell.ts'
import { outboxStore } from './outbox-store.ts'
import { openRelay, type Relay } from './relay.ts'

/** Something that follows from events; it gets all of one kind that happened together. */
export type Reaction<Event> = (events: readonly Event[]) => Promise<void> | void

/**
 * What follows from each kind. `now`: in the transaction of the change itself. `later`: for what must cost the request
 * nothing; in a transaction of its own soon after, exactly once, even where the process ends in between.
 */
export type Derivations = {
  [Kind in EventKind]: {
    now?: readonly Reaction<EventOf<Kind>>[]
    later?: readonly Reaction<EventOf<Kind>>[]
  }
}

/** Tells what happened, once, within the transaction that writes it. */
export type Emit = (...events: readonly DomainEvent[]) => Promise<void>

export type Events = Pick<Relay, 'wake' | 'settled' | 'start' | 'stop'> & {
  emit: Emit
  /** Names what follows; to be called before anything happens. */
  derive: (derivations: Derivations) => void
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
      ? openBell({ database, log })
      : openRelay({ database, log, derive: (events) => react('later', events) })
  let derivations: Derivations | undefined

  async function react(when: 'now' | 'later', events: readonly DomainEvent[]) {
    for (const kind of new Set(events.map((event) => event.kind)))
      await reactTo(kind, known()[kind], when, events)
  }

  async function reactTo<Kind extends EventKind>(
    kind: Kind,
    derivation: Derivations[Kind],
    when: 'now' | 'later',
    events: readonly DomainEvent[],
  ) {
    const mine = events.filter((event): event is EventOf<Kind> => event.kind === kind)
    for (const reaction of derivation[when] ?? []) await reaction(mine)
  }

  function known(): Derivations {
    if (!derivations) throw new Error('Something happened before it was said what follows')
    return derivations
  }

  return {
    ...relay,
    derive: (table) => void (derivations = table),
    async emit(...events) {
      await react('now', events)
      const rest = events.filter(({ kind }) => known()[kind].later)
      if (rest.length === 0) return
      // The tab hears of what comes after its answer like everybody else.
      const kept = rest.map((event) => ({ ...event, origin: null }))
      await outbox.add(kept, new Date().toISOString())
      database.afterCommit(relay.wake)
    },
  }
}
