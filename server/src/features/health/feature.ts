import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { takesFiles } from '../../platform/storage/takes-files.ts'
import { healthRoutes } from './routes.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

export function healthFeature({ database, files }: Pick<Platform, 'database' | 'files'>) {
  const probes = [() => database.ping(), () => takesFiles(files)]
  const feature: Feature = { calls: { health: healthRoutes(probes, database) } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    health: ReturnType<typeof healthFeature>
  }
}

export const healthRoom = defineRoom({
  name: 'health',
  make: ({ platform }) => healthFeature(platform),
})
