import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { PageScheduleRow, PageScheduleRunRow } from '../../../platform/database/tables/page-batches.ts'

/** What lists show of a schedule; its texts are large, and stay where they are. */
const shown = [
  'id',
  'workspaceId',
  'name',
  'target',
  'recipe',
  'tableFrom',
  'placesFrom',
  'rhythm',
  'nextAt',
  'createdAt',
] as const
export type ShownSchedule = Pick<PageScheduleRow, (typeof shown)[number]>
export type ScheduleChange = Partial<Omit<PageScheduleRow, 'id' | 'workspaceId'>>
type Outcome = Partial<
  Pick<PageScheduleRunRow, 'state' | 'problem' | 'detail' | 'same' | 'skipped' | 'batchId'>
>

/** Schedules of pages out of tables, and their runs. */
export function pageScheduleStore(database: Database) {
  const schedules = () => database.query().selectFrom('pageSchedule').select(shown)
  const runs = () =>
    database
      .query()
      .selectFrom('pageScheduleRun')
      .leftJoin('pageBatch', 'pageBatch.id', 'pageScheduleRun.batchId')
      .selectAll('pageScheduleRun')
      .select([
        'pageBatch.state as batchState',
        'pageBatch.problem as batchProblem',
        'pageBatch.total',
        'pageBatch.done',
        'pageBatch.made',
        'pageBatch.changed',
        'pageBatch.failed',
      ])

  return {
    async insert(row: PageScheduleRow) {
      await database.query().insertInto('pageSchedule').values(row).execute()
    },
    /** The newest first. */
    list(workspaceId: string) {
      return schedules()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute()
    },
    find: (workspaceId: string, id: string) => schedules().where(owned(workspaceId, id)).executeTakeFirst(),
    /** Whoever's it is and with all it holds, for the work behind the scenes. */
    whole: (id: string) =>
      database.query().selectFrom('pageSchedule').selectAll().where('id', '=', id).executeTakeFirst(),
    due(now: string) {
      return schedules().where('nextAt', '<=', now).orderBy('nextAt').execute()
    },
    /** True for the one process that takes a turn. */
    async takeTurn({ id, nextAt }: ShownSchedule, next: string): Promise<boolean> {
      const taken = await database
        .query()
        .updateTable('pageSchedule')
        .set({ nextAt: next })
        .where('id', '=', id)
        .where('nextAt', '=', nextAt)
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },
    async change(id: string, change: ScheduleChange) {
      await database.query().updateTable('pageSchedule').set(change).where('id', '=', id).execute()
    },
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .query()
        .deleteFrom('pageSchedule')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async insertRun(row: PageScheduleRunRow) {
      await database.query().insertInto('pageScheduleRun').values(row).execute()
    },
    run: (id: string) => runs().where('pageScheduleRun.id', '=', id).executeTakeFirst(),
    /** The last runs of a schedule, the newest first. */
    runs(scheduleId: string, limit: number) {
      return runs()
        .where('scheduleId', '=', scheduleId)
        .orderBy('startedAt', 'desc')
        .orderBy('pageScheduleRun.id')
        .limit(limit)
        .execute()
    },
    runOfBatch: (batchId: string) => runs().where('batchId', '=', batchId).executeTakeFirst(),
    /** False where it was settled before. */
    async settleRun(id: string, outcome: Outcome): Promise<boolean> {
      const settled = await database
        .query()
        .updateTable('pageScheduleRun')
        .set(outcome)
        .where('id', '=', id)
        .where('state', '=', 'making')
        .executeTakeFirst()
      return settled.numUpdatedRows > 0n
    },
    /** Runs that nobody is shown any more. */
    async forgetRuns(scheduleId: string, upTo: string) {
      await database
        .query()
        .deleteFrom('pageScheduleRun')
        .where('scheduleId', '=', scheduleId)
        .where('startedAt', '<=', upTo)
        .where('state', '!=', 'making')
        .execute()
    },
  }
}
export type PageScheduleStore = ReturnType<typeof pageScheduleStore>
export type ShownRun = Awaited<ReturnType<PageScheduleStore['runs']>>[number]
