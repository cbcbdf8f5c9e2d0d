import { batchRowBytes } from '@aurelio/contracts/page-batches'
import { addressPolicy } from '@aurelio/media/network/address-policy'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { sealedTexts } from '../../platform/sealed-text.ts'
import { pageBatchJobs } from './jobs.ts'
import { pageBatchRoutes } from './routes.ts'
import { pageBatchService } from './service.ts'
import { pageBatchStore } from './store.ts'
import type { BatchPages } from './targets/site.ts'
import { pageBatchTidyJob } from './tidy-job.ts'

const ports = [80, 443, 8080, 8443]
/** Batches at once: each waits for its own machine, or draws its own pages. */
const concurrency = 2

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'jobs' | 'quotas'> & {
  pages: BatchPages
}

export function pageBatchesFeature({ config, ...others }: Parts) {
  const store = pageBatchStore(others.database)
  const policy = addressPolicy(config.wordpress.allowedHosts, ports)
  const parts = { ...others, store, policy, secrets: sealedTexts(config.authSecret, 'wordpress') }
  const work = pageBatchJobs(parts)
  const feature: Feature = {
    calls: { pageBatches: pageBatchRoutes(pageBatchService({ ...parts, work })) },
    bodies: [{ path: '/api/page-batches/{id}/rows', bytes: batchRowBytes }],
    jobs: [pageBatchTidyJob(store)],
    ownWorker: { kinds: [work.run, work.undo], concurrency },
  }
  return { feature }
}
