import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { Relay } from './relay.ts'

/** Channel on which PostgreSQL tells those who work that something waits in the outbox. */
export const outboxChannel = 'aurelio_outbox'

/** What comes within this time is told of once. */
const gatherMs = 50

/**
 * In the place of a relay where others work: what happened here follows there. Whoever misses the bell finds what waits
 * when they catch up. None of its calls rejects.
 */
export function openNotifier({ database, log }: { database: Database; log: Log }): Relay {
  let timer: NodeJS.Timeout | undefined

  async function ring() {
    timer = undefined
    try {
      await sql`select pg_notify(${outboxChannel}, '')`.execute(database.kysely)
    } catch (error) {
      log.error({ error }, 'Nobody could be told that something waits in the outbox')
    }
  }

  return {
    wake: () => void (timer ??= setTimeout(() => void ring(), gatherMs)),
    settled: () => Promise.resolve(),
    catchUp: () => Promise.resolve(),
    start: () => {},
    async stop() {
      if (!timer) return
      clearTimeout(timer)
      await ring()
    },
  }
}
