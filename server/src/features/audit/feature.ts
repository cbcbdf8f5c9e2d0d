import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportRoute } from './export-route.ts'
import { auditRoutes } from './routes.ts'
import { auditService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { recordEvents } from './record-events.ts'
import { auditPolicy } from './policy.ts'

type Parts = Pick<Platform, 'database' | 'access'> & {
  timeZoneOf: (workspaceId: string) => Promise<string>
}

export function auditFeature(parts: Parts) {
  const audit = auditService(parts)
  const feature: Feature = { calls: { audit: auditRoutes(audit) }, routes: [exportRoute(audit)] }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    audit: ReturnType<typeof auditFeature>
  }
}

export const auditRoom = defineRoom({
  name: 'audit',
  policy: auditPolicy,
  needs: ['workspaces'],
  make: ({ platform, from }) =>
    auditFeature({ ...platform, timeZoneOf: (...asked) => from('workspaces').settings.timeZoneOf(...asked) }),
  onEvery: (_, { platform }) => recordEvents(platform.audit),
})
