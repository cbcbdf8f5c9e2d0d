import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { clientRoutes } from './routes.ts'
import { clientService } from './service.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> &
  Pick<Parameters<typeof clientService>[0], 'project'>

export function clientsFeature(parts: Parts) {
  const clients = clientService(parts)
  const feature: Feature = { calls: { clients: clientRoutes(clients) } }
  return { feature, service: clients }
}
