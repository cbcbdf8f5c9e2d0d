import { randomUUID } from 'node:crypto'
import {
  type CalendarEvent,
  calendarEventSchema,
  type NewEvent,
  type When,
} from '@aurelio/contracts/calendar'
import type { Session } from '../../platform/access/session.ts'
import type { CalendarEventRow } from '../../platform/database/tables/calendar.ts'
import { invalidField } from '../../platform/http/failures.ts'
import { lastDayOf, plusDays } from './recurrence.ts'

/** A new row. `uid`: what other programs know the event by, where one of them made it. */
export function newEventRow({ user, workspace }: Session, event: NewEvent, uid = ''): CalendarEventRow {
  const id = randomUUID()
  const moment = new Date().toISOString()
  const { title, notes = '', place = '', when } = event
  return {
    id,
    workspaceId: workspace.id,
    createdBy: user.id,
    uid: uid === '' ? `${id}@aurelio` : uid,
    title,
    notes,
    place,
    ...whenColumns(when),
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
  }
}

/** Throws a 422 where it would never be on. */
export function whenColumns(when: When) {
  const lastDay = lastDayOf(when)
  if (lastDay === null) throw invalidField('when', 'INVALID')
  const { allDay, starts, ends, zone, recurrence } = when
  return {
    allDay: allDay ? 1 : 0,
    starts,
    ends,
    zone,
    recurrence,
    // A day less and a day more: the clock hangs elsewhere than the reader.
    firstDay: plusDays(starts.slice(0, 10), -1),
    lastDay: lastDay.startsWith('9999') ? lastDay : plusDays(lastDay, 1),
  } satisfies Partial<CalendarEventRow>
}

export function toEvent({ allDay, starts, ends, zone, recurrence, ...row }: CalendarEventRow): CalendarEvent {
  return calendarEventSchema.parse({ ...row, when: { allDay: allDay === 1, starts, ends, zone, recurrence } })
}
