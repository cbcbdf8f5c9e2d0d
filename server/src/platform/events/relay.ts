import type { DomainEvent } from '@aurelio/contracts/events'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { outboxStore } from './outbox-store.ts'

/** What comes within this time is worked through together: the more comes, the less each costs. */
const gatherMs = 100
const rowsAtOnce = 100
/** A row that failed is tried again after this. */
const retryMs = 60_000
const catchUpMs = 60_000
/** How long to leave a database alone that does not answer. */
const outageMs = 2000

export type Relay = {
  /** Something was put into the outbox in this process. */
  wake: () => void
  /** Resolves once everything that this process has put there before is worked through, or has failed. */
  settled: () => Promise<void>
  /** Works through what a process left that ended before its time. Only reads where nothing waits. */
  catchUp: () => Promise<void>
  /** Catches up now, and every minute. */
  start: () => void
  stop: () => Promise<void>
}

type Parts = {
  database: Database
  log: Log
  /** Called in the transaction that takes the events out: what it writes is written exactly once. */
  react: (events: readonly DomainEvent[]) => Promise<void>
}

/** Brings what waits in the outbox to those who react from it. None of its calls rejects. */
export function openRelay({ database, log, react }: Parts): Relay {
  const store = outboxStore(database)
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let catchUps: NodeJS.Timeout | undefined
  let isWaiting = false

  async function workThrough() {
    const now = moment()
    try {
      await database.inTransaction(async () => react(await store.take(now, rowsAtOnce)))
    } catch (error) {
      log.warn({ error }, 'What follows from some events could not be written; each is tried alone')
      await eachAlone(now)
    }
    if ((await store.due(now, 1)).length > 0) wake()
  }

  /** So that one that cannot be worked through keeps no other waiting. */
  async function eachAlone(now: string) {
    for (const id of await store.due(now, rowsAtOnce))
      try {
        await database.inTransaction(async () => react(await store.takeOne(id)))
      } catch (error) {
        log.error({ error, outbox: id }, 'What follows from an event could not be written')
        await store.postpone(id, moment(retryMs))
      }
  }

  function pass(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (running) return running
    isWaiting = false
    running = workThrough()
      .catch((error: unknown) => {
        log.error({ error }, 'The outbox could not be read')
        wake(outageMs)
      })
      .finally(() => {
        running = undefined
        // Something came while it worked: it may have looked already.
        if (isWaiting) wake()
      })
    return running
  }

  function wake(afterMs = gatherMs) {
    isWaiting = true
    timer ??= setTimeout(() => void pass(), afterMs)
  }

  async function settled() {
    await running
    if (isWaiting) await pass()
  }

  async function catchUp() {
    try {
      const due = await store.due(moment(), 1)
      if (due.length > 0) await pass()
    } catch (error) {
      log.error({ error }, 'The outbox could not be read')
    }
  }

  return {
    wake: () => wake(),
    settled,
    catchUp,
    start() {
      void catchUp()
      catchUps = setInterval(() => void catchUp(), catchUpMs)
    },
    async stop() {
      clearInterval(catchUps)
      await settled()
      clearTimeout(timer)
    },
  }
}

function moment(fromNowMs = 0) {
  return new Date(Date.now() + fromNowMs).toISOString()
}
