import type { Database } from '../../../../platform/database/database.ts'
import type { VisitSaltRow } from '../../../../platform/database/tables/visits.ts'

export function saltStore(database: Database) {
  return {
    /** The salt of a day: this one where it has none yet, else the one that another process drew first. */
    async keep(row: VisitSaltRow): Promise<VisitSaltRow> {
      await database
        .query()
        .insertInto('visitSalt')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return database
        .query()
        .selectFrom('visitSalt')
        .selectAll()
        .where('day', '=', row.day)
        .executeTakeFirstOrThrow()
    },
    /** Without its salt a hash means nothing; the hashes of that day go with it. */
    async destroy(madeBefore: number): Promise<void> {
      await database.inTransaction(async () => {
        const gone = await database
          .query()
          .deleteFrom('visitSalt')
          .where('madeAt', '<', madeBefore)
          .returning('day')
          .execute()
        const days = gone.map(({ day }) => day)
        if (days.length > 0) await database.query().deleteFrom('visitSeen').where('day', 'in', days).execute()
      })
    },
  }
}
