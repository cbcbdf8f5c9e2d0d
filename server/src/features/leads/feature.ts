import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { leadRoutes } from './routes.ts'
import { leadService } from './service.ts'
import { type PublishedPages, submissionRoute } from './submission-route.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'limits' | 'emit' | 'access'> & PublishedPages

export function leadsFeature({ config, database, limits, emit, access, ...published }: Parts) {
  const leads = leadService({ database, limits, emit, access })
  const clientAddress = addressOf(config.trustedProxy)
  const feature: Feature = {
    calls: { leads: leadRoutes(leads) },
    routes: [submissionRoute({ leads, clientAddress, ...published })],
    exportsOfWorkspace: (session) => listFiles('leads', (page) => leads.list(session, page)),
  }
  return { feature }
}
