import { type ContestEntry, apartReasons } from '@aurelio/contracts/contests'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { settingsOf } from '../settings.ts'
import { decision } from '../steps.ts'
import type { ContestStore } from '../store.ts'
import type { Confirming } from './confirm.ts'
import { pointsByAction } from './points.ts'
import type { EntryFilter, EntryStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: ContestStore
  entries: EntryStore
  confirming: Pick<Confirming, 'settleInvitation'>
}
type Asked = EntryFilter & { id: string; cursor?: string | undefined; limit: number }

/** Who takes part, for the team: all of them, also those that are kept apart. */
export function entryService({ database, access, emit, store, entries, confirming }: Parts) {
  async function ofPerson(session: Session, id: string): Promise<ContestRow> {
    access.demand(session, 'contests.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function view(contest: ContestRow, rows: readonly ContestEntryRow[]): Promise<ContestEntry[]> {
    const { points } = settingsOf(contest)
    const [counted, inviters] = await Promise.all([
      entries.counted(rows.map(({ id }) => id)),
      entries.names(rows.flatMap(({ invitedBy }) => invitedBy ?? [])),
    ])
    return rows.map((row) => {
      const done = new Map(
        counted.flatMap(({ entryId, kind, times }) => (entryId === row.id ? [[kind, times]] : [])),
      )
      const inviter = inviters.find(({ id }) => id === row.invitedBy)
      return {
        id: row.id,
        alias: row.alias,
        name: row.name,
        email: row.email,
        state: row.apart === null ? (row.confirmedAt === null ? 'waiting' : 'confirmed') : 'apart',
        apart: apartReasons.find((reason) => reason === row.apart) ?? null,
        points: row.points,
        actions: pointsByAction(done, points),
        invited: done.get('invite') ?? 0,
        invitedBy: inviter ? inviter.name || inviter.email : null,
        source: row.source,
        leadId: row.leadId,
        createdAt: row.createdAt,
      }
    })
  }

  return {
    async page(session: Session, { id, cursor, limit, ...filter }: Asked) {
      const contest = await ofPerson(session, id)
      const rows = await entries.page(id, filter, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: await view(contest, items), nextCursor }
    },

    /** Keeps an entry apart, or takes it back into the draw; who invited them loses or has their points again. */
    async setApart(
      session: Session,
      { id, entryId, isApart }: { id: string; entryId: string; isApart: boolean },
    ): Promise<ContestEntry> {
      const contest = await ofPerson(session, id)
      const changed = await database.inTransaction(async () => {
        if (!(await store.holdOpen(id))) throw refuse('CONTEST_OVER')
        const before = await entries.find(id, entryId)
        if (!before) throw notFound()
        if ((before.apart !== null) === isApart) return before
        const after = { ...before, apart: isApart ? 'team' : null }
        await entries.setApart(entryId, after.apart)
        await store.count(id, { apart: isApart ? 1 : -1 })
        await confirming.settleInvitation(after, settingsOf(contest))
        const { alias } = before
        const detail = before.apart ?? 'team'
        const what = isApart ? 'set-apart' : 'reinstated'
        await store.addSteps([decision(id, what, { alias, actorId: session.user.id, detail })])
        await emit({ ...by(session), kind: 'contest.changed', subject: { id, name: contest.name } })
        return after
      })
      const [entry] = await view(contest, [changed])
      if (!entry) throw notFound()
      return entry
    },
  }
}
export type EntryService = ReturnType<typeof entryService>
