import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { installationRoutes } from './routes.ts'
import { installationService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { installationPolicy } from './policy.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'limits' | 'mail'>

export function installationFeature(parts: Parts) {
  const feature: Feature = { calls: { installation: installationRoutes(installationService(parts)) } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    installation: ReturnType<typeof installationFeature>
  }
}

export const installationRoom = defineRoom({
  name: 'installation',
  policy: installationPolicy,
  make: ({ platform }) => installationFeature(platform),
})
