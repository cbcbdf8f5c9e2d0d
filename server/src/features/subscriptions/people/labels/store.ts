import type { Database } from '../../../../platform/database/database.ts'

/** As many ids as one statement takes on both engines. */
const atOnce = 400

/** What people are marked with, by a sequence or by hand. */
export function labelStore(database: Database) {
  return {
    async labelsOf(subscriberIds: readonly string[]) {
      const found: { subscriberId: string; label: string }[] = []
      for (let from = 0; from < subscriberIds.length; from += atOnce)
        found.push(
          ...(await database
            .query()
            .selectFrom('subscriberLabel')
            .selectAll()
            .where('subscriberId', 'in', subscriberIds.slice(from, from + atOnce))
            .orderBy('label')
            .execute()),
        )
      return found
    },
    async label(subscriberIds: readonly string[], label: string) {
      for (let from = 0; from < subscriberIds.length; from += atOnce)
        await database
          .query()
          .insertInto('subscriberLabel')
          .values(subscriberIds.slice(from, from + atOnce).map((subscriberId) => ({ subscriberId, label })))
          .onConflict((conflict) => conflict.columns(['subscriberId', 'label']).doNothing())
          .execute()
    },
    async unlabel(subscriberIds: readonly string[], label: string) {
      for (let from = 0; from < subscriberIds.length; from += atOnce)
        await database
          .query()
          .deleteFrom('subscriberLabel')
          .where('subscriberId', 'in', subscriberIds.slice(from, from + atOnce))
          .where('label', '=', label)
          .execute()
    },
  }
}
