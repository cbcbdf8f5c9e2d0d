import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Channel on which PostgreSQL tells other processes of changes. */
export const changeChannel = 'aurelio_change'

/** Begins every message of this process, which hears its own too. */
const own = `${randomUUID()} `

/** What the streams ask of the database. */
export function changesStore(database: Database) {
  return {
    /** Tells the other processes; SQLite has none. */
    async notify(payload: string): Promise<void> {
      if (database.engine !== 'postgres') return
      await sql`select pg_notify(${changeChannel}, ${own + payload})`.execute(database.query())
    },
    /** The payload of a message that another process sent; null for an own one. */
    foreign: (message: string) => (message.startsWith(own) ? null : message.slice(own.length)),
    /** The roles of whom a session stands for, in this workspace; null where it stands no more. Being asked does not prolong it. */
    async roleOf(sessionId: string, workspaceId: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .innerJoin('member', 'member.userId', 'session.userId')
        .select(['user.banned', 'member.role'])
        .where('session.id', '=', sessionId)
        .where('session.expiresAt', '>', new Date())
        .where('member.organizationId', '=', workspaceId)
        .executeTakeFirst()
      return row === undefined || row.banned ? null : row.role
    },
  }
}
