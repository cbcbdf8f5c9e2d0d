import { randomUUID } from 'node:crypto'
import {
  type CalendarEvent,
  calendarEventSchema,
  type EventException,
  type ImportedEvent,
  type When,
} from '@aurelio/contracts/calendar'
import type { Session } from '../../platform/access/session.ts'
import type { CalendarEventRow } from '../../platform/database/tables/calendar.ts'
import { invalidField } from '../../platform/http/failures.ts'
import { endless, lastDayOf, plusDays } from './recurrence.ts'

/** A new row. `uid`: what other programs know the event by, where one of them made it; else ''. */
export function newEventRow(
  { user, workspace }: Session,
  { title, notes = '', place = '', when, uid, exceptions = [], about = { kind: 'event' } }: ImportedEvent,
): CalendarEventRow {
  const id = randomUUID()
  const moment = new Date().toISOString()
  return {
    id,
    workspaceId: workspace.id,
    createdBy: user.id,
    uid: uid === '' ? `${id}@aurelio` : uid,
    title,
    notes,
    place,
    about: JSON.stringify(about),
    ...whenColumns(when, exceptions),
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
  }
}

/** When it is, all its single times included. Throws a 422 where it would never be on. */
export function whenColumns(when: When, exceptions: readonly EventException[]) {
  const byRule = lastDayOf(when)
  if (byRule === null) throw invalidField('when', 'INVALID')
  const kept = when.recurrence === null ? [] : exceptions
  const single = kept.flatMap(({ change }) => (change ? [change.when] : []))
  const firstDay = earliest([when.starts, ...single.map(({ starts }) => starts)])
  const lastDay = latest([byRule, ...single.map(({ ends }) => ends)])
  const { allDay, starts, ends, zone, recurrence } = when
  return {
    allDay: allDay ? 1 : 0,
    starts,
    ends,
    zone,
    recurrence,
    exceptions: JSON.stringify(kept),
    // A day less and a day more: the clock hangs elsewhere than the reader.
    firstDay: plusDays(firstDay, -1),
    lastDay: lastDay === endless ? lastDay : plusDays(lastDay, 1),
  } satisfies Partial<CalendarEventRow>
}

function earliest(texts: readonly string[]): string {
  return (texts.toSorted()[0] ?? '').slice(0, 10)
}

function latest(texts: readonly string[]): string {
  return (texts.toSorted().at(-1) ?? '').slice(0, 10)
}

export function toEvent({ allDay, starts, ends, zone, recurrence, ...row }: CalendarEventRow): CalendarEvent {
  return calendarEventSchema.parse({
    ...row,
    when: { allDay: allDay === 1, starts, ends, zone, recurrence },
    exceptions: JSON.parse(row.exceptions),
    about: JSON.parse(row.about),
  })
}
