import { authCalls } from '../../platform/auth/auth-calls.ts'
import type { Feature } from '../../platform/feature.ts'
import { routeNames } from '../../platform/http/api-paths.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { openHoldings } from './holdings.ts'
import { metricsRoute, noMetrics } from './routes.ts'
import { metricsStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'requests'> & {
  /** Every plain route of the product; asked for once all features are there. */
  routes: () => readonly PlainRoute[]
}

/** Counts only where the setting asks for it: the library for it is loaded then, and no request costs anything else. */
export function metricsFeature(parts: Parts): { feature: Feature } {
  const { metricsToken } = parts.config.operation
  if (metricsToken === undefined) return { feature: { routes: [noMetrics] } }
  const opening = open(parts)
  parts.requests.onAnswered((request) => void opening.then((registry) => registry.observe(request)))
  const read = async () => {
    const registry = await opening
    return { contentType: registry.contentType, text: await registry.text() }
  }
  return { feature: { routes: [metricsRoute(metricsToken, read)] } }
}

async function open({ database, routes }: Parts) {
  const { openRegistry } = await import('./registry.ts')
  return openRegistry({
    database,
    holdings: openHoldings(metricsStore(database)),
    // The routes of sites' own hosts take any address; together they are one.
    routeName: routeNames([...authCalls, ...routes().filter(({ at }) => at !== 'sites')]),
  })
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    metrics: ReturnType<typeof metricsFeature>
  }
}

export const metricsRoom = defineRoom({
  name: 'metrics',
  late: ['house'],
  make: ({ platform, later }) => metricsFeature({ ...platform, routes: () => later('house').routes() }),
})
