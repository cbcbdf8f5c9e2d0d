import type { CalendarEvent, ImportedEvent, NewEvent } from '@aurelio/contracts/calendar'
import type { EventKind } from '@aurelio/contracts/events'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CalendarEventRow } from '../../platform/database/tables/calendar.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { removals } from '../../platform/removal/removals.ts'
import { newEventRow, toEvent, whenColumns } from './event-row.ts'
import type { EventStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; store: EventStore }
type Change = { [Field in keyof NewEvent]?: NewEvent[Field] | undefined }
type Told = Extract<EventKind, `calendar-event.${string}`>

/** The events of a workspace, for its team. */
export function eventService({ database, access, emit, store }: Parts) {
  const workspaceOf = (session: Session) => {
    access.demand(session, 'calendar.keep')
    return session.workspace.id
  }
  const tell = (session: Session, kind: Told, { id, title }: Pick<CalendarEventRow, 'id' | 'title'>) =>
    emit({ ...by(session), kind, subject: { id, name: title } })

  const removing = removals({
    database,
    find: store.find,
    store: {
      remove: (...asked) => store.removals.remove(...asked),
      restore: (workspaceId, id, since, updatedAt) =>
        store.removals.restore(workspaceId, id, since, { updatedAt }),
    },
    onDone: (session, what, row) => tell(session, `calendar-event.${what}`, row),
  })

  async function get(session: Session, id: string): Promise<CalendarEvent> {
    const row = await store.find(workspaceOf(session), id)
    if (!row) throw notFound()
    return toEvent(row)
  }

  return {
    get,

    /** The last changed first. */
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list(workspaceOf(session), positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: items.map(toEvent), nextCursor }
    },

    async create(session: Session, event: NewEvent): Promise<CalendarEvent> {
      workspaceOf(session)
      const row = newEventRow(session, event)
      return database.inTransaction(async () => {
        await store.insert(row)
        await tell(session, 'calendar-event.created', row)
        return toEvent(row)
      })
    },

    /** Changes what is named. */
    async update(session: Session, id: string, { title, notes, place, when }: Change) {
      const workspaceId = workspaceOf(session)
      return database.inTransaction(async () => {
        await store.update(workspaceId, id, {
          ...(title !== undefined && { title }),
          ...(notes !== undefined && { notes }),
          ...(place !== undefined && { place }),
          ...(when !== undefined && whenColumns(when)),
          updatedAt: new Date().toISOString(),
        })
        const event = await get(session, id)
        await tell(session, 'calendar-event.changed', event)
        return event
      })
    },

    remove(session: Session, id: string) {
      workspaceOf(session)
      return removing.remove(session, id)
    },

    /** Takes a removal of the last thirty days back. */
    async restore(session: Session, id: string) {
      workspaceOf(session)
      await removing.restore(session, id)
      return get(session, id)
    },

    /** All of them or none; an event that is here already stays as it is. Tells how many are new and how many not. */
    async import(session: Session, events: readonly ImportedEvent[]) {
      workspaceOf(session)
      const rows = events.map(({ uid, ...event }) => newEventRow(session, event, uid))
      return database.inTransaction(async () => {
        const imported: CalendarEventRow[] = []
        for (const row of rows) if (await store.insertNew(row)) imported.push(row)
        if (imported[0]) await tell(session, 'calendar-event.imported', imported[0])
        return { imported: imported.length, known: rows.length - imported.length }
      })
    },
  }
}
export type EventService = ReturnType<typeof eventService>
