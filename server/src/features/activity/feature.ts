import { listFiles } from '../../platform/export/export-file.ts'
import type { ActivityKind } from '@aurelio/contracts/activity'
import { activityKinds, type DomainEvent, type EventOf } from '@aurelio/contracts/events'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { activityRoutes } from './routes.ts'
import { activityService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { activityPolicy } from './policy.ts'

export function activityFeature(platform: Pick<Platform, 'database' | 'access'>) {
  const activity = activityService(platform)
  const feature: Feature = {
    calls: { activity: activityRoutes(activity) },
    exportsOfWorkspace: (session) => listFiles('actividad', (page) => activity.list(session, page)),
  }
  return { feature, service: activity }
}

function isActive(event: DomainEvent): event is EventOf<ActivityKind> {
  return activityKinds.some((kind) => kind === event.kind)
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    activity: ReturnType<typeof activityFeature>
  }
}

export const activityRoom = defineRoom({
  name: 'activity',
  policy: activityPolicy,
  make: ({ platform }) => activityFeature(platform),
  onEvery:
    ({ service }) =>
    (events) =>
      service.record(events.filter(isActive)),
})
