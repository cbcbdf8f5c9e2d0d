import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { feedRoute } from './feed/route.ts'
import { feedService } from './feed/service.ts'
import { feedStore } from './feed/store.ts'
import { eventFigures } from './figures.ts'
import { calendarItems } from './items.ts'
import type { Neighbours } from './neighbours.ts'
import { calendarRoutes } from './routes.ts'
import { eventService } from './service.ts'
import { eventStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { calendarPolicy } from './policy.ts'

/** Five hundred events with all their notes. */
const importBytes = 4 * 1024 * 1024

type Parts = Pick<Platform, 'config' | 'database' | 'emit' | 'access'> & Neighbours

export function calendarFeature(parts: Parts) {
  const { config, database, emit, access } = parts
  const store = eventStore(database)
  const events = eventService({ ...parts, database, emit, access, store })
  const feeds = feedService({
    ...parts,
    secret: config.authSecret,
    events: store,
    store: feedStore(database),
  })
  const feature: Feature = {
    calls: {
      calendar: calendarRoutes({
        events,
        items: calendarItems({ ...parts, store }),
        figures: eventFigures({ ...parts, get: events.get }),
        feeds,
      }),
    },
    bodies: [{ path: '/api/calendar/imports', bytes: importBytes }],
    routes: [feedRoute(feeds)],
    reads: (session, id) => events.get(session, id),
    jobs: [purgeJob('calendar-event-purge', (before, limit) => store.removals.purge(before, limit))],
    exportsOfWorkspace: (session) => listFiles('eventos', (page) => events.list(session, page)),
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    calendar: ReturnType<typeof calendarFeature>
  }
}

export const calendarRoom = defineRoom({
  name: 'calendar',
  policy: calendarPolicy,
  needs: ['tasks', 'pages', 'leads', 'workspaces', 'experiments', 'visits'],
  make: ({ platform, from }) =>
    calendarFeature({
      ...platform,
      tasksDue: (...asked) => from('tasks').due.between(...asked),
      publications: (...asked) => from('pages').planned.between(...asked),
      tests: (...asked) => from('experiments').within(...asked),
      pageNamed: (...asked) => from('pages').service.nameOf(...asked),
      leadsWithin: (...asked) => from('leads').service.countWithin(...asked),
      visitsWithin: (workspaceId, asked, days) =>
        from('visits').figures.within(
          workspaceId,
          'pageId' in asked ? { pageIds: [asked.pageId] } : asked,
          days,
        ),
      timeZoneOf: (...asked) => from('workspaces').settings.timeZoneOf(...asked),
    }),
})
