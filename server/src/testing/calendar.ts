import { type CalendarEvent, calendarEventSchema, type When } from '@aurelio/contracts/calendar'
import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** An hour in Madrid, in winter. */
export const anHour: When = {
  allDay: false,
  starts: '2026-11-20T10:00',
  ends: '2026-11-20T11:00',
  zone: 'Europe/Madrid',
  recurrence: null,
}

/** Again and again. */
export const everyDay: Partial<When> = { recurrence: 'FREQ=DAILY' }

/** A whole event as the screen sends it. */
export const calendarEvent = { title: 'Reunión', when: anHour }

export async function createEvent(
  person: Person,
  title: string,
  when: Partial<When> = {},
): Promise<CalendarEvent> {
  const sent = { title, when: { ...anHour, ...when } }
  return calendarEventSchema.parse(bodyOf(await person.call('POST', '/api/calendar/events', sent)))
}

/** Where other programs read the person's calendar. */
export async function feedOf(person: Person): Promise<string> {
  return z.object({ path: z.string() }).parse(bodyOf(await person.call('GET', '/api/calendar/feed'))).path
}
