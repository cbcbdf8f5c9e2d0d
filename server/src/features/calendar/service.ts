import {
  type CalendarEvent,
  type EventFields,
  type ImportedEvent,
  mostExceptions,
  type NewEvent,
  type Occurrence,
} from '@aurelio/contracts/calendar'
import type { About } from '@aurelio/contracts/calendar-kinds'
import type { DomainEventKind } from '@aurelio/contracts/events'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CalendarEventRow } from '../../platform/database/tables/calendar.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import { overtakenFields } from '../../platform/overtaken.ts'
import { removals } from '../../platform/removal/removals.ts'
import type { Neighbours } from './neighbours.ts'
import { newEventRow, toEvent, whenColumns } from './event-row.ts'
import { aimedAt, changedSeries, without } from './series.ts'
import type { EventStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; store: EventStore } & Pick<
  Neighbours,
  'pageNamed'
>
type Fields = EventFields & Pick<CalendarEvent, 'about' | 'exceptions'>
type Some = { [Field in keyof Fields]?: Fields[Field] | undefined }
type Change = Some & { occurrence?: Occurrence | undefined; seen?: Some | undefined }
type Told = Extract<DomainEventKind, `calendar-event.${string}`>

/** The events of a workspace, for its team. */
export function eventService({ database, access, emit, store, pageNamed }: Parts) {
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

  /** In an open transaction. */
  async function add(session: Session, event: NewEvent & Pick<ImportedEvent, 'exceptions'>) {
    const row = newEventRow(session, { ...event, uid: '' })
    await store.insert(row)
    await tell(session, 'calendar-event.created', row)
    return toEvent(row)
  }

  /** The event as it is, locked until the change is made; answered is what came of it, or else the event itself. */
  function changing(
    session: Session,
    id: string,
    change: (event: CalendarEvent) => Promise<CalendarEvent | null>,
  ): Promise<CalendarEvent> {
    const workspaceId = workspaceOf(session)
    return database.inTransaction(async () => {
      await store.update(workspaceId, id, { updatedAt: new Date().toISOString() })
      const made = await change(await get(session, id))
      const event = await get(session, id)
      await tell(session, 'calendar-event.changed', event)
      return made ?? event
    })
  }

  /** With the name that its page has now, or had where it stays and is gone. Throws a 422 for one that the person does not see. */
  async function named(session: Session, about: About, before?: About): Promise<About> {
    if (about.kind !== 'test' || about.pageId === null) return about
    const pageName = await pageNamed(session, about.pageId)
    if (pageName !== null) return { ...about, pageName }
    if (before?.kind !== 'test' || before.pageId !== about.pageId) throw invalidField('about', 'UNKNOWN_PAGE')
    return { ...about, pageName: before.pageName }
  }

  async function put(session: Session, event: CalendarEvent, changed: Partial<CalendarEvent>) {
    const { title, notes, place, when, exceptions, about } = { ...event, ...changed }
    if (exceptions.length > mostExceptions) throw refuse('TOO_MANY_EXCEPTIONS', { most: mostExceptions })
    const texts = { title, notes, place, about: JSON.stringify(about) }
    await store.update(session.workspace.id, event.id, { ...texts, ...whenColumns(when, exceptions) })
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
      const { about = { kind: 'event' } } = event
      return database.inTransaction(async () =>
        add(session, { ...event, about: await named(session, about) }),
      )
    },

    /**
     * Changes what is named: of all its times, of one, or of one and all after it, which are an event of their own from
     * then on and what is answered. Throws a 409 for what is no longer as `seen`.
     */
    update(session: Session, id: string, { occurrence, seen, ...change }: Change) {
      return changing(session, id, async (event) => {
        const now = { ...aimedAt(event, occurrence), about: event.about, exceptions: event.exceptions }
        const fields = overtakenFields(now, seen ?? {}, change)
        if (fields.length > 0) throw refuse('EVENT_CHANGED', { fields })
        const { kept, next } = changedSeries(event, change, occurrence)
        const about = change.about ? await named(session, change.about, event.about) : event.about
        await put(session, event, { ...kept, about })
        return next && add(session, { ...next, about })
      })
    },

    /** One of its times is left out, or that one and all after it. */
    omit(session: Session, id: string, occurrence: Occurrence) {
      return changing(session, id, async (event) => {
        await put(session, event, without(event, occurrence))
        return null
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
      const rows = events.map((event) => newEventRow(session, event))
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
