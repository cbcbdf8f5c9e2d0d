import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { __name__Policy } from './policy.ts'
import { __name__Routes } from './routes.ts'
import { __name__Service } from './service.ts'
import { __name__Store } from './store.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit'>

function __names__Feature({ database, access, emit }: Parts) {
  const service = __name__Service({ database, access, emit, store: __name__Store(database) })
  const feature: Feature = {
    calls: { __names__: __name__Routes(service) },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    __names__: ReturnType<typeof __names__Feature>
  }
}

export const __names__Room = defineRoom({
  name: '__names__',
  policy: __name__Policy,
  make: ({ platform }) => __names__Feature(platform),
})
