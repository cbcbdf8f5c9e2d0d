import type { Database } from '../../../../platform/database/database.ts'
import type { SequenceLetterRow } from '../../../../platform/database/tables/subscriptions.ts'

/** Letters of sequences that went, and those that wait for their turn. */
export function sequenceTurnStore(database: Database) {
  return {
    /** What waits for its turn goes now: they want every letter again. */
    async release(subscriberId: string, at: string) {
      await database
        .query()
        .updateTable('sequencePerson')
        .set({ dueAt: at })
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', 'waiting')
        .where('held', '=', 1)
        .execute()
    },
    async keepSent(row: SequenceLetterRow) {
      await database
        .query()
        .insertInto('sequenceLetter')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
