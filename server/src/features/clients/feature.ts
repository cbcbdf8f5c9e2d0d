import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { pageSharing } from './pages/service.ts'
import { clientRoutes } from './routes.ts'
import { clientService } from './service.ts'
import { sharing } from './sharing.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> &
  Pick<Parameters<typeof clientService>[0], 'project'> &
  Pick<Parameters<typeof pageSharing>[0], 'site' | 'page'>

export function clientsFeature(parts: Parts) {
  const withSharing = { ...parts, sharing: sharing(parts) }
  const clients = clientService(withSharing)
  const feature: Feature = { calls: { clients: clientRoutes(clients, pageSharing(withSharing)) } }
  return { feature, service: clients }
}
