import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toEvent } from '../event-row.ts'
import type { Neighbours } from '../neighbours.ts'
import { plusDays } from '../recurrence.ts'
import type { EventStore } from '../store.ts'
import { calendarFile } from './calendar-file.ts'
import { entriesOfEvent, entryOfPublication, entryOfTask } from './entries.ts'
import type { FeedStore } from './store.ts'
import { feedToken, hashOf } from './token.ts'

const pastDays = 90
const futureDays = 730
const most = 2000

type Parts = Neighbours & {
  database: Database
  access: Access
  secret: string
  events: EventStore
  store: FeedStore
}

/** What a person subscribes to: the workspace's events and publications, and the tasks that wait for them. */
export function feedService({ database, access, secret, events, store, ...neighbours }: Parts) {
  function ownerOf(session: Session) {
    access.demand(session, 'calendar.keep')
    return { workspaceId: session.workspace.id, userId: session.user.id }
  }

  /** The address of a generation: the same one for each who works it out. */
  function addressOf(owner: { workspaceId: string; userId: string }, generation: number) {
    const token = feedToken(secret, { ...owner, generation })
    return { path: `/ics/${token}.ics`, row: { ...owner, generation, tokenHash: hashOf(token) } }
  }

  return {
    async address(session: Session) {
      const owner = ownerOf(session)
      return database.inTransaction(async () => {
        const generation = await store.generationOf(owner)
        const { path, row } = addressOf(owner, generation ?? 1)
        if (generation === undefined) await store.add(row)
        return { path }
      })
    },

    /** The address before is good for nothing from now on. */
    async renew(session: Session) {
      const owner = ownerOf(session)
      return database.inTransaction(async () => {
        const before = (await store.generationOf(owner)) ?? 0
        const { path, row } = addressOf(owner, before + 1)
        await (before === 0 ? store.add(row) : store.replace(before, row))
        return { path }
      })
    },

    /** The file at an address; null where it is nobody's, or of somebody who may no longer read it. */
    async read(token: string): Promise<string | null> {
      const reader = await store.readerOf(hashOf(token))
      if (!reader || !access.memberCan(reader.role, 'calendar.keep')) return null
      const { workspaceId, userId, name } = reader
      const today = new Date().toISOString().slice(0, 10)
      const days = { from: plusDays(today, -pastDays), to: plusDays(today, futureDays), limit: most }
      const [rows, tasks, pages, zone] = await Promise.all([
        events.between(workspaceId, days.from, days.to, most),
        neighbours.tasksDue(workspaceId, { ...days, pendingOf: userId }),
        neighbours.publications(workspaceId, days),
        neighbours.timeZoneOf(workspaceId),
      ])
      return calendarFile(name, [
        ...rows.flatMap((row) => entriesOfEvent(toEvent(row), row.uid)),
        ...tasks.map((task) => entryOfTask(task, zone)),
        ...pages.map(entryOfPublication),
      ])
    },
  }
}
export type FeedService = ReturnType<typeof feedService>
