import type { CalendarItem } from '@aurelio/contracts/calendar'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { calendarOf, dayText } from '../../platform/calendar.ts'
import type { Neighbours } from './neighbours.ts'
import { toEvent } from './event-row.ts'
import { occurrencesOf } from './occurrences.ts'
import { plusDays } from './recurrence.ts'
import type { EventStore } from './store.ts'

/** Of each kind in one answer: more than a month that people can read. */
const most = 500

type Parts = Neighbours & { access: Access; store: EventStore }

/** What stands in the calendar between two days, the last one included. */
export function calendarItems({ access, store, tasksDue, publications, tests, timeZoneOf }: Parts) {
  return async (session: Session, { from, to }: { from: string; to: string }) => {
    access.demand(session, 'calendar.keep')
    const { id } = session.workspace
    // Where the reader is, the publications' moments may be of the day before or after.
    const [first, last] = [plusDays(from, -1), plusDays(to, 2)]
    const [rows, tasks, pages, ran, zone] = await Promise.all([
      store.between(id, from, to, most),
      tasksDue(id, { from, to, limit: most }),
      publications(id, { from: first, to: last, limit: most }),
      tests(id, { start: `${first}T00:00:00.000Z`, end: `${last}T00:00:00.000Z` }),
      timeZoneOf(id),
    ])
    const events = rows
      .map(toEvent)
      .flatMap((event) =>
        occurrencesOf(event, from, to).map((time): CalendarItem => ({ kind: 'event', ...time, event })),
      )
    return {
      items: [...events, ...tasks.map(taskItem), ...pages.map(pageItem), ...ran.map(testItem(zone))]
        // Of whose span the days around these were asked for, too.
        .filter((item) => item.kind !== 'experiment' || (item.starts <= to && item.ends >= from)),
      isCut: [rows, tasks, pages].some(({ length }) => length === most),
    }
  }
}

type Due = Awaited<ReturnType<Neighbours['tasksDue']>>[number]
type Test = Awaited<ReturnType<Neighbours['tests']>>[number]
type Publication = Awaited<ReturnType<Neighbours['publications']>>[number]

function taskItem({ id, title, dueOn, dueTime, doneAt, color }: Due): CalendarItem {
  const at = dueTime === null ? dueOn : `${dueOn}T${dueTime}`
  return {
    kind: 'task',
    allDay: dueTime === null,
    starts: at,
    ends: at,
    id,
    title,
    done: doneAt !== null,
    color,
  }
}

function pageItem({ id, name, publishAt }: Publication): CalendarItem {
  return { kind: 'publication', allDay: false, starts: publishAt, ends: publishAt, id, title: name }
}

/** Whole days of the workspace's calendar; one that runs ends today. */
function testItem(zone: string) {
  const calendar = calendarOf(zone)
  const dayOf = (moment: string | null) =>
    dayText(calendar.on(moment === null ? new Date() : new Date(moment)))
  return ({ id, name, startedAt, endedAt }: Test): CalendarItem => ({
    kind: 'experiment',
    allDay: true,
    starts: dayOf(startedAt),
    ends: dayOf(endedAt),
    id,
    title: name,
  })
}
