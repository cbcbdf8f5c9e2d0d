import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow } from '../../../platform/database/tables/contests.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { PrizeService } from '../draw/prizes.ts'
import type { WinnerStore } from '../draw/store.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { ContestOnPages } from '../on-pages.ts'
import { settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import type { EntryStore } from '../entries/store.ts'

const atOnce = 200
const daySeconds = 24 * 60 * 60
const dayMs = daySeconds * 1000

type Parts = {
  database: Database
  store: ContestStore
  entries: EntryStore
  winners: Pick<WinnerStore, 'of'>
  prizes: Pick<PrizeService, 'erase'>
  jobs: Pick<Jobs, 'forget'>
  files: Pick<FileStore, 'delete'>
  onPages: Pick<ContestOnPages, 'changed'>
  /** Deletes leads for good, as the workspace would; a signed word of it stays. */
  forgetLeads: (workspaceId: string, ids: readonly string[]) => Promise<void>
  now?: () => Date
}

/** What is kept of people who took part goes: when they ask, and on the day that the rules promised. */
export function forgettingEntries(parts: Parts) {
  const { database, store, entries, winners, prizes, jobs, files, onPages, now = () => new Date() } = parts

  /** In the transaction in which it is asked for. The list that was frozen stays: it names nobody. */
  async function remove(entry: ContestEntryRow): Promise<void> {
    await prizes.erase(entry)
    await jobs.forget([entry.id])
    await entries.remove(entry.id)
    const { workKey } = entry
    // What fails here belongs to nobody then, and is swept away.
    if (workKey !== null) database.afterCommit(() => void files.delete(workKey).catch(() => {}))
    await store.count(entry.contestId, {
      entries: -1,
      confirmed: entry.confirmedAt === null ? 0 : -1,
      apart: entry.apart === null ? 0 : -1,
    })
  }

  /** Those of leads that were erased. */
  async function forgetLeads(this: void, events: readonly { leadIds: readonly string[] }[]): Promise<void> {
    const gone = await entries.ofLeads(events.flatMap(({ leadIds }) => leadIds))
    for (const entry of gone) await remove(entry)
    // What pages show of them, a name in a ranking or a work, goes with them.
    for (const contestId of new Set(gone.map((entry) => entry.contestId))) await onPages.changed(contestId)
  }

  /** Some of a contest whose data were promised to be deleted; how many. Whoever won stays, as the rules say. */
  async function letGo(contestId: string, workspaceId: string): Promise<number> {
    return database.inTransaction(async () => {
      const kept = (await winners.of(contestId)).flatMap(({ state, entryId }) =>
        state === 'accepted' || state === 'told' ? (entryId ?? []) : [],
      )
      const rows = await entries.except(contestId, kept, atOnce)
      for (const row of rows) await remove(row)
      await parts.forgetLeads(
        workspaceId,
        rows.flatMap(({ leadId }) => leadId ?? []),
      )
      await onPages.changed(contestId)
      return rows.length
    })
  }

  const job: JobKind = defineJob({
    kind: 'contest-forget',
    input: z.unknown(),
    everySeconds: daySeconds,
    async run(_, { signal }) {
      // Also of those whose number or verdict never came: what was promised was a day, not a result.
      for (const contest of [...(await store.inState('closed')), ...(await store.inState('drawn'))]) {
        const until = Date.parse(contest.closedAt ?? contest.closesAt) + settingsOf(contest).keepDays * dayMs
        if (until > now().getTime()) continue
        while (!signal.aborted && (await letGo(contest.id, contest.workspaceId)) === atOnce);
      }
    },
  })

  return { forgetLeads, job }
}
