import { type ContestEntry, apartReasons } from '@aurelio/contracts/contests'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { marksByAlias } from '../marks/marks.ts'
import type { MarkStore } from '../marks/store.ts'
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
  marks: MarkStore
}
type Asked = EntryFilter & { id: string; cursor?: string | undefined; limit: number }

/** Who takes part, for the team: all of them, also those that are kept apart. */
export function entryService({ database, access, emit, store, entries, confirming, marks }: Parts) {
  async function ofPerson(session: Session, id: string): Promise<ContestRow> {
    access.demand(session, 'contests.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function view(
    { user }: Session,
    contest: ContestRow,
    rows: readonly ContestEntryRow[],
  ): Promise<ContestEntry[]> {
    const { points, method } = settingsOf(contest)
    const aliases = method === 'jury' ? rows.map(({ alias }) => alias) : []
    const [counted, inviters, given] = await Promise.all([
      entries.counted(rows.map(({ id }) => id)),
      entries.names(rows.flatMap(({ invitedBy }) => invitedBy ?? [])),
      marks.of(contest.id, aliases),
    ])
    const byAlias = marksByAlias(given)
    return rows.map((row) => {
      const byMember = byAlias.get(row.alias)
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
        mark: byMember?.get(user.id) ?? null,
        marks: [...(byMember?.values() ?? [])].reduce((sum, mark) => sum + mark, 0),
        work: {
          state: row.workState,
          text: row.workText,
          picture: row.workKey === null ? null : `/api/contests/${contest.id}/works/${row.id}`,
        },
        invitedBy: inviter ? inviter.name || inviter.email : null,
        source: row.source,
        leadId: row.leadId,
        createdAt: row.createdAt,
      }
    })
  }

  async function one(session: Session, contest: ContestRow, row: ContestEntryRow): Promise<ContestEntry> {
    const [entry] = await view(session, contest, [row])
    if (!entry) throw notFound()
    return entry
  }

  return {
    async page(session: Session, { id, cursor, limit, ...filter }: Asked) {
      const contest = await ofPerson(session, id)
      const rows = await entries.page(id, filter, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: await view(session, contest, items), nextCursor }
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
      return one(session, contest, changed)
    },

    /** One of them as the team sees it. */
    async view(session: Session, id: string, row: ContestEntryRow): Promise<ContestEntry> {
      return one(session, await ofPerson(session, id), row)
    },

    /** Puts what somebody sent in into the gallery, or takes it out. */
    async showWork(
      session: Session,
      { id, entryId, isShown }: { id: string; entryId: string; isShown: boolean },
    ): Promise<ContestEntry> {
      const contest = await ofPerson(session, id)
      const entry = await entries.find(id, entryId)
      if (!entry || entry.workState === 'none') throw notFound()
      const work = { workState: isShown ? ('shown' as const) : ('hidden' as const) }
      await database.inTransaction(async () => {
        await entries.setWork(entryId, work)
        await emit({ ...by(session), kind: 'contest.changed', subject: { id, name: contest.name } })
      })
      return one(session, contest, { ...entry, ...work })
    },
  }
}
export type EntryService = ReturnType<typeof entryService>
