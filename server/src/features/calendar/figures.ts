import type { CalendarEvent, When } from '@aurelio/contracts/calendar'
import type { EventFigures } from '@aurelio/contracts/calendar-kinds'
import { Temporal } from 'temporal-polyfill'
import type { Session } from '../../platform/access/session.ts'
import type { Neighbours } from './neighbours.ts'

type Parts = Pick<Neighbours, 'leadsWithin' | 'visitsWithin' | 'pageNamed' | 'timeZoneOf'> & {
  get: (session: Session, id: string) => Promise<CalendarEvent>
}

/** What came of a campaign or a test in its days. */
export function eventFigures({ get, leadsWithin, visitsWithin, pageNamed, timeZoneOf }: Parts) {
  return async (session: Session, id: string): Promise<EventFigures> => {
    const { about, when } = await get(session, id)
    const isPageGone =
      about.kind === 'test' && about.pageId !== null && (await pageNamed(session, about.pageId)) === null
    const from = askedOf(about)
    if (from === null || isPageGone) return { leads: null, visits: null, isPageGone }
    const days = momentsOf(when, await timeZoneOf(session.workspace.id))
    const [leads, visits] = await Promise.all([
      leadsWithin(session, { ...days, ...from }),
      visitsWithin(session.workspace.id, from, {
        from: when.starts.slice(0, 10),
        to: when.ends.slice(0, 10),
      }),
    ])
    return { leads, visits, isPageGone }
  }
}

/** Whose leads are counted; null where nothing says it. */
function askedOf(about: CalendarEvent['about']): { pageId: string } | { campaign: string } | null {
  if (about.kind === 'campaign') return about.campaign === '' ? null : { campaign: about.campaign }
  return about.kind === 'test' && about.pageId !== null ? { pageId: about.pageId } : null
}

/** From its first moment to the first that is no longer in it. Whole days are those of the workspace. */
export function momentsOf({ allDay, starts, ends, zone }: When, here: string): { from: string; to: string } {
  const moment = (wall: Temporal.PlainDateTime) =>
    new Date(wall.toZonedDateTime(allDay ? here : zone).epochMilliseconds).toISOString()
  const last = Temporal.PlainDateTime.from(ends)
  return {
    from: moment(Temporal.PlainDateTime.from(starts)),
    to: moment(allDay ? last.add({ days: 1 }) : last),
  }
}
