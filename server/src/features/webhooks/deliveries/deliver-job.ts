import { randomUUID } from 'node:crypto'
import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { DeliveryStore } from './store.ts'
import { send, type Tried } from './send.ts'
import { signedHeaders, type webhookSecrets } from '../signature.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** How long after each failure it is tried again: ten times within a day. */
const pausesMs = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute].concat(
  [1, 2, 4, 8, 8].map((hours) => hours * hour),
)

/** A webhook to which nothing has gone well for so long is put on hold. */
const patienceMs = 3 * 24 * hour

/** What another feature tells of a thing; null where it is gone. */
export type SubjectOf = (workspaceId: string, subjectId: string) => Promise<unknown>

type Waiting = NonNullable<Awaited<ReturnType<DeliveryStore['findWaiting']>>>
type Parts = {
  database: Database
  store: DeliveryStore
  jobs: Jobs
  emit: Emit
  policy: AddressPolicy
  secretOf: ReturnType<typeof webhookSecrets>
  subjectOf: SubjectOf
}

/** One try to tell a webhook of something. A failure queues the next one, so that each pause is what was planned. */
export function deliverJob({ database, store, jobs, emit, policy, secretOf, subjectOf }: Parts) {
  const job: JobKind<{ id: string }> = defineJob({
    kind: 'webhook',
    input: z.object({ id: z.string() }),
    async run({ id }, { signal }) {
      const waiting = await store.findWaiting(id)
      if (!waiting) return
      const subject = await subjectOf(waiting.workspaceId, waiting.subjectId)
      if (subject === null || waiting.isActive === 0)
        return store.settle(id, 'dropped', waiting.attempts, null)
      const body = JSON.stringify({ type: waiting.event, timestamp: waiting.at, data: subject })
      const headers = signedHeaders(
        { id, seconds: Math.floor(Date.now() / 1000), body },
        secretsNow(waiting, secretOf),
      )
      const at = new Date()
      const tried = await send(policy, { address: waiting.address, headers, body, signal })
      await database.inTransaction(() => note(waiting, at, tried))
    },
  })

  async function note(waiting: Waiting, at: Date, tried: Tried) {
    const { id, workspaceId } = waiting
    const wasDelivered = tried.status !== null && tried.status >= 200 && tried.status < 300
    const pause = wasDelivered ? undefined : pausesMs[waiting.attempts]
    const next = pause === undefined ? null : new Date(Date.now() + pause)
    await store.addTry({ ...tried, id: randomUUID(), deliveryId: id, at: at.toISOString() })
    const failingSince = wasDelivered ? null : (waiting.failingSince ?? at.toISOString())
    const lastDelivered = wasDelivered ? 1 : 0
    await store.tell(waiting.webhookId, { triedAt: at.toISOString(), lastDelivered, failingSince })
    const state = wasDelivered ? 'delivered' : next ? 'waiting' : 'failed'
    await store.settle(id, state, waiting.attempts + 1, next?.toISOString() ?? null)
    if (next) await jobs.enqueue(job, { id }, { runAt: next })
    const told = { workspaceId, actorId: null, origin: null, at: at.toISOString() }
    await emit({ ...told, kind: 'webhook.tried' })
    if (failingSince === null || at.getTime() - Date.parse(failingSince) < patienceMs) return
    const subject = { id: waiting.webhookId, name: new URL(waiting.address).host }
    if (await store.pause(waiting.webhookId)) await emit({ ...told, kind: 'webhook.paused', subject })
  }

  return job
}

/** The present secret, and the one before for as long as it is good. */
function secretsNow({ webhookId, generation, oldSecretUntil }: Waiting, secretOf: Parts['secretOf']) {
  const current = secretOf(webhookId, generation)
  const isOldGood = oldSecretUntil !== null && oldSecretUntil > new Date().toISOString()
  return isOldGood ? [current, secretOf(webhookId, generation - 1)] : [current]
}
