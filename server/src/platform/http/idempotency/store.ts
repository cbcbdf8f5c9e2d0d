import type { Database } from '../../database/database.ts'
import type { IdempotencyKeyRow } from '../../database/tables/api-tokens.ts'

export type KeyOf = Pick<IdempotencyKeyRow, 'workspaceId' | 'userId' | 'tokenId' | 'key'>

/** The calls that came with a key. */
export function keyStore(database: Database) {
  const query = () => database.query()
  const removing = ({ workspaceId, userId, tokenId, key }: KeyOf) =>
    query()
      .deleteFrom('idempotencyKey')
      .where('workspaceId', '=', workspaceId)
      .where('userId', '=', userId)
      .where('tokenId', '=', tokenId)
      .where('key', '=', key)

  return {
    /** Takes a key for a call that begins; gives the call that has it already. One from before `since` is forgotten. */
    claim(of: KeyOf, fingerprint: string, since: string) {
      return database.inTransaction(async () => {
        await removing(of).where('createdAt', '<', since).execute()
        const createdAt = new Date().toISOString()
        const { numInsertedOrUpdatedRows } = await query()
          .insertInto('idempotencyKey')
          .values({ ...of, fingerprint, state: 'begun', answer: null, createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 1n) return null
        return query()
          .selectFrom('idempotencyKey')
          .select(['fingerprint', 'state', 'answer'])
          .where('workspaceId', '=', of.workspaceId)
          .where('userId', '=', of.userId)
          .where('tokenId', '=', of.tokenId)
          .where('key', '=', of.key)
          .executeTakeFirstOrThrow()
      })
    },
    async keep({ workspaceId, userId, tokenId, key }: KeyOf, answer: string | null) {
      await query()
        .updateTable('idempotencyKey')
        .set({ state: 'done', answer })
        .where('workspaceId', '=', workspaceId)
        .where('userId', '=', userId)
        .where('tokenId', '=', tokenId)
        .where('key', '=', key)
        .execute()
    },
    async release(of: KeyOf) {
      await removing(of).execute()
    },
    async expire(before: string) {
      await query().deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
    },
  }
}
