import type { WebhookEvent } from '@aurelio/contracts/webhooks'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { WebhookRow } from '../../platform/database/tables/webhooks.ts'

export type WebhookPatch = Partial<
  Pick<WebhookRow, 'address' | 'events' | 'isActive' | 'generation' | 'oldSecretUntil' | 'failingSince'>
>

/** The webhooks of a workspace. */
export function webhookStore(database: Database) {
  const rows = (workspaceId: string) =>
    database.query().selectFrom('webhook').selectAll().where('workspaceId', '=', workspaceId)

  return {
    list: (workspaceId: string) => rows(workspaceId).orderBy('createdAt').orderBy('id').execute(),
    find: (workspaceId: string, id: string) => rows(workspaceId).where('id', '=', id).executeTakeFirst(),
    async insert(row: WebhookRow) {
      await database.query().insertInto('webhook').values(row).execute()
    },
    async update(workspaceId: string, id: string, patch: WebhookPatch) {
      if (Object.keys(patch).length === 0) return
      await database.query().updateTable('webhook').set(patch).where(owned(workspaceId, id)).execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('webhook').where(owned(workspaceId, id)).execute()
    },
    /** Those of several workspaces that are on and want to hear of this. */
    async listening(workspaceIds: readonly string[], event: WebhookEvent) {
      const found = await database
        .query()
        .selectFrom('webhook')
        .select(['id', 'workspaceId', 'events'])
        .where('workspaceId', 'in', workspaceIds)
        .where('isActive', '=', 1)
        .execute()
      return found.filter(({ events }) => events.includes(`"${event}"`))
    },
  }
}
