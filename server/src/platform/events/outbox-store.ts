import { randomUUID } from 'node:crypto'
import { type DomainEvent, eventSchema } from '@aurelio/contracts/events'
import type { Database } from '../database/database.ts'
import type { OutboxRow } from '../database/tables/jobs.ts'

/** What has happened, kept until everything that follows from it is written. */
export function outboxStore(database: Database) {
  const dueOf = (now: string, limit: number) =>
    database
      .query()
      .selectFrom('outbox')
      .select('id')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('id')
      .limit(limit)

  return {
    /** One row for what happened in one transaction, however much it is. */
    async add(events: readonly DomainEvent[], now: string): Promise<void> {
      const row = { id: randomUUID(), dueAt: now, events: JSON.stringify(events) }
      await database.query().insertInto('outbox').values(row).execute()
    },
    async due(now: string, limit: number): Promise<string[]> {
      return (await dueOf(now, limit).execute()).map(({ id }) => id)
    },
    /** Takes out what has waited longest, `limit` rows at most, past those that another process holds. */
    async take(now: string, limit: number): Promise<DomainEvent[]> {
      const due = dueOf(now, limit)
      const rows = await database
        .query()
        .deleteFrom('outbox')
        .where('id', 'in', database.engine === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returning(['dueAt', 'events'])
        .execute()
      return eventsIn(rows)
    },
    async takeOne(id: string): Promise<DomainEvent[]> {
      const row = database.query().deleteFrom('outbox').where('id', '=', id)
      return eventsIn(await row.returning(['dueAt', 'events']).execute())
    },
    async postpone(id: string, dueAt: string): Promise<void> {
      await database.query().updateTable('outbox').set({ dueAt }).where('id', '=', id).execute()
    },
  }
}

/** What comes back of a removal has no order of its own. */
function eventsIn(rows: readonly Pick<OutboxRow, 'dueAt' | 'events'>[]): DomainEvent[] {
  return rows
    .toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
    .flatMap(({ events }) => eventSchema.array().parse(JSON.parse(events)))
}
