import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Channel on which the processes tell each other of the pages that are open. */
export const togetherChannel = 'aurelio_together'

export function togetherStore(database: Database) {
  /** Begins every message of this process, which hears its own too. */
  const own = randomUUID()
  return {
    /** Tells the other processes; SQLite has none. */
    async tell(payload: string): Promise<void> {
      if (database.engine !== 'postgres') return
      await sql`select pg_notify(${togetherChannel}, ${`${own} ${payload}`})`.execute(database.query())
    },
    /** What another process said; null for an own message. */
    foreign: (message: string) => (message.startsWith(own) ? null : message.slice(own.length + 1)),
  }
}
export type TogetherStore = ReturnType<typeof togetherStore>
