import { type SegmentRules, segmentRulesSchema } from '@aurelio/contracts/person-questions'
import type { Database } from '../../../platform/database/database.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { owned } from '../../../platform/database/owned.ts'
import type { SegmentRow } from '../../../platform/database/tables/subscriptions.ts'

/** A segment with its rules read. */
export type Segment = Omit<SegmentRow, 'rules'> & { rules: SegmentRules }

/** People by rules, named. */
export function segmentStore(database: Database) {
  return {
    async list(workspaceId: string): Promise<Segment[]> {
      const rows = await database
        .query()
        .selectFrom('segment')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      return rows.map(read)
    },
    async find(workspaceId: string, id: string): Promise<Segment | undefined> {
      const row = await database
        .query()
        .selectFrom('segment')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return row && read(row)
    },
    async insert(segment: Segment) {
      await database
        .query()
        .insertInto('segment')
        .values({ ...segment, rules: JSON.stringify(segment.rules) })
        .execute()
    },
    async update(workspaceId: string, id: string, { name, rules }: Pick<Segment, 'name' | 'rules'>) {
      await database
        .query()
        .updateTable('segment')
        .set({ name, rules: JSON.stringify(rules) })
        .where(owned(workspaceId, id))
        .execute()
    },
    /** Those of some people whom a query of ids means. */
    async among(ids: RawBuilder<unknown>, people: readonly string[]): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('subscriber')
        .select('id')
        .where('id', 'in', people)
        .where(sql<SqlBool>`"subscriber"."id" in (${ids})`)
        .execute()
      return rows.map(({ id }) => id)
    },
    /** How many who have confirmed a list stand in which of some queries of ids: a `1` for each in which they do. */
    async combinations(
      listId: string,
      among: RawBuilder<unknown> | null,
      queries: readonly RawBuilder<unknown>[],
    ): Promise<{ bits: string; people: number }[]> {
      const bits = queries.map(
        (ids) => sql`case when "subscription"."subscriberId" in (${ids}) then '1' else '0' end`,
      )
      const isMeant = among === null ? sql`1 = 1` : sql`"subscription"."subscriberId" in (${among})`
      const { rows } = await sql<{ bits: string; people: number | string }>`
        select "bits", count(*) as "people" from (
          select ${bits.length === 0 ? sql`''` : sql.join(bits, sql` || `)} as "bits" from "subscription"
          where "listId" = ${listId} and "state" = 'confirmed' and ${isMeant}
        ) as "each" group by "bits"`.execute(database.query())
      return rows.map(({ bits: mine, people }) => ({ bits: mine, people: Number(people) }))
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('segment').where(owned(workspaceId, id)).execute()
    },
  }
}
export type SegmentStore = ReturnType<typeof segmentStore>

function read(row: SegmentRow): Segment {
  return { ...row, rules: segmentRulesSchema.parse(JSON.parse(row.rules)) }
}
