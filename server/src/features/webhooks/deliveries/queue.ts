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
  deliver: JobKind<{ id: string }>
}

/** Tells one webhook of one lead, in the transaction of whoever asks; false where there is none, or it is off. */
export function queueOneWebhook({ store, deliveries, jobs, deliver }: Parts) {
  return async (workspaceId: string, webhookId: string, subjectId: string): Promise<boolean> => {
    const hook = await store.find(workspaceId, webhookId)
    if (hook?.isActive !== 1) return false
    const at = new Date().toISOString()
    const row = newDelivery({
      id: randomUUID(),
      webhookId,
      workspaceId,
      event: 'lead.created',
      subjectId,
      at,
    })
    await deliveries.insert([row])
    await jobs.enqueue(deliver, { id: row.id })
    return true
  }
}

/** Queues what follows for webhooks from what happened, in the transaction of whoever tells it. */
export function queueWebhooks({ store, deliveries, jobs, deliver }: Parts) {
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
