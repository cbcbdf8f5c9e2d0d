import { calendarEvent } from '../../calendar.ts'
import { all, open, staff, unshared, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

/** Tasks, the calendar and notices. */
export const taskRows: Record<string, Row> = {
  'GET /api/tasks': all(200),
  'POST /api/tasks': staff(201, withBody({ title: 'Tarea' })),
  'GET /api/tasks/{id}': unshared(200, { thing: things.task }),
  'PATCH /api/tasks/{id}': staff(200, { thing: things.task, ...withBody({ done: true }) }),
  'DELETE /api/tasks/{id}': staff(200, { thing: things.task }),
  'POST /api/tasks/{id}/restoration': staff(200, { thing: things.removedTask }),

  'GET /ics/{file}': open(200, { thing: things.calendarFeed }),
  'GET /api/calendar': staff(200, { query: '?from=2026-11-01&to=2026-11-30' }),
  'GET /api/calendar/events': staff(200),
  'POST /api/calendar/events': staff(201, withBody(calendarEvent)),
  'GET /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'PATCH /api/calendar/events/{id}': staff(200, {
    thing: things.calendarEvent,
    ...withBody({ title: 'Otro' }),
  }),
  'DELETE /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'POST /api/calendar/events/{id}/restoration': staff(200, { thing: things.removedCalendarEvent }),
  'POST /api/calendar/imports': staff(200, withBody({ events: [{ ...calendarEvent, uid: '' }] })),
  'GET /api/calendar/feed': staff(200),
  'POST /api/calendar/feed': staff(200),

  'GET /api/notifications': all(200),
  'POST /api/notifications/{id}/read': all(200, { thing: things.notification }),
  'POST /api/notifications/read': all(200),
}
