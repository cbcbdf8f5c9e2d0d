import type { CalendarEvent, When } from '@aurelio/contracts/calendar'
import type { Neighbours } from '../neighbours.ts'

/** One entry of the file. */
export type Entry = {
  /** The same for ever: programs know an entry again by it. */
  uid: string
  title: string
  notes: string
  place: string
  when: When
  updatedAt: string
}
type Due = Awaited<ReturnType<Neighbours['tasksDue']>>[number]
type Publication = Awaited<ReturnType<Neighbours['publications']>>[number]

const plain = { notes: '', place: '' }

export function entryOfEvent({ title, notes, place, when, updatedAt }: CalendarEvent, uid: string): Entry {
  return { uid, title, notes, place, when, updatedAt }
}

export function entryOfTask({ id, title, dueOn, updatedAt }: Due): Entry {
  const when = { allDay: true, starts: dueOn, ends: dueOn, zone: 'UTC', recurrence: null } as const
  return { ...plain, uid: `task-${id}@aurelio`, title: `☐ ${title}`, when, updatedAt }
}

/** Without a length. */
export function entryOfPublication({ id, name, publishAt, updatedAt }: Publication): Entry {
  const at = publishAt.slice(0, 16)
  const when = { allDay: false, starts: at, ends: at, zone: 'UTC', recurrence: null } as const
  return { ...plain, uid: `publication-${id}@aurelio`, title: `Publicación: ${name}`, when, updatedAt }
}
