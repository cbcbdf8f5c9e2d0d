import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportRoutes } from './export/export-route.ts'
import { leadInbox, type Neighbours } from './inbox/inbox.ts'
import { leadRoutes } from './routes.ts'
import { leadService } from './service.ts'
import { type PublishedPages, submissionRoutes } from './submission-route.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'limits' | 'emit' | 'access' | 'log'> &
  PublishedPages &
  Neighbours

export function leadsFeature({ config, database, limits, emit, log, ...others }: Parts) {
  const leads = leadService({ database, limits, emit, log })
  const inbox = leadInbox({ database, emit, ...others })
  const clientAddress = addressOf(config.trustedProxy)
  const feature: Feature = {
    calls: { leads: leadRoutes(inbox) },
    reads: (session, id) => inbox.get(session, id),
    routes: [...submissionRoutes({ leads, clientAddress, ...others }), ...exportRoutes(inbox)],
    exportsOfWorkspace: (session) =>
      listFiles('leads', (page) => inbox.rows(session, { ...page, mine: false })),
  }
  return { feature, service: inbox }
}
