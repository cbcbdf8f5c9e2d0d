import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { proofKeys } from './keys.ts'
import { proofRoutes } from './routes.ts'
import { proofAddress, proofService } from './service.ts'
import { proofStore } from './store.ts'

export function proofsFeature({ database, config }: Pick<Platform, 'database' | 'config'>) {
  const store = proofStore(database)
  const keys = proofKeys(store, config.authSecret)
  const service = proofService({ database, store, keys })
  const feature: Feature = { routes: proofRoutes(service, keys) }
  return { feature, publish: service.publish, revise: service.revise, addressOf: proofAddress }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    proofs: ReturnType<typeof proofsFeature>
  }
}

/** What anybody can check: `from('proofs').publish(kind, data, { workspaceId })` gives it an address. */
export const proofsRoom = defineRoom({
  name: 'proofs',
  make: ({ platform }) => proofsFeature(platform),
})
