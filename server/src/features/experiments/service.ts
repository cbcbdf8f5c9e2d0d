import { randomBytes } from 'node:crypto'
import type { Experiment, ExperimentEnd, ExperimentGoal } from '@aurelio/contracts/experiments'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { plan } from '@aurelio/proofs/experiment'
import type { Proofs } from '@aurelio/proofs/check'
import { by, type Session } from '../../platform/access/session.ts'
import type { ExperimentRow } from '../../platform/database/tables/experiments.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'
import { sharesOf, wholeShare } from './assignment.ts'
import type { VariantParts, VariantService } from './variants.ts'
import { standingOf, toExperiment, verdictOf } from './view.ts'

/** The rate of a page that has too few conversions to have one. */
const assumedRate = 0.05
const enoughConversions = 10
const daysOfMonth = 30

type Publishing = {
  id: string
  versionId: string
  tested: readonly { variant: string; document: string; name: string }[]
  alongside: () => Promise<void>
}

type Parts = VariantParts & {
  salts: SealedTexts
  variants: VariantService
  /** What is live of a page; null where nothing is. */
  liveOf: (
    workspaceId: string,
    pageId: string,
  ) => Promise<{ versionId: string; document: string; siteId: string | null } | null>
  /** Publishes what is live again, with what is tried beside it. */
  publish: (session: Session, publishing: Publishing) => Promise<unknown>
  /** Gives a page a document, as a version of this name, and publishes it. */
  adopt: (
    session: Session,
    adopted: { id: string; document: string; name: string },
    alongside: () => Promise<void>,
  ) => Promise<void>
  /** Has a page made anew at its next visit; within the open transaction. */
  refresh: (pageIds: readonly string[]) => Promise<void>
  namesOf: (workspaceId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  figuresOf: (
    workspaceId: string,
    pageId: string,
  ) => Promise<{ visitors: number; visits: number; conversions: number } | undefined>
  isCounted: (siteId: string | null) => Promise<boolean>
  prove: (workspaceId: string, data: Proofs['experiment']) => Promise<{ token: string }>
  proofAddress: (token: string) => string
}
type Asked = { effect: number; dailyVisitors: number; shares?: readonly number[] | undefined }
type Start = Asked & { id: string; name: string; goal: ExperimentGoal }

/** Tests of pages: planned before they start, stopped by people, and judged by what anybody can compute again. */
export function experimentService(parts: Parts) {
  const { database, access, emit, store, salts, variants, pageOf } = parts

  async function view(workspaceId: string, rows: readonly ExperimentRow[]): Promise<Experiment[]> {
    const ids = rows.map(({ id }) => id)
    const [shown, tallies, names] = [
      await store.variantsOf(ids),
      await store.tallies(ids),
      await parts.namesOf(
        workspaceId,
        rows.map(({ pageId }) => pageId),
      ),
    ]
    return rows.map((row) => {
      const own = <Each extends { experimentId: string }>(all: readonly Each[]) =>
        all.filter(({ experimentId }) => experimentId === row.id)
      const test = { row, variants: own(shown), tallies: own(tallies) }
      return toExperiment(test, names.get(row.pageId) ?? '', parts.proofAddress)
    })
  }

  async function one(row: ExperimentRow): Promise<Experiment> {
    const [experiment] = await view(row.workspaceId, [row])
    if (!experiment) throw notFound()
    return experiment
  }

  async function find(session: Session, id: string): Promise<ExperimentRow> {
    access.demand(session, 'pages.edit')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  const changed = (session: Session, { id, name }: ExperimentRow) =>
    emit({ ...by(session), kind: 'experiment.changed', subject: { id, name } })

  async function basisOf(session: Session, pageId: string) {
    const workspaceId = session.workspace.id
    const { siteId, publication } = await pageOf(session, pageId)
    const figures = await parts.figuresOf(workspaceId, pageId)
    const { visitors = 0, conversions = 0 } = figures ?? {}
    const isOwnRate = conversions >= enoughConversions && conversions < visitors
    return {
      isCounted: await parts.isCounted(siteId),
      isPublished: publication !== null,
      monthlyVisitors: visitors,
      dailyVisitors: Math.round(visitors / daysOfMonth),
      rate: isOwnRate ? conversions / visitors : assumedRate,
      isOwnRate,
    }
  }

  async function planOf(session: Session, id: string, { effect, dailyVisitors, shares: percents }: Asked) {
    access.demand(session, 'pages.edit')
    const { rate } = await basisOf(session, id)
    const last = await store.lastOfPage(session.workspace.id, id)
    const shown = last?.state === 'draft' ? await store.variantsOf([last.id]) : []
    const count = Math.max(2, shown.length)
    if (percents && percents.length !== count) throw invalidField('shares', 'NOT_A_SPLIT')
    const split = sharesOf(count, percents)
    const shares = split.map((share) => share / wholeShare)
    return { split, ...plan({ dailyVisitors, rate, effect: effect / 100, shares }) }
  }

  /** Ends a test wherever it stands; undefined where somebody has been faster. */
  async function end(row: ExperimentRow, endedBy: ExperimentEnd): Promise<ExperimentRow | undefined> {
    const values = { state: 'stopped', endedAt: new Date().toISOString(), endedBy, salt: null } as const
    const ended = await store.change(row.id, 'running', values)
    if (ended) await parts.refresh([row.pageId])
    return ended
  }

  return {
    basisOf,

    async list(
      session: Session,
      { pageId, cursor, limit }: { pageId?: string | undefined; cursor?: string | undefined; limit: number },
    ) {
      access.demand(session, 'pages.edit')
      const rows = await store.list(session.workspace.id, pageId, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: await view(session.workspace.id, items), nextCursor }
    },

    async ofPage(session: Session, pageId: string) {
      access.demand(session, 'pages.edit')
      const basis = await basisOf(session, pageId)
      const last = await store.lastOfPage(session.workspace.id, pageId)
      return { current: last ? await one(last) : null, basis }
    },

    async plan(session: Session, asked: Asked & { id: string }) {
      const { split: _, ...planned } = await planOf(session, asked.id, asked)
      if (!('reason' in planned))
        return { answer: 'worth-it' as const, ...planned, visitors: [...planned.visitors] }
      const { reason: answer, ...why } = planned
      return answer === 'too-long' && 'findable' in why ? { answer, ...why } : { answer: noGoal(answer) }
    },

    async start(session: Session, { id: pageId, name, effect, dailyVisitors, shares, goal }: Start) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      const page = await pageOf(session, pageId)
      const live = await parts.liveOf(workspaceId, pageId)
      if (!live) throw refuse('TEST_UNPUBLISHED')
      if (!(await parts.isCounted(live.siteId))) throw refuse('TEST_UNCOUNTED')
      const planned = await planOf(session, pageId, { effect, dailyVisitors, shares })
      if ('reason' in planned) throw refuse('TEST_HOPELESS')
      const { visitors, days, split } = planned
      const draft = await database.inTransaction(async () => {
        const test = await variants.draftOf(session, page)
        if ((await store.variantsOf([test.id])).length < 2) await variants.addTo(test, live.document)
        return test
      })
      const shown = (await store.variantsOf([draft.id])).map((variant, at) => ({
        ...variant,
        share: split[at] ?? 0,
        document: variant.letter === 'A' ? live.document : variant.document,
      }))
      // One came or went while the length was computed.
      if (shown.length !== split.length) throw invalidField('shares', 'NOT_A_SPLIT')
      const others = shown.filter(({ letter }) => letter !== 'A')
      await parts.publish(session, {
        id: pageId,
        versionId: live.versionId,
        tested: others.map(({ letter, document }) => ({
          variant: letter,
          document,
          name: versionName(name, letter),
        })),
        alongside: async () => {
          for (const variant of shown) await store.putVariant(variant)
          const started = await store.change(draft.id, 'draft', {
            state: 'running',
            name,
            effect,
            dailyVisitors,
            goal,
            planned: visitors.reduce((sum, each) => sum + each, 0),
            plannedDays: days,
            startedAt: new Date().toISOString(),
            salt: salts.seal(randomBytes(32).toString('base64')),
          })
          if (!started) throw refuse('TEST_RUNNING')
          await changed(session, started)
        },
      })
      return one(await find(session, draft.id))
    },

    async stop(session: Session, id: string) {
      const row = await find(session, id)
      if (row.state === 'draft') throw notFound()
      return database.inTransaction(async () => {
        const ended = await end(row, 'person')
        if (ended) await changed(session, ended)
        // Somebody was faster: the test is as it was left.
        return one(ended ?? (await find(session, id)))
      })
    },

    /** For what ends without a person. */
    async endAll(rows: readonly ExperimentRow[], endedBy: ExperimentEnd) {
      for (const row of rows)
        await database.inTransaction(async () => {
          const ended = await end(row, endedBy)
          if (!ended) return
          const { workspaceId, id, name } = ended
          const at = new Date().toISOString()
          const event = { workspaceId, actorId: null, origin: null, at, subject: { id, name } }
          await emit({ ...event, kind: 'experiment.changed' })
        })
    },

    async apply(session: Session, id: string, letter: VariantLetter) {
      const row = await find(session, id)
      if (row.state !== 'stopped') throw refuse('TEST_RUNNING')
      if (row.applied === letter) return one(row)
      if (row.applied !== null) throw refuse('TEST_APPLIED')
      const variant = await store.variant(id, letter)
      if (!variant) throw notFound()
      await pageOf(session, row.pageId)
      const settle = async () => {
        const applied = await store.change(id, 'stopped', { applied: letter })
        if (applied) await changed(session, applied)
      }
      const adopted = { id: row.pageId, document: variant.document, name: versionName(row.name, letter) }
      await parts.adopt(session, adopted, settle)
      return one(await find(session, id))
    },

    async publishResult(session: Session, id: string) {
      const row = await find(session, id)
      if (row.state !== 'stopped') throw refuse('TEST_RUNNING')
      if (row.proof !== null) return one(row)
      const test = { row, variants: await store.variantsOf([id]), tallies: await store.tallies([id]) }
      const { arms, fullDays, planned } = standingOf(test)
      const verdict = verdictOf(test)
      if (!verdict) throw notFound()
      return database.inTransaction(async () => {
        const named = arms.map(({ letter, ...arm }) => ({ name: letter, ...arm }))
        const data = { name: row.name, arms: named, fullDays, planned, verdict }
        const { token } = await parts.prove(row.workspaceId, data)
        const proven = await store.change(id, 'stopped', { proof: token })
        if (proven) await changed(session, proven)
        return one(proven ?? row)
      })
    },

    async setLesson(session: Session, id: string, lesson: string) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const noted = await store.change(id, row.state, { lesson })
        if (noted) await changed(session, noted)
        return one(noted ?? row)
      })
    },
  }
}
export type ExperimentService = ReturnType<typeof experimentService>

function versionName(test: string, letter: VariantLetter) {
  return `Prueba A/B «${test}»: variante ${letter}`.slice(0, 200)
}

function noGoal(answer: string) {
  return answer === 'no-visitors' ? ('no-visitors' as const) : ('no-conversions' as const)
}
