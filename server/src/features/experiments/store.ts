import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type {
  ExperimentRow,
  ExperimentTallyRow,
  ExperimentVariantRow,
} from '../../platform/database/tables/experiments.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** Tests of pages, their variants, and what was counted. */
export function experimentStore(database: Database) {
  const experiments = () => database.query().selectFrom('experiment').selectAll()
  const variants = () => database.query().selectFrom('experimentVariant').selectAll()
  return {
    find: (workspaceId: string, id: string) => experiments().where(owned(workspaceId, id)).executeTakeFirst(),
    /** The last first; one row more than `limit`. */
    list(workspaceId: string, pageId: string | undefined, after: Position | null, limit: number) {
      let query = experiments().where('workspaceId', '=', workspaceId).where('state', '!=', 'draft')
      if (pageId !== undefined) query = query.where('pageId', '=', pageId)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    /** The last one of a page, whatever its state. */
    lastOfPage: (workspaceId: string, pageId: string) =>
      experiments()
        .where('workspaceId', '=', workspaceId)
        .where('pageId', '=', pageId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    /** Those of these pages that run. */
    running: (pageIds: readonly string[]) =>
      experiments().where('state', '=', 'running').where('pageId', 'in', pageIds).execute(),
    /** Those that began before a moment and still run. */
    runningSince: (before: string) =>
      experiments().where('state', '=', 'running').where('startedAt', '<', before).execute(),
    /** Those of a workspace that ran at any time of a span. */
    within: (workspaceId: string, { start, end }: { start: string; end: string }) =>
      experiments()
        .where('workspaceId', '=', workspaceId)
        .where('startedAt', '<', end)
        .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>=', start)]))
        .orderBy('startedAt')
        .limit(200)
        .execute(),
    async insert(row: ExperimentRow) {
      await database.query().insertInto('experiment').values(row).execute()
    },
    /** The row as it is then; undefined where it is in another state. */
    change: (
      id: string,
      state: ExperimentRow['state'],
      values: Partial<Omit<ExperimentRow, 'id' | 'workspaceId' | 'pageId'>>,
    ) =>
      database
        .query()
        .updateTable('experiment')
        .set(values)
        .where('id', '=', id)
        .where('state', '=', state)
        .returningAll()
        .executeTakeFirst(),
    variantsOf: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : variants().where('experimentId', 'in', ids).orderBy('letter').execute(),
    variant: (experimentId: string, letter: VariantLetter) =>
      variants().where('experimentId', '=', experimentId).where('letter', '=', letter).executeTakeFirst(),
    /** Over whatever was there. */
    async putVariant(row: ExperimentVariantRow) {
      const { experimentId: _, letter: __, ...rest } = row
      await database
        .query()
        .insertInto('experimentVariant')
        .values(row)
        .onConflict((conflict) => conflict.columns(['experimentId', 'letter']).doUpdateSet(rest))
        .execute()
    },
    /** False where it has another version by now. */
    async saveVariant(
      { experimentId, letter }: Pick<ExperimentVariantRow, 'experimentId' | 'letter'>,
      document: string,
      baseVersion: number,
    ): Promise<boolean> {
      const saved = await database
        .query()
        .updateTable('experimentVariant')
        .set({ document, version: baseVersion + 1 })
        .where('experimentId', '=', experimentId)
        .where('letter', '=', letter)
        .where('version', '=', baseVersion)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
    async removeVariant(experimentId: string, letter: VariantLetter) {
      await database
        .query()
        .deleteFrom('experimentVariant')
        .where('experimentId', '=', experimentId)
        .where('letter', '=', letter)
        .execute()
    },
    tallies: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('experimentTally')
            .selectAll()
            .where('experimentId', 'in', ids)
            .orderBy('day')
            .execute(),
    /** Adds to what was counted. */
    async count(rows: readonly ExperimentTallyRow[]) {
      for (const row of rows)
        await database
          .query()
          .insertInto('experimentTally')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['experimentId', 'letter', 'day']).doUpdateSet((eb) => ({
              visitors: eb('experimentTally.visitors', '+', row.visitors),
              conversions: eb('experimentTally.conversions', '+', row.conversions),
            })),
          )
          .execute()
    },
  }
}
export type ExperimentStore = ReturnType<typeof experimentStore>
