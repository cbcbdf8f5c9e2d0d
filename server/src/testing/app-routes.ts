import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { createVideos } from '../app/videos.ts'
import { composeWork } from '../app/work.ts'
import { createApp } from '../app.ts'
import { openAudit } from '../platform/audit/audit.ts'
import { openChanges } from '../platform/changes/changes.ts'
import { readConfig } from '../platform/config.ts'
import { openEvents } from '../platform/events/events.ts'
import { rateLimits } from '../platform/http/rate-limits.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log/log.ts'
import { openMail } from '../platform/mail/mail.ts'
import { openFileStore } from '../platform/storage/file-store.ts'
import { atEnd } from './at-end.ts'
import { readyDatabase, temporaryFolder } from './engines.ts'

/** Every route of the product as `GET /api/pages/{id}`: the contract's, and the plain ones that the app itself knows. */
export async function appRoutes(): Promise<string[]> {
  const dataDir = temporaryFolder()
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await readyDatabase('sqlite')
  const log = createLog('silent')
  const files = await openFileStore(config.storage)
  const jobs = openJobs(database)
  const mail = openMail({ config, jobs, log })
  const changes = openChanges(database, log)
  const limits = rateLimits(database, config.rateLimitScale)
  const videos = createVideos({ config, database, files, log, jobs, limits })
  atEnd(videos.close)
  const opened = { database, files, log, mail, changes, jobs, limits, videos }
  const parts = {
    config,
    webFolder: dataDir,
    ...opened,
    events: openEvents({ database, log }),
    audit: openAudit(database),
  }
  const { app } = createApp(parts, composeWork(parts))
  const routes = new Set<string>()
  // What answers any method is a guard, or the door to the contract.
  for (const { method, path } of app.routes)
    if (method !== 'ALL') routes.add(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    routes.add(`${method} /api${path}`)
  })
  return [...routes].toSorted()
}
