import { addressPolicy } from '@aurelio/media/network/address-policy'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliverJob, type SubjectOf } from './deliveries/deliver-job.ts'
import { deliveryStore } from './deliveries/store.ts'
import { webhookRoutes } from './routes.ts'
import { webhookService } from './service.ts'
import { webhookSecrets } from './signature.ts'
import { webhookStore } from './store.ts'
import { queueOneWebhook, queueWebhooks } from './deliveries/queue.ts'
import { webhookTidyJob } from './deliveries/tidy-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { webhookPolicy } from './policy.ts'

const ports = [80, 443, 8080, 8443]
/** Calls at once: each waits for somebody else's machine. */
const concurrency = 8

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'jobs'> & { subjectOf: SubjectOf }

export function webhooksFeature({ config, database, access, emit, jobs, subjectOf }: Parts) {
  const policy = addressPolicy(config.webhooks.allowedHosts, ports)
  const secretOf = webhookSecrets(config.authSecret)
  const store = webhookStore(database)
  const deliveries = deliveryStore(database)
  const deliver = deliverJob({ database, store: deliveries, jobs, emit, policy, secretOf, subjectOf })
  const parts = { database, access, emit, jobs, store, deliveries, deliver, policy, secretOf }
  const feature: Feature = {
    calls: { webhooks: webhookRoutes(webhookService(parts)) },
    jobs: [webhookTidyJob(deliveries)],
    ownWorker: { kinds: [deliver], concurrency },
  }
  const telling = { store, deliveries, jobs, deliver }
  return {
    feature,
    tell: queueWebhooks(telling),
    tellOne: queueOneWebhook(telling),
    has: async (workspaceId: string, id: string) => (await store.find(workspaceId, id)) !== undefined,
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    webhooks: ReturnType<typeof webhooksFeature>
  }
}

export const webhooksRoom = defineRoom({
  name: 'webhooks',
  policy: webhookPolicy,
  needs: ['leads'],
  make: ({ platform, from }) =>
    webhooksFeature({ ...platform, subjectOf: (...asked) => from('leads').service.asTold(...asked) }),
  on: ({ tell }) => ({
    'lead.received': { later: [tell('lead.created')] },
    'lead.changed': { later: [tell('lead.updated')] },
  }),
})
