import { randomUUID } from 'node:crypto'
import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import {
  type Delivery,
  deliverySchema,
  type newWebhookSchema,
  type Webhook,
  type WebhookEvent,
  webhookSchema,
} from '@aurelio/contracts/webhooks'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WebhookRow } from '../../platform/database/tables/webhooks.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import { vetAddress } from './address.ts'
import type { DeliveryStore } from './deliveries/store.ts'
import type { webhookSecrets } from './signature.ts'
import type { webhookStore } from './store.ts'

const most = 20
/** How long a secret that was replaced goes on signing. */
const oldSecretMs = 24 * 60 * 60 * 1000

type Parts = {
  database: Database
  access: Access
  emit: Emit
  jobs: Jobs
  store: ReturnType<typeof webhookStore>
  deliveries: DeliveryStore
  deliver: JobKind<{ id: string }>
  policy: AddressPolicy
  secretOf: ReturnType<typeof webhookSecrets>
}
type Change = {
  address?: string | undefined
  events?: WebhookEvent[] | undefined
  isActive?: boolean | undefined
}

/** The webhooks of a workspace, for those who lead it. */
export function webhookService(parts: Parts) {
  const { database, access, emit, jobs, store, deliveries, deliver, policy, secretOf } = parts

  async function rowOf(session: Session, id: string) {
    access.demand(session, 'webhooks.manage')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  const tell = (
    session: Session,
    kind: 'webhook.added' | 'webhook.changed' | 'webhook.removed',
    row: Shown,
  ) => emit({ ...by(session), kind, subject: { id: row.id, name: new URL(row.address).host } })

  return {
    async list(session: Session): Promise<{ items: Webhook[] }> {
      access.demand(session, 'webhooks.manage')
      return { items: (await store.list(session.workspace.id)).map(toWebhook) }
    },

    async create(session: Session, { address, events }: z.output<typeof newWebhookSchema>) {
      access.demand(session, 'webhooks.manage')
      await vetAddress(policy, address)
      const row = newRow(session.workspace.id, address, events)
      return database.inTransaction(async () => {
        if ((await store.list(row.workspaceId)).length >= most) throw refuse('WEBHOOKS_FULL', { most })
        await store.insert(row)
        await tell(session, 'webhook.added', row)
        return { ...toWebhook(row), secret: secretOf(row.id, row.generation) }
      })
    },

    async update(session: Session, id: string, { address, events, isActive }: Change) {
      const row = await rowOf(session, id)
      if (address !== undefined) await vetAddress(policy, address)
      return database.inTransaction(async () => {
        await store.update(session.workspace.id, id, {
          ...(address !== undefined && { address }),
          ...(events !== undefined && { events: JSON.stringify([...new Set(events)]) }),
          // Who sets it going again gives it time.
          ...(isActive !== undefined && { isActive: isActive ? 1 : 0, failingSince: null }),
        })
        await tell(session, 'webhook.changed', row)
        return toWebhook(await rowOf(session, id))
      })
    },

    async remove(session: Session, id: string) {
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        await store.remove(session.workspace.id, id)
        await tell(session, 'webhook.removed', row)
        return { id }
      })
    },

    /** A new secret; the one before is good for another day, so that the receiver can follow. */
    async roll(session: Session, id: string) {
      return database.inTransaction(async () => {
        const { generation } = await rowOf(session, id)
        const oldSecretUntil = new Date(Date.now() + oldSecretMs).toISOString()
        await store.update(session.workspace.id, id, { generation: generation + 1, oldSecretUntil })
        const row = await rowOf(session, id)
        await tell(session, 'webhook.changed', row)
        return { ...toWebhook(row), secret: secretOf(id, row.generation) }
      })
    },

    async deliveries(
      session: Session,
      { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
    ) {
      await rowOf(session, id)
      const rows = await deliveries.list(id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.at)
      const tries = await deliveries.tries(items.map((row) => row.id))
      return {
        items: items.map((row): Delivery =>
          deliverySchema.parse({ ...row, tries: tries.filter(({ deliveryId }) => deliveryId === row.id) }),
        ),
        nextCursor,
      }
    },

    /** From the first pause on again; nothing happens to one that waits anyway. */
    async sendAgain(session: Session, id: string, deliveryId: string) {
      await rowOf(session, id)
      return database.inTransaction(async () => {
        const { id: workspaceId } = session.workspace
        if (!(await deliveries.exists(workspaceId, id, deliveryId))) throw notFound()
        if (await deliveries.restart(workspaceId, id, deliveryId, new Date().toISOString()))
          await jobs.enqueue(deliver, { id: deliveryId })
        return { id: deliveryId }
      })
    },
  }
}
export type WebhookService = ReturnType<typeof webhookService>

type Shown = Pick<WebhookRow, 'id' | 'address'>

function newRow(workspaceId: string, address: string, events: readonly WebhookEvent[]): WebhookRow {
  return {
    id: randomUUID(),
    workspaceId,
    address,
    events: JSON.stringify([...new Set(events)]),
    isActive: 1,
    generation: 1,
    oldSecretUntil: null,
    createdAt: new Date().toISOString(),
    triedAt: null,
    lastDelivered: null,
    failingSince: null,
  }
}

function toWebhook({
  events,
  isActive,
  oldSecretUntil,
  triedAt,
  lastDelivered,
  ...row
}: WebhookRow): Webhook {
  const isOldGood = oldSecretUntil !== null && oldSecretUntil > new Date().toISOString()
  return webhookSchema.parse({
    ...row,
    events: JSON.parse(events),
    isActive: isActive === 1,
    oldSecretUntil: isOldGood ? oldSecretUntil : null,
    lastTry: triedAt === null ? null : { at: triedAt, delivered: lastDelivered === 1 },
  })
}
