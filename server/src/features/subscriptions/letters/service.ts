import { randomUUID } from 'node:crypto'
import {
  type Letter,
  type LetterTrial,
  stoppingFindings,
  type WholeLetter,
} from '@aurelio/contracts/subscriptions'
import type { StoredPage } from '@aurelio/page/document'
import { letterTemplate } from '@aurelio/page/letters'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { demandList } from '../people/demand-list.ts'
import type { PeopleStore } from '../people/store.ts'
import { demandSegment } from '../segments/demand-segment.ts'
import type { Narrowing } from '../segments/narrowing.ts'
import type { SegmentStore } from '../segments/store.ts'
import type { letterChecks } from './check.ts'
import { type DrawParts, letterDrawing } from './draw.ts'
import { shownLetters } from './shown.ts'
import type { LetterStore, ListedLetter } from './store.ts'
import type { TrialParts } from './trial.ts'

type Parts = DrawParts & {
  database: Database
  access: Access
  emit: Emit
  jobs: Jobs
  mail: Mail
  store: LetterStore
  subscribers: PeopleStore
  segments: SegmentStore
  narrowing: Narrowing
  cameBy: TrialParts['cameBy']
  check: ReturnType<typeof letterChecks>
  send: JobKind<{ letterId: string }>
  /** Leads whose visit came by links of a campaign. */
  leadsOf: (session: Session, campaign: string) => Promise<number>
}

type Change = {
  subject?: string | undefined
  preview?: string | undefined
  listId?: string | null | undefined
  segmentId?: string | null | undefined
  trial?: LetterTrial | null | undefined
  document?: StoredPage | undefined
  baseNumber?: number | undefined
}

const editable = ['draft', 'scheduled'] as const

/** Letters to a list: written, checked, tried, sent, paused and stopped. */
export function letterService(parts: Parts) {
  const { database, access, emit, jobs, mail, store, subscribers, segments, narrowing, check, send } = parts
  const shown = shownLetters(parts)
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function find(session: Session, id: string): Promise<ListedLetter> {
    access.demand(session, 'subscriptions.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function one(session: Session, id: string): Promise<Letter> {
    const [letter] = await shown.listed(session, [await find(session, id)])
    if (!letter) throw notFound()
    return letter
  }

  async function whole(session: Session, id: string): Promise<WholeLetter> {
    return shown.whole(session, await find(session, id))
  }

  async function drawingOf(row: ListedLetter) {
    return letterDrawing(parts, row, row.list ?? '')
  }

  async function checked(row: ListedLetter) {
    const { isGone, ids } = await narrowing(row)
    const readers =
      row.listId === null || isGone ? { people: 0, unconfirmed: 0 } : await store.readersOf(row.listId, ids)
    return check(row, await drawingOf(row), { ...readers, isSegmentGone: isGone })
  }

  async function move(
    session: Session,
    id: string,
    from: readonly LetterRow['state'][],
    patch: Partial<LetterRow>,
    then: () => Promise<unknown> = async () => {},
  ) {
    await find(session, id)
    await database.inTransaction(async () => {
      if (await store.update(id, from, patch)) await then()
      await tell(session)
    })
    return one(session, id)
  }

  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'subscriptions.keep')
      const rows = await store.page(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: await shown.listed(session, items), nextCursor }
    },

    async create(
      session: Session,
      asked: { subject: string; listId?: string | undefined; template: string },
    ): Promise<WholeLetter> {
      access.demand(session, 'subscriptions.keep')
      const { workspaceId, at: createdAt } = by(session)
      await demandList(subscribers, workspaceId, asked.listId)
      const template = letterTemplate(asked.template)
      const id = randomUUID()
      await database.inTransaction(async () => {
        await store.insert({
          id,
          workspaceId,
          listId: asked.listId ?? null,
          segmentId: null,
          subject: asked.subject || template.subject,
          preview: '',
          document: JSON.stringify(template.document),
          number: 1,
          state: 'draft',
          createdAt,
          sendAt: null,
          finishedAt: null,
          unsubscribed: 0,
          perHour: 0,
          trial: null,
          trialEndsAt: null,
          chosen: null,
        })
        await tell(session)
      })
      return whole(session, id)
    },

    get: whole,

    async save(
      session: Session,
      id: string,
      { baseNumber, document, ...change }: Change,
    ): Promise<WholeLetter> {
      const row = await find(session, id)
      const { listId, segmentId } = change
      await demandList(subscribers, row.workspaceId, listId)
      await demandSegment(segments, row.workspaceId, segmentId)
      if (!editable.some((state) => state === row.state)) throw refuse('LETTER_HAS_LEFT')
      const patch: Partial<LetterRow> = {
        ...(change.subject !== undefined && { subject: change.subject }),
        ...(change.preview !== undefined && { preview: change.preview }),
        ...(listId !== undefined && { listId }),
        ...(segmentId !== undefined && { segmentId }),
        ...(change.trial !== undefined && { trial: change.trial && JSON.stringify(change.trial) }),
        ...(document && { document: JSON.stringify(document), number: row.number + 1 }),
      }
      await database.inTransaction(async () => {
        if (
          Object.keys(patch).length > 0 &&
          !(await store.update(id, editable, patch, document && baseNumber))
        )
          throw refuse('LETTER_CHANGED')
        await tell(session)
      })
      return whole(session, id)
    },

    async remove(session: Session, id: string) {
      const { state } = await find(session, id)
      if (state === 'sending' || state === 'paused') throw refuse('LETTER_HAS_LEFT')
      await database.inTransaction(async () => {
        await store.remove(session.workspace.id, id)
        await tell(session)
      })
      return { id }
    },

    check: async (session: Session, id: string) => checked(await find(session, id)),

    async drawn(session: Session, id: string) {
      const drawing = await drawingOf(await find(session, id))
      const { subject, html, text } = drawing.draw(null, (address) => address)
      return { subject, html, text }
    },

    /** To who asks, as a reader of whom their name is known. */
    async attempt(session: Session, id: string) {
      const row = await find(session, id)
      const { email, name } = session.user
      const drawing = await drawingOf(row)
      const { subject, html, text } = drawing.draw(null, (address) => address)
      await mail.handDrawn({
        to: email,
        fromName: drawing.mailing.sender.name,
        subject: `[Prueba] ${subject || name}`,
        html,
        text,
        messageId: `<trial-${randomUUID()}@${new URL(parts.baseUrl).hostname}>`,
        headers: {},
      })
      return { to: email }
    },

    /** Now, or at a moment. What stands in the check and stops a letter stops it here too. */
    async send(
      session: Session,
      id: string,
      {
        sendAt,
        graceSeconds,
        perHour,
      }: { sendAt?: string | undefined; graceSeconds: number; perHour: number },
    ): Promise<Letter> {
      const row = await find(session, id)
      if (!editable.some((state) => state === row.state)) throw refuse('LETTER_HAS_LEFT')
      const { findings } = await checked(row)
      if (findings.some(({ code }) => stoppingFindings.includes(code))) throw refuse('LETTER_NOT_READY')
      const at = sendAt ?? new Date(Date.now() + graceSeconds * 1000).toISOString()
      return move(session, id, editable, { state: 'scheduled', sendAt: at, perHour }, () =>
        jobs.enqueue(send, { letterId: id }, { runAt: new Date(at) }),
      )
    },

    /** What is scheduled becomes a draft again. */
    async pause(session: Session, id: string): Promise<Letter> {
      const { state } = await find(session, id)
      return state === 'scheduled'
        ? move(session, id, ['scheduled'], { state: 'draft', sendAt: null })
        : move(session, id, ['sending'], { state: 'paused' })
    },
    resume: (session: Session, id: string): Promise<Letter> =>
      move(session, id, ['paused'], { state: 'sending' }, () => jobs.enqueue(send, { letterId: id })),
    stop: (session: Session, id: string): Promise<Letter> =>
      move(session, id, ['sending', 'paused', 'scheduled'], {
        state: 'stopped',
        finishedAt: new Date().toISOString(),
      }),
  }
}
export type LetterService = ReturnType<typeof letterService>
