import type { Contest } from '@aurelio/contracts/contests'
import { entriesIn } from '@aurelio/proofs/draw'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import { timedId } from '../../../platform/database/timed-id.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { EntryStore } from '../entries/store.ts'
import { settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import type { ContestViews } from '../view.ts'
import type { MarkStore } from '../marks/store.ts'
import type { DrawService } from '../draw/service.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: ContestStore
  entries: Pick<EntryStore, 'find'>
  marks: MarkStore
  draws: Pick<DrawService, 'decide'>
  views: Pick<ContestViews, 'whole'>
}

/** A jury in the place of a draw: its members are the team, and what each of them gave is kept and published. */
export function juryService({ database, access, emit, store, entries, marks, draws, views }: Parts) {
  async function judged(session: Session, id: string): Promise<ContestRow> {
    access.demand(session, 'contests.keep')
    const contest = await store.find(session.workspace.id, id)
    if (!contest) throw notFound()
    if (contest.state !== 'closed' || settingsOf(contest).method !== 'jury')
      throw refuse('CONTEST_NOT_JUDGED')
    return contest
  }

  return {
    /** Marks an entry of the list that was frozen; what was given before stays in the record. */
    async judge(
      session: Session,
      { id, entryId, mark }: { id: string; entryId: string; mark: number },
    ): Promise<ContestEntryRow> {
      const contest = await judged(session, id)
      const entry = await entries.find(id, entryId)
      const list = (await store.frozenList(contest.id)) ?? ''
      if (!entry || !entriesIn(list).some((one) => one.id === entry.alias)) throw notFound()
      await database.inTransaction(async () => {
        const at = new Date().toISOString()
        const { alias } = entry
        await marks.add({ id: timedId(), contestId: id, alias, memberId: session.user.id, mark, at })
        await emit({ ...by(session), kind: 'contest.changed', subject: { id, name: contest.name } })
      })
      return entry
    },

    async decide(session: Session, id: string): Promise<Contest> {
      const contest = await judged(session, id)
      if ((await marks.of(id)).length === 0) throw refuse('CONTEST_NO_MARKS')
      const decided = await draws.decide(contest, by(session))
      if (!decided) throw refuse('CONTEST_NOT_JUDGED')
      return views.whole(decided)
    },
  }
}
export type JuryService = ReturnType<typeof juryService>
