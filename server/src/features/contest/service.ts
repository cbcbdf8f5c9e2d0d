import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  type ContestSettings,
  contestSettingsSchema,
  plainContest,
} from '@aurelio/contracts/contest-settings'
import type { Contest } from '@aurelio/contracts/contests'
import { slugOf } from '@aurelio/page'
import { commitmentTo } from '@aurelio/proofs/draw'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ContestRow, ContestRulesRow } from '../../platform/database/tables/contests.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'
import type { Closing } from './draw/closing.ts'
import type { DrawService } from './draw/service.ts'
import type { ContestOnPages } from './on-pages.ts'
import { missingOf, settingsOf } from './settings.ts'
import { publicStep } from './steps.ts'
import type { ContestStore } from './store.ts'
import { type ContestViews, summaryOf } from './view.ts'

const longestMs = 3 * 366 * 24 * 60 * 60 * 1000

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: ContestStore
  seeds: SealedTexts
  draws: DrawService
  views: ContestViews
  closing: Pick<Closing, 'close'>
  onPages: Pick<ContestOnPages, 'drawAnew' | 'awaitOpening'>
  hasSite: (workspaceId: string, id: string) => Promise<boolean>
  hasList: (workspaceId: string, id: string) => Promise<boolean>
  /** Tells everybody who takes part that the rules have changed. Inside the transaction. */
  tellNewRules: (contest: ContestRow, version: number) => Promise<void>
}
type Change = {
  id: string
  name?: string | undefined
  opensAt?: string | undefined
  closesAt?: string | undefined
  settings?: { [Name in keyof ContestSettings]?: ContestSettings[Name] | undefined } | undefined
}
/** What nobody changes once people have entered by it. */
const fixed = ['points', 'method', 'beacon', 'confirms', 'question', 'rightAnswer'] as const

/** The contests of a workspace, from a draft to their draw. */
export function contestService(parts: Parts) {
  const { database, access, emit, store, seeds, draws, views, closing } = parts

  async function ofPerson(session: Session, id: string): Promise<ContestRow> {
    access.demand(session, 'contests.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** What it names has to be of the same workspace. */
  async function demandOwn({ workspace }: Session, { siteId, listId }: ContestSettings): Promise<void> {
    if (siteId !== null && !(await parts.hasSite(workspace.id, siteId)))
      throw invalidField('settings.siteId', 'UNKNOWN_SITE')
    if (listId !== null && !(await parts.hasList(workspace.id, listId)))
      throw invalidField('settings.listId', 'UNKNOWN_LIST')
  }

  /** The next version of its rules, where they are not what they were. Inside a transaction. */
  async function keepRules(contest: ContestRow): Promise<ContestRulesRow | null> {
    const [text, before] = await Promise.all([views.rulesText(contest), store.rules(contest.id)])
    const hash = createHash('sha256').update(text).digest('hex')
    if (before?.hash === hash) return null
    const version = (before?.version ?? 0) + 1
    const row = { contestId: contest.id, version, text, hash, createdAt: new Date().toISOString() }
    await store.addRules(row)
    return row
  }

  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'contests.keep')
      const rows = await store.page(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: items.map(summaryOf), nextCursor }
    },

    find: ofPerson,

    get: async (session: Session, id: string): Promise<Contest> => views.whole(await ofPerson(session, id)),

    async create(session: Session, { name, opensAt, closesAt, prize, winners }: Draft): Promise<Contest> {
      access.demand(session, 'contests.keep')
      demandDates({ opensAt, closesAt })
      const seed = randomBytes(32).toString('hex')
      const settings = { ...plainContest, prizes: [{ text: prize, value: 0 }], winners }
      const none = { proofToken: null, listHash: null, beaconRound: null, beacon: null }
      const row: ContestRow = {
        ...none,
        id: randomUUID(),
        workspaceId: session.workspace.id,
        address: `${slugOf(name).slice(0, 50) || 'concurso'}-${randomBytes(4).toString('hex').slice(0, 6)}`,
        name,
        state: 'draft',
        opensAt,
        closesAt,
        settings: JSON.stringify(settings),
        entries: 0,
        confirmed: 0,
        apart: 0,
        seed: seeds.seal(seed),
        commitment: await commitmentTo(seed),
        closedAt: null,
        drawnAt: null,
        createdAt: new Date().toISOString(),
      }
      await database.inTransaction(async () => {
        await store.insert(row)
        await emit({ ...by(session), kind: 'contest.changed', subject: row })
      })
      return views.whole(row)
    },

    /** Of one that is open, the rules have a new version where they are others, and everybody is told. */
    async change(session: Session, { id, settings: changed, ...values }: Change): Promise<Contest> {
      const before = await ofPerson(session, id)
      if (before.state === 'closed' || before.state === 'drawn') throw refuse('CONTEST_OVER')
      const known = settingsOf(before)
      const settings = contestSettingsSchema.parse({
        ...known,
        ...changed,
        ...(before.state === 'open' && Object.fromEntries(fixed.map((name) => [name, known[name]]))),
      })
      await demandOwn(session, settings)
      const next = {
        name: values.name ?? before.name,
        // What has begun cannot begin at another moment.
        opensAt: (before.state === 'draft' ? values.opensAt : undefined) ?? before.opensAt,
        closesAt: values.closesAt ?? before.closesAt,
        settings: JSON.stringify(settings),
      }
      demandDates(next)
      const row = await database.inTransaction(async () => {
        const after = await store.change(id, before.state, next)
        if (!after) throw refuse('CONTEST_OVER')
        const rules = after.state === 'open' ? await keepRules(after) : null
        if (rules) {
          await parts.tellNewRules(after, rules.version)
          await draws.record(after, [publicStep(id, 'rules-changed', rules.createdAt)])
        }
        await emit({ ...by(session), kind: 'contest.changed', subject: after })
        return after
      })
      return views.whole(row)
    },

    async publish(session: Session, id: string): Promise<Contest> {
      const before = await ofPerson(session, id)
      if (before.state !== 'draft') return views.whole(before)
      if (missingOf(before, settingsOf(before)).length > 0) throw refuse('CONTEST_NOT_READY')
      const row = await database.inTransaction(async () => {
        const opened = await store.change(id, 'draft', { state: 'open' })
        if (!opened) throw refuse('CONTEST_NOT_READY')
        await keepRules(opened)
        await parts.onPages.awaitOpening(opened)
        const published = await store.change(id, 'open', { proofToken: await draws.open(opened) })
        const subject = { id, name: opened.name }
        await emit({ ...by(session), kind: 'contest.published', subject, projectId: null })
        return published ?? opened
      })
      return views.whole(row)
    },

    async close(session: Session, id: string): Promise<Contest> {
      await ofPerson(session, id)
      const closed = await closing.close(id, by(session))
      if (!closed) throw refuse('CONTEST_NOT_OPEN')
      return views.whole(closed)
    },

    /** With a number that somebody brings: anybody can compare it with what the rules name. */
    async draw(session: Session, id: string, given: string): Promise<Contest> {
      const row = await ofPerson(session, id)
      const isAwaited = row.state === 'closed' && settingsOf(row).method === 'draw'
      const drawn = isAwaited ? await draws.draw(row, given, by(session)) : undefined
      if (!drawn) throw refuse('CONTEST_NOT_CLOSED')
      return views.whole(drawn)
    },

    async remove(session: Session, id: string) {
      const row = await ofPerson(session, id)
      await database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        await emit({ ...by(session), kind: 'contest.removed', subject: { id, name: row.name } })
        await parts.onPages.drawAnew(row)
      })
      return { id }
    },
  }
}
export type ContestService = ReturnType<typeof contestService>
type Draft = Pick<ContestRow, 'name' | 'opensAt' | 'closesAt'> & { prize: string; winners: number }

function demandDates({ opensAt, closesAt }: Pick<ContestRow, 'opensAt' | 'closesAt'>) {
  const lasts = Date.parse(closesAt) - Date.parse(opensAt)
  if (lasts <= 0 || lasts > longestMs) throw refuse('CONTEST_DATES')
}
