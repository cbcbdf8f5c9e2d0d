import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportRoutes } from './export/export-route.ts'
import { leadFileRoute } from './files/file-route.ts'
import { leadFiles } from './files/service.ts'
import { leadFileStore } from './files/store.ts'
import { leadFileSweep } from './files/sweep-job.ts'
import { leadInbox, type Neighbours } from './inbox/inbox.ts'
import { leadRoutes } from './routes.ts'
import { leadService } from './service.ts'
import { type PublishedPages, submissionRoutes } from './submission-route.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'limits' | 'emit' | 'access' | 'log'> &
  PublishedPages &
  Neighbours

export function leadsFeature({ config, database, files: stored, limits, emit, log, ...others }: Parts) {
  const inbox = leadInbox({ database, emit, ...others })
  const files = leadFiles({
    store: leadFileStore(database),
    files: stored,
    limits,
    access: others.access,
    log,
    sees: (...asked) => inbox.sees(...asked),
  })
  const leads = leadService({ database, limits, emit, log, files })
  const clientAddress = addressOf(config.trustedProxy)
  const feature: Feature = {
    calls: { leads: leadRoutes(inbox) },
    reads: (session, id) => inbox.get(session, id),
    routes: [
      ...submissionRoutes({ leads, files, clientAddress, ...others }),
      leadFileRoute(files),
      ...exportRoutes(inbox),
    ],
    jobs: [leadFileSweep(files)],
    async *exportsOfWorkspace(session) {
      yield* listFiles('leads', (page) => inbox.rows(session, { ...page, mine: false }))
      for (const { key, name } of await files.filesOf(session.workspace.id))
        yield { name: `${key}-${name}`, input: await stored.getStream(key) }
    },
  }
  return { feature, service: inbox }
}
