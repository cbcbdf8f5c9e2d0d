import type { DeliveryState, WebhookEvent } from '@aurelio/contracts/webhooks'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type {
  WebhookDeliveryRow,
  WebhookRow,
  WebhookTryRow,
} from '../../../platform/database/tables/webhooks.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** What a webhook is told, and how each try went. */
export function deliveryStore(database: Database) {
  const changed = (id: string) => database.query().updateTable('webhookDelivery').where('id', '=', id)

  return {
    async insert(rows: readonly WebhookDeliveryRow[]) {
      if (rows.length > 0) await database.query().insertInto('webhookDelivery').values(rows).execute()
    },
    /** With what its webhook is now. */
    findWaiting(id: string) {
      return database
        .query()
        .selectFrom('webhookDelivery as delivery')
        .innerJoin('webhook', 'webhook.id', 'delivery.webhookId')
        .where('delivery.id', '=', id)
        .where('delivery.state', '=', 'waiting')
        .select([
          'delivery.id',
          'delivery.workspaceId',
          'delivery.webhookId',
          'delivery.event',
          'delivery.subjectId',
          'delivery.at',
          'delivery.attempts',
          'webhook.address',
          'webhook.generation',
          'webhook.oldSecretUntil',
          'webhook.isActive',
          'webhook.failingSince',
        ])
        .executeTakeFirst()
    },
    async addTry(row: WebhookTryRow) {
      await database.query().insertInto('webhookTry').values(row).execute()
    },
    async settle(id: string, state: DeliveryState, attempts: number, nextAt: string | null) {
      await changed(id).set({ state, attempts, nextAt }).execute()
    },
    async tell(webhookId: string, tried: Pick<WebhookRow, 'triedAt' | 'lastDelivered' | 'failingSince'>) {
      await database.query().updateTable('webhook').set(tried).where('id', '=', webhookId).execute()
    },
    /** Nothing is told to it until somebody sets it going again; false where it is off already. */
    async pause(webhookId: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('webhook')
        .set({ isActive: 0 })
        .where('id', '=', webhookId)
        .where('isActive', '=', 1)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** False where there is none, or it waits already. */
    async restart(workspaceId: string, webhookId: string, id: string, nextAt: string) {
      const restarted = await changed(id)
        .set({ state: 'waiting', attempts: 0, nextAt })
        .where('workspaceId', '=', workspaceId)
        .where('webhookId', '=', webhookId)
        .where('state', '!=', 'waiting')
        .executeTakeFirst()
      return restarted.numUpdatedRows > 0n
    },
    exists(workspaceId: string, webhookId: string, id: string) {
      return database
        .query()
        .selectFrom('webhookDelivery')
        .select('id')
        .where(owned(workspaceId, id))
        .where('webhookId', '=', webhookId)
        .executeTakeFirst()
    },
    /** The last first. */
    list(webhookId: string, after: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('webhookDelivery')
        .selectAll()
        .where('webhookId', '=', webhookId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (!after) return rows.execute()
      return rows.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after.at, after.id))).execute()
    },
    async tries(deliveryIds: readonly string[]) {
      if (deliveryIds.length === 0) return []
      return database
        .query()
        .selectFrom('webhookTry')
        .selectAll()
        .where('deliveryId', 'in', deliveryIds)
        .orderBy('at', 'desc')
        .execute()
    },
    async deleteBefore(moment: string) {
      await database.query().deleteFrom('webhookDelivery').where('at', '<', moment).execute()
    },
  }
}
export type DeliveryStore = ReturnType<typeof deliveryStore>

/** One that has not been tried yet. */
export function newDelivery(
  row: Pick<WebhookDeliveryRow, 'id' | 'webhookId' | 'workspaceId' | 'subjectId' | 'at'> & {
    event: WebhookEvent
  },
): WebhookDeliveryRow {
  return { ...row, state: 'waiting', attempts: 0, nextAt: row.at }
}
