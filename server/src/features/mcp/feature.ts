import type { Calls, Feature } from '../../platform/feature.ts'
import { runningOnce } from '../../platform/http/idempotency/idempotent-calls.ts'
import type { Platform } from '../../platform/platform.ts'
import { mcpRoute } from './route.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'database' | 'events' | 'audit' | 'log'> & {
  /** Every call of the contract; asked for at the first request. */
  calls: () => Calls
}

export function mcpFeature({ database, events, audit, log, calls }: Parts) {
  const once = runningOnce(database)
  const feature: Feature = {
    routes: [mcpRoute({ calls, audit, log, once, settled: () => events.settled() })],
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    mcp: ReturnType<typeof mcpFeature>
  }
}

export const mcpRoom = defineRoom({
  name: 'mcp',
  late: ['house'],
  make: ({ platform, later }) => mcpFeature({ ...platform, calls: () => later('house').calls() }),
})
