import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { createVideos } from '../app/videos.ts'
import { createApp } from '../app.ts'
import { openChanges } from '../platform/changes/changes.ts'
import { readConfig } from '../platform/config.ts'
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
  const videos = createVideos({ config, database, files, log, jobs })
  atEnd(videos.close)
  const { app } = createApp({ config, database, files, log, mail, webFolder: dataDir, videos, changes, jobs })
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
