import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type {
  FunnelLeadRow,
  FunnelPageRow,
  FunnelRow,
  FunnelSumRow,
  FunnelTallyRow,
} from '../../platform/database/tables/funnels.ts'
import type { Position } from '../../platform/http/cursor.ts'
import type { Narrowed } from './figures.ts'
import { cutNames, sumsOf } from './sums.ts'

const tallyKey = ['funnelId', 'day', 'key', 'source', 'device', 'campaign', 'variant'] as const

const sumKey = ['funnelId', 'dimension', 'isWay', 'bucket', 'value', 'key'] as const

/** Rows that are written in one statement. */
const rowsAtOnce = 500

function handfuls<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
}

function inOrder<Row extends object>(rows: readonly Row[], by: readonly (keyof Row)[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: JSON.stringify(by.map((name) => row[name])) }))
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ row }) => row)
}

/** Funnels, what is published of them, and what was counted. */
export function funnelStore(database: Database) {
  const funnels = () => database.query().selectFrom('funnel').selectAll()
  return {
    find: (workspaceId: string, id: string) => funnels().where(owned(workspaceId, id)).executeTakeFirst(),
    /** The last changed first; one row more than `limit`. */
    list(workspaceId: string, after: Position | null, limit: number) {
      let query = funnels().where('workspaceId', '=', workspaceId)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('updatedAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async insert(row: FunnelRow) {
      await database.query().insertInto('funnel').values(row).execute()
    },
    /** False where it has another version by now. */
    async save(
      { workspaceId, id }: Pick<FunnelRow, 'workspaceId' | 'id'>,
      values: Pick<FunnelRow, 'name' | 'graph' | 'updatedAt'>,
      baseVersion: number,
    ): Promise<boolean> {
      const saved = await database
        .query()
        .updateTable('funnel')
        .set({ ...values, version: baseVersion + 1 })
        .where(owned(workspaceId, id))
        .where('version', '=', baseVersion)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    async setPublished(id: string, publishedAt: string) {
      await database.query().updateTable('funnel').set({ publishedAt }).where('id', '=', id).execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('funnel').where(owned(workspaceId, id)).execute()
    },
    /** Those of these that are there. */
    async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database.query().selectFrom('funnel').select('id').where('id', 'in', ids).execute()
      return new Set(rows.map(({ id }) => id))
    },
    /** The step that a page is; undefined where it is none. */
    stepOf: (pageId: string) =>
      database.query().selectFrom('funnelPage').selectAll().where('pageId', '=', pageId).executeTakeFirst(),
    /** A step of what is published of a funnel. */
    stepIn: (funnelId: string, step: string) =>
      database
        .query()
        .selectFrom('funnelPage')
        .selectAll()
        .where('funnelId', '=', funnelId)
        .where('step', '=', step)
        .executeTakeFirst(),
    /** What is published of any funnel about a thing. */
    stepsAbout: (thing: string) =>
      database.query().selectFrom('funnelPage').selectAll().where('thing', '=', thing).execute(),
    /** The last way that one of these leads came by, in a funnel with a step about a thing. */
    async lastOf(leadIds: readonly string[], thing: string) {
      if (leadIds.length === 0) return undefined
      return database
        .query()
        .selectFrom('funnelLead')
        .selectAll()
        .where('leadId', 'in', leadIds)
        .where('funnelId', 'in', (eb) =>
          eb.selectFrom('funnelPage').select('funnelPage.funnelId').where('thing', '=', thing),
        )
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
    async pagesOf(funnelId: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('funnelPage')
        .select('pageId')
        .where('funnelId', '=', funnelId)
        .execute()
      return rows.map(({ pageId }) => pageId)
    },
    /** These are its steps now; a page that was another funnel's is this one's. */
    async setPages(funnelId: string, rows: readonly FunnelPageRow[]) {
      await database.query().deleteFrom('funnelPage').where('funnelId', '=', funnelId).execute()
      for (const row of rows)
        await database
          .query()
          .insertInto('funnelPage')
          .values(row)
          .onConflict((conflict) => {
            const { pageId: _, ...rest } = row
            return conflict.column('pageId').doUpdateSet(rest)
          })
          .execute()
    },
    /** Adds to what was counted; in the order of their keys, so that two processes never wait for each other. */
    async count(tallies: readonly FunnelTallyRow[]) {
      for (const rows of handfuls(inOrder(tallies, tallyKey)))
        await database
          .query()
          .insertInto('funnelTally')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns([...tallyKey]).doUpdateSet((eb) => ({
              people: eb('funnelTally.people', '+', eb.ref('excluded.people')),
            })),
          )
          .execute()
      for (const rows of handfuls(inOrder(sumsOf(tallies), sumKey)))
        await database
          .query()
          .insertInto('funnelSum')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns([...sumKey]).doUpdateSet((eb) => ({
              people: eb('funnelSum.people', '+', eb.ref('excluded.people')),
            })),
          )
          .execute()
    },
    /** People by step and way who have all of this in common. */
    tallies: (funnelId: string, wanted: Narrowed, days: readonly number[]) =>
      database
        .query()
        .selectFrom('funnelTally')
        .select('key')
        .select((eb) => eb.cast<number>(eb.fn.sum('people'), 'integer').as('people'))
        .where('funnelId', '=', funnelId)
        .where('day', '>=', days[0] ?? 0)
        .where('day', '<=', days.at(-1) ?? 0)
        .where((eb) =>
          eb.and(
            cutNames.flatMap((name) => {
              const value = wanted[name]
              return value === undefined ? [] : [eb(name, '=', value)]
            }),
          ),
        )
        .groupBy('key')
        .execute(),
    /** People by step and way who have one thing in common; `dimension` is '' for all of them. */
    sums: (
      funnelId: string,
      { dimension, value }: Pick<FunnelSumRow, 'dimension' | 'value'>,
      buckets: readonly number[],
    ) =>
      database
        .query()
        .selectFrom('funnelSum')
        .select('key')
        .select((eb) => eb.cast<number>(eb.fn.sum('people'), 'integer').as('people'))
        .where('funnelId', '=', funnelId)
        .where('dimension', '=', dimension)
        .where('isWay', 'in', [0, 1])
        .where('bucket', 'in', buckets)
        .where('value', '=', value)
        .groupBy('key')
        .execute(),
    /** People at some steps, by each thing that they may have in common. */
    async cuts(funnelId: string, steps: readonly string[], buckets: readonly number[]) {
      if (steps.length === 0) return []
      return database
        .query()
        .selectFrom('funnelSum')
        .select(['dimension', 'value', 'key'])
        .select((eb) => eb.cast<number>(eb.fn.sum('people'), 'integer').as('people'))
        .where('funnelId', '=', funnelId)
        .where('dimension', 'in', cutNames)
        .where('isWay', '=', 0)
        .where('bucket', 'in', buckets)
        .where('key', 'in', steps)
        .groupBy(['dimension', 'value', 'key'])
        .execute()
    },
    async addLead(row: FunnelLeadRow) {
      await database
        .query()
        .insertInto('funnelLead')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    leadsOf: (funnelId: string, limit: number) =>
      database
        .query()
        .selectFrom('funnelLead')
        .selectAll()
        .where('funnelId', '=', funnelId)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
    ofLead: (leadId: string) =>
      database.query().selectFrom('funnelLead').selectAll().where('leadId', '=', leadId).executeTakeFirst(),
  }
}
export type FunnelStore = ReturnType<typeof funnelStore>
