import type { Database } from '../database/database.ts'
import type { JobRow } from '../database/tables/jobs.ts'
import { inTurn, type Waiting } from './turns.ts'

const claimedColumns = ['id', 'kind', 'attempt', 'maxAttempts', 'input', 'short'] as const
export type Claimed = Pick<JobRow, (typeof claimedColumns)[number]>
/** Names a job as one worker holds it: a worker whose lease was taken away can change nothing any more. */
export type Hold = { id: string; worker: string; attempt: number }

type Ending =
  | { state: 'done'; output: string }
  | { state: 'failed'; error: string }
  | { state: 'cancelled' }
  | { state: 'queued'; runAt: string; attempt: number; error: string | null }

export type NewJob = Omit<JobRow, keyof typeof fresh>
const fresh = {
  state: 'queued',
  attempt: 0,
  progress: 0,
  cancelRequested: 0,
  leaseUntil: null,
  worker: null,
  output: null,
  error: null,
  finishedAt: null,
  startedAt: null,
} as const

/** The queue's SQL, the same on both engines but for the lock that lets PostgreSQL's claimers pass each other. */
export function jobStore(database: Database) {
  const claimable = (worker: string, now: string, leaseUntil: string) =>
    database
      .query()
      .updateTable('job')
      .set((eb) => ({
        state: 'running',
        worker,
        leaseUntil,
        startedAt: now,
        attempt: eb('attempt', '+', 1),
      }))
      .where('state', '=', 'queued')
      .returning(claimedColumns)
  const held = ({ id, worker, attempt }: Hold) =>
    database
      .query()
      .updateTable('job')
      .where('id', '=', id)
      .where('worker', '=', worker)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')

  async function insertJob(job: NewJob): Promise<boolean> {
    const inserted = await database
      .query()
      .insertInto('job')
      .values({ ...fresh, ...job })
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  }

  return {
    /** False when a job with its `uniqueKey` waits or runs already. */
    async insert(job: NewJob, about: readonly string[]): Promise<boolean> {
      if (about.length === 0) return insertJob(job)
      return database.inTransaction(async () => {
        if (!(await insertJob(job))) return false
        const subjects = [...new Set(about)].map((subjectId) => ({ jobId: job.id, subjectId }))
        await database.query().insertInto('jobSubject').values(subjects).execute()
        return true
      })
    },
    /** Removes what speaks of one of these, but what a worker holds. */
    async forget(ids: readonly string[]): Promise<number> {
      const gone = await database
        .query()
        .deleteFrom('job')
        .where('state', '<>', 'running')
        .where('id', 'in', (eb) => eb.selectFrom('jobSubject').select('jobId').where('subjectId', 'in', ids))
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
    find(id: string) {
      return database.query().selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()
    },
    /** Takes the job that has been due longest; undefined when none is. */
    claim(
      kinds: readonly string[],
      worker: string,
      now: string,
      leaseUntil: string,
    ): Promise<Claimed | undefined> {
      return claimable(worker, now, leaseUntil)
        .where('id', '=', (eb) => {
          const due = eb
            .selectFrom('job')
            .select('id')
            .where('state', '=', 'queued')
            .where('runAt', '<=', now)
            .where('kind', 'in', kinds)
            .orderBy('runAt')
            .orderBy('id')
            .limit(1)
          return database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .executeTakeFirst()
    },
    /** Takes this job; undefined when another worker was quicker. */
    claimOne(id: string, worker: string, now: string, leaseUntil: string): Promise<Claimed | undefined> {
      return claimable(worker, now, leaseUntil).where('id', '=', id).executeTakeFirst()
    },
    /** Prolongs the lease; undefined when it was lost meanwhile. */
    renew(hold: Hold, leaseUntil: string, progress: number) {
      return held(hold).set({ leaseUntil, progress }).returning('cancelRequested').executeTakeFirst()
    },
    async end(hold: Hold, ending: Ending, now: string): Promise<void> {
      const rest =
        ending.state === 'queued'
          ? { worker: null }
          : { finishedAt: now, uniqueKey: null, ...(ending.state === 'done' && { progress: 100 }) }
      await held(hold)
        .set({ ...ending, ...rest, leaseUntil: null })
        .execute()
    },
  }
}

/** Most jobs that take turns: those behind them wait until these are fewer. */
const mostInTurn = 1000

/** Due jobs of these kinds in the order in which they begin. */
export async function jobsInTurn(
  database: Database,
  kinds: readonly string[],
  now: string,
): Promise<Waiting[]> {
  const waiting = await database
    .query()
    .selectFrom('job')
    .select(['id', 'runAt', 'share', 'short'])
    .where('state', '=', 'queued')
    .where('runAt', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('runAt')
    .limit(mostInTurn)
    .execute()
  const shares = [...new Set(waiting.flatMap(({ share }) => share ?? []))]
  if (shares.length === 0) return inTurn(waiting, [])
  const served = await database
    .query()
    .selectFrom('job')
    .select((eb) => [
      eb.ref('share').$notNull().as('share'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'running').as('running'),
      eb.fn.max('startedAt').as('lastStart'),
    ])
    .where('share', 'in', shares)
    .where('kind', 'in', kinds)
    .groupBy('share')
    .execute()
  return inTurn(waiting, served)
}

/** What is done to jobs from outside their worker, and the schedules of those that run by themselves. */
export function jobUpkeepStore(database: Database) {
  async function giveBack(now: string, leasedUntil: string): Promise<void> {
    const left = () =>
      database.query().updateTable('job').where('state', '=', 'running').where('leaseUntil', '<', leasedUntil)
    const error = 'The worker ended without a word'
    await left()
      .whereRef('attempt', '>=', 'maxAttempts')
      .set({ state: 'failed', finishedAt: now, leaseUntil: null, uniqueKey: null, error })
      .execute()
    await left().set({ state: 'queued', runAt: now, leaseUntil: null, worker: null, error }).execute()
  }

  return {
    /** Whether there is anything to do for a worker of these kinds, in one read. */
    async due(kinds: readonly string[], now: string) {
      const found = await database
        .query()
        .selectNoFrom((eb) => [
          eb
            .exists(
              eb
                .selectFrom('job')
                .select('id')
                .where('state', '=', 'queued')
                .where('runAt', '<=', now)
                .where('kind', 'in', kinds),
            )
            .as('waiting'),
          eb
            .exists(
              eb.selectFrom('job').select('id').where('state', '=', 'running').where('leaseUntil', '<', now),
            )
            .as('expired'),
          eb
            .exists(
              eb
                .selectFrom('jobSchedule')
                .select('kind')
                .where('nextRunAt', '<=', now)
                .where('kind', 'in', kinds),
            )
            .as('planned'),
        ])
        .executeTakeFirstOrThrow()
      const { waiting, expired, planned } = found
      return { waiting: Boolean(waiting), expired: Boolean(expired), planned: Boolean(planned) }
    },
    dueSchedules(kinds: readonly string[], now: string) {
      return database
        .query()
        .selectFrom('jobSchedule')
        .select('kind')
        .where('nextRunAt', '<=', now)
        .where('kind', 'in', kinds)
        .execute()
    },
    /** Gives back what a dead worker held; a job that has used up its attempts fails. */
    returnExpired: (now: string) => giveBack(now, now),
    /** The same for every lease, where it is certain that no other worker lives. */
    returnAll: (now: string) => giveBack(now, '9999'),
    /** Cancels a waiting job at once and asks a running one to stop; false when it has ended or never was. */
    async cancel(id: string, now: string): Promise<boolean> {
      const waiting = await database
        .query()
        .updateTable('job')
        .set({ state: 'cancelled', finishedAt: now, uniqueKey: null })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .executeTakeFirst()
      if (waiting.numUpdatedRows > 0n) return true
      const running = await database
        .query()
        .updateTable('job')
        .set({ cancelRequested: 1 })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return running.numUpdatedRows > 0n
    },
    async plan(kind: string, nextRunAt: string): Promise<void> {
      await database
        .query()
        .insertInto('jobSchedule')
        .values({ kind, nextRunAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** True for the one process that moves the schedule on. */
    async takeTurn(kind: string, now: string, nextRunAt: string): Promise<boolean> {
      const turn = await database
        .query()
        .updateTable('jobSchedule')
        .set({ nextRunAt })
        .where('kind', '=', kind)
        .where('nextRunAt', '<=', now)
        .executeTakeFirst()
      return turn.numUpdatedRows > 0n
    },
    async deleteFinishedBefore(moment: string): Promise<void> {
      await database.query().deleteFrom('job').where('finishedAt', '<', moment).execute()
    },
  }
}
