import type { Access } from '../../platform/access/access.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { changesStore } from '../../platform/changes/store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Log } from '../../platform/log/log.ts'
import { defineRoom, type Rooms } from '../../platform/rooms/room.ts'
import { editorLine } from './line.ts'
import { peopleOnPages } from './people.ts'
import { togetherRoutes } from './routes.ts'
import { togetherService } from './service.ts'
import { sharing } from './sharing.ts'
import { togetherChannel, togetherStore } from './store.ts'
import { telling } from './telling.ts'

type Parts = {
  database: Database
  access: Access
  log: Log
  changes: Pick<Changes, 'subscribe'>
  pageLog: Rooms['pages']['log']
}

export function togetherFeature({ database, access, log, changes, pageLog }: Parts) {
  const store = togetherStore(database)
  const sessions = changesStore(database)
  const people = peopleOnPages()
  const told = telling({ people, since: pageLog.since })
  const shared = sharing({ store, people, telling: told, log, versionNow: pageLog.versionNow })
  const service = togetherService({
    telling: told,
    sharing: shared,
    append: pageLog.append,
    since: pageLog.since,
    versionOf(session, id) {
      access.demand(session, 'pages.edit')
      return pageLog.versionOf(session.workspace.id, id)
    },
  })
  const line = editorLine({
    people,
    telling: told,
    sharing: shared,
    access,
    subscribe: changes.subscribe,
    append: service.take,
    versionOf: pageLog.versionOf,
    async stands({ sessionId, workspace }) {
      const held = await sessions.roleOf(sessionId, workspace.id)
      return held !== null && access.memberCan(held, 'pages.edit')
    },
  })
  const feature: Feature = {
    calls: { together: togetherRoutes(service) },
    bodies: [{ path: '/api/pages/{id}/operations', bytes: 8 * 1024 * 1024 }],
    sockets: [line],
    hears: {
      channel: togetherChannel,
      heard: shared.heard,
      connected: () =>
        void shared
          .connected()
          .catch((error: unknown) => log.warn({ error }, 'Open pages could not be looked at again')),
    },
    close: () => Promise.resolve(shared.close()),
  }
  return { feature, service, versionNow: pageLog.versionNow }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    together: ReturnType<typeof togetherFeature>
  }
}

/** Several people on one page at the same time. */
export const togetherRoom = defineRoom({
  name: 'together',
  needs: ['pages'],
  make: ({ platform, from }) => togetherFeature({ ...platform, pageLog: from('pages').log }),
  on: ({ service, versionNow }, { platform }) => ({
    'page.saved': {
      now: [
        (events) =>
          platform.database.afterCommit(() => {
            for (const { subject } of events)
              void versionNow(subject.id)
                .then((version) => (version === null ? undefined : service.changed(subject.id, version)))
                .catch((error: unknown) => platform.log.warn({ error }, 'A saved page could not be told of'))
          }),
      ],
    },
  }),
})
