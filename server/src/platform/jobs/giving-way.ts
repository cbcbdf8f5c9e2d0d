import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'

/** Nobody waits longer than they would for another request. */
const longestMs = 100

/**
 * Between two pieces of long work: on SQLite, which all share in one process, it rests for as long as the piece took, so that
 * whoever waits has every second turn. Nothing on PostgreSQL, which works elsewhere.
 */
export function givingWay(database: Pick<Database, 'engine'>): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (database.engine !== 'sqlite') return
    await pause(Math.min(performance.now() - since, longestMs))
    since = performance.now()
  }
}
