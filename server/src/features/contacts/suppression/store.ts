import type { Database } from '../../../platform/database/database.ts'
import type { SuppressionReason } from '../../../platform/database/tables/contacts.ts'

/** Whom nobody writes to any more. */
export function suppressionStore(database: Database) {
  return {
    /** The first reason stays. */
    async set(workspaceId: string, contactIds: readonly string[], reason: SuppressionReason, at: string) {
      await database
        .query()
        .updateTable('contact')
        .set({ suppressedAt: at, suppressedFor: reason })
        .where('workspaceId', '=', workspaceId)
        .where('id', 'in', contactIds)
        .where('suppressedAt', 'is', null)
        .execute()
    },
    /** Those of these mails. */
    async among(workspaceId: string, mails: readonly string[]): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('contact')
        .select('mail')
        .where('workspaceId', '=', workspaceId)
        .where('mail', 'in', mails)
        .where('suppressedAt', 'is not', null)
        .execute()
      return rows.flatMap(({ mail }) => mail ?? [])
    },
  }
}
