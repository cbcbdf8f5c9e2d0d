import { eventFields, type EventFields } from '@aurelio/contracts/calendar'
import { type About, aboutSchema, type CalendarEventKind } from '@aurelio/contracts/calendar-kinds'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { complaints } from '../../../platform/api/complaints.ts'
import type { FormWords } from '../../../platform/api/field-words.ts'
import { type AboutDraft, aboutDraftOf, aboutOf, noAbout } from './about-draft.ts'
import { later } from './moved.ts'
import { readRule, writeRule, type Repetition } from './repetition.ts'

/** An event as its form holds it. */
export type EventDraft = Repetition & {
  title: string
  allDay: boolean
  /** Days, or what the clock shows: `2026-11-20T09:30`. */
  starts: string
  ends: string
  place: string
  notes: string
  about: AboutDraft
}
const named = ['starts', 'ends', 'place', 'notes', 'about', 'campaign', 'compares', 'result'] as const
export type DraftErrors = Partial<Record<'title' | 'until' | (typeof named)[number], string>>

const words: FormWords = {
  title: { REQUIRED: 'Escribe qué es.' },
  when: { ENDS_BEFORE_START: 'Termina antes de empezar.' },
  about: {},
}

/** Nine o'clock of a day, for an hour. */
export function newDraft(day: CalendarDay): EventDraft {
  return {
    title: '',
    allDay: false,
    starts: `${day}T09:00`,
    ends: `${day}T10:00`,
    repeats: 'never',
    until: '',
    place: '',
    notes: '',
    about: noAbout,
  }
}

export function draftOf({ title, place, notes, when }: EventFields, about: About): EventDraft {
  const { allDay, starts, ends, recurrence } = when
  return { title, allDay, starts, ends, ...readRule(recurrence), place, notes, about: aboutDraftOf(about) }
}

/** Whole days instead of times, and back: from nine o'clock, for an hour. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const [first, last] = [draft.starts.slice(0, 10), draft.ends.slice(0, 10)]
  if (allDay) return { ...draft, allDay, starts: first, ends: last }
  return { ...draft, allDay, starts: `${first}T09:00`, ends: `${last}T10:00` }
}

/** Campaigns and tests last whole days, once. */
export function withKind(draft: EventDraft, kind: CalendarEventKind): EventDraft {
  const about = { ...draft.about, kind }
  if (kind === 'event') return { ...draft, about }
  return { ...(draft.allDay ? draft : withAllDay(draft, true)), repeats: 'never', until: '', about }
}

/** The end goes along with the start. */
export function withStart(draft: EventDraft, starts: string): EventDraft {
  const minutes = (Date.parse(clock(draft.ends)) - Date.parse(clock(draft.starts))) / 60_000
  const isWhole = !Number.isNaN(Date.parse(clock(starts))) && minutes >= 0
  if (!isWhole) return { ...draft, starts }
  const ends = later(clock(starts).slice(0, 16), minutes)
  return { ...draft, starts, ends: draft.allDay ? ends.slice(0, 10) : ends }
}

function clock(text: string): string {
  return `${text.length === 10 ? `${text}T00:00` : text}Z`
}

/** What is sent, or what is wrong with each field. `kept`: a repetition that another program wrote. */
export function checked(
  { title, place, notes, allDay, starts, ends, repeats, until, about }: EventDraft,
  zone: string,
  kept: string | null,
): { event: EventFields & { about: About } } | { errors: DraftErrors } {
  const recurrence = writeRule({ repeats, until }, kept)
  const when = { allDay, starts, ends, zone, recurrence }
  const sent = { title, place, notes, when, about: aboutOf(about) }
  const read = eventFields.extend({ about: aboutSchema }).safeParse(sent, complaints(words))
  if (read.success) return { event: read.data }
  const errors: DraftErrors = {}
  for (const { path, message } of read.error.issues) errors[fieldOf(path)] ??= message
  return { errors }
}

function fieldOf(path: readonly PropertyKey[]): keyof DraftErrors {
  const name = path.at(-1)
  const field = named.find((one) => one === name)
  if (field !== undefined) return field
  return name === 'recurrence' ? 'until' : 'title'
}
