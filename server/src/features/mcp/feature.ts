import type { Calls, Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { mcpRoute } from './route.ts'

type Parts = Pick<Platform, 'events' | 'audit' | 'log'> & {
  /** Every call of the contract; asked for at the first request. */
  calls: () => Calls
}

export function mcpFeature({ events, audit, log, calls }: Parts) {
  const feature: Feature = { routes: [mcpRoute({ calls, audit, log, settled: () => events.settled() })] }
  return { feature }
}
