import { randomUUID } from 'node:crypto'
import type { EventOf } from '@aurelio/contracts/events'
import type { WebhookEvent } from '@aurelio/contracts/webhooks'
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts'
import { type DeliveryStore, newDelivery } from './store.ts'
import type { webhookStore } from '../store.ts'

type Parts = {
  store: ReturnType<typeof webhookStore>
  deliveries: DeliveryStore
  jobs: Jobs
  deliver: JobKind
}

/** Queues what follows for webhooks from what happened, in the transaction of whoever tells it. */
export function webhookTelling({ store, deliveries, jobs, deliver }: Parts) {
  return (event: WebhookEvent) => async (happened: readonly EventOf<'lead.received' | 'lead.changed'>[]) => {
    if (happened.length === 0) return
    const workspaceIds = [...new Set(happened.map(({ workspaceId }) => workspaceId))]
    const hooks = await store.listening(workspaceIds, event)
    const rows = happened.flatMap(({ workspaceId, subject, at }) =>
      hooks
        .filter((hook) => hook.workspaceId === workspaceId)
        .map(({ id: webhookId }) =>
          newDelivery({ id: randomUUID(), webhookId, workspaceId, event, subjectId: subject.id, at }),
        ),
    )
    await deliveries.insert(rows)
    for (const { id } of rows) await jobs.enqueue(deliver, { id })
  }
}
export type WebhookTelling = ReturnType<typeof webhookTelling>
