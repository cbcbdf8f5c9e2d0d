import { type Expression, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../../../platform/database/database.ts'

type ZoneMoment = { zone: string; at: string; rest: string }

/** Where those who get a letter live, and when it is their turn. */
export function recipientZoneStore(database: Database) {
  return {
    /** How many of a list live in which zone; '' for those of whom nobody knows it. */
    async zonesOf(
      listId: string,
      among: Expression<unknown> | null,
    ): Promise<{ zone: string; people: number }[]> {
      const rows = await database
        .query()
        .selectFrom('subscription')
        .innerJoin('subscriber', 'subscriber.id', 'subscription.subscriberId')
        .select((eb) => ['subscriber.zone', eb.fn.countAll().as('people')])
        .where('subscription.listId', '=', listId)
        .where('subscription.state', '=', 'confirmed')
        .where(
          among === null ? sql<SqlBool>`1 = 1` : sql<SqlBool>`"subscription"."subscriberId" in (${among})`,
        )
        .groupBy('subscriber.zone')
        .execute()
      return rows.map(({ zone, people }) => ({ zone, people: Number(people) }))
    },
    /**
     * Each waits for the moment of the zone in which they live; who lives in none of these, for the `other`. `rest`: of who waits
     * for the better of two subjects.
     */
    async waitByZone(letterId: string, moments: readonly ZoneMoment[], other: Omit<ZoneMoment, 'zone'>) {
      const zone = sql`(select "zone" from "subscriber" where "subscriber"."id" = "letterRecipient"."subscriberId")`
      const cases = (of: (moment: Omit<ZoneMoment, 'zone'>) => string) =>
        sql<string>`case ${zone} ${sql.join(
          moments.map((moment) => sql`when ${moment.zone} then cast(${of(moment)} as text)`),
          sql` `,
        )} else cast(${of(other)} as text) end`
      await database
        .query()
        .updateTable('letterRecipient')
        .set({
          nextAt: sql<string>`case "variant" when '' then ${cases(({ rest }) => rest)} else ${cases(({ at }) => at)} end`,
        })
        .where('letterId', '=', letterId)
        .where('state', '=', 'waiting')
        .execute()
    },
  }
}
export type RecipientZoneStore = ReturnType<typeof recipientZoneStore>
