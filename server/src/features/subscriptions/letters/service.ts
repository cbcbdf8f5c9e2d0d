import { randomUUID } from 'node:crypto'
import { stoppingFindings } from '@aurelio/contracts/letter-findings'
import type { LocalTime } from '@aurelio/contracts/letter-times'
import type { Letter, LetterTrial, WholeLetter } from '@aurelio/contracts/subscriptions'
import type { StoredPage } from '@aurelio/page/document'
import { letterTemplate } from '@aurelio/page/letters'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts'
import { demandList } from '../people/demand-list.ts'
import type { PeopleStore } from '../people/store.ts'
import { demandSegment } from '../segments/demand-segment.ts'
import type { SegmentStore } from '../segments/store.ts'
import { letterReading, type ReadingParts } from './reading.ts'
import { shownLetters } from './shown.ts'
import { editable, isEditable } from './states.ts'
import type { TrialParts } from './trial.ts'
import { zoneTimes } from './zone-times.ts'

type Parts = Omit<ReadingParts, 'times'> &
  Parameters<typeof zoneTimes>[0] & {
    database: Database
    emit: Emit
    jobs: Jobs
    subscribers: PeopleStore
    segments: SegmentStore
    cameBy: TrialParts['cameBy']
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

/** Letters to a list: written, checked, tried, sent, paused and stopped. */
export function letterService(parts: Parts) {
  const { database, access, emit, jobs, store, subscribers, segments, send } = parts
  const shown = shownLetters(parts)
  const times = zoneTimes(parts)
  const { find, checked, check, drawn, attempt, zones } = letterReading({ ...parts, times })
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function one(session: Session, id: string): Promise<Letter> {
    const [letter] = await shown.listed(session, [await find(session, id)])
    if (!letter) throw notFound()
    return letter
  }

  async function whole(session: Session, id: string): Promise<WholeLetter> {
    return shown.whole(session, await find(session, id))
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
    find,

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
          localTime: null,
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
      if (!isEditable(row)) throw refuse('LETTER_HAS_LEFT')
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
        const subject = { id, name: change.subject ?? row.subject }
        if (document) await emit({ ...by(session), kind: 'letter.changed', subject })
        else await tell(session)
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

    check,
    drawn,
    attempt,
    zones,

    /** Now, at a moment, or at an hour of each reader's own clock. What stands in the check and stops a letter stops it here too. */
    async send(
      session: Session,
      id: string,
      {
        sendAt,
        localTime,
        graceSeconds,
        perHour,
      }: {
        sendAt?: string | undefined
        localTime?: LocalTime | undefined
        graceSeconds: number
        perHour: number
      },
    ): Promise<Letter> {
      const row = await find(session, id)
      if (!isEditable(row)) throw refuse('LETTER_HAS_LEFT')
      const { findings } = await checked(row)
      if (findings.some(({ code }) => stoppingFindings.includes(code))) throw refuse('LETTER_NOT_READY')
      const soon = new Date(Date.now() + graceSeconds * 1000).toISOString()
      const first = localTime && (await times.moments(row, localTime, soon))[0]
      const at = first?.at ?? sendAt ?? soon
      const patch = {
        state: 'scheduled' as const,
        sendAt: at,
        perHour,
        localTime: localTime ? JSON.stringify(localTime) : null,
      }
      return move(session, id, editable, patch, () =>
        jobs.enqueue(send, { letterId: id }, { runAt: new Date(at) }),
      )
    },

    /** What is scheduled becomes a draft again. */
    async pause(session: Session, id: string): Promise<Letter> {
      const { state } = await find(session, id)
      return state === 'scheduled'
        ? move(session, id, ['scheduled'], { state: 'draft', sendAt: null, localTime: null })
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
