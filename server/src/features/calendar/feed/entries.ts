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
  /** What it is besides an event, in a word. */
  category?: string
  /** What the rule calls the times that are left out. */
  omitted?: readonly string[]
  /** Of a single time that differs: which one of what repeats. */
  instead?: { at: string; of: When }
}
type Due = Awaited<ReturnType<Neighbours['tasksDue']>>[number]
type Publication = Awaited<ReturnType<Neighbours['publications']>>[number]

const plain = { notes: '', place: '' }
/** As other programs group it. */
const categories = { event: '', campaign: 'Campaña', test: 'Prueba' } as const

/** An event, and after it each of its single times that differ, by the same name. */
export function entriesOfEvent({ exceptions, ...event }: CalendarEvent, uid: string): Entry[] {
  const { title, notes, place, when, updatedAt, about } = event
  const category = categories[about.kind]
  const omitted = exceptions.flatMap(({ at, change }) => (change === null ? [at] : []))
  const single = exceptions.flatMap(({ at, change }): Entry[] =>
    change === null ? [] : [{ ...change, uid, updatedAt, category, instead: { at, of: when } }],
  )
  return [{ uid, title, notes, place, when, updatedAt, category, omitted }, ...single]
}

/** `zone`: whose clock shows its hour; programs read one without a zone each in their own way. */
export function entryOfTask({ id, title, dueOn, dueTime, updatedAt }: Due, zone: string): Entry {
  const at = dueTime === null ? dueOn : `${dueOn}T${dueTime}`
  const when = { allDay: dueTime === null, starts: at, ends: at, zone, recurrence: null }
  return { ...plain, uid: `task-${id}@aurelio`, title: `☐ ${title}`, when, updatedAt }
}

/** Without a length. */
export function entryOfPublication({ id, name, publishAt, updatedAt }: Publication): Entry {
  const at = publishAt.slice(0, 16)
  const when = { allDay: false, starts: at, ends: at, zone: 'UTC', recurrence: null } as const
  return { ...plain, uid: `publication-${id}@aurelio`, title: `Publicación: ${name}`, when, updatedAt }
}
