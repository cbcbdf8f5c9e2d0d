import { randomUUID } from 'node:crypto'
import type { LetterCheck } from '@aurelio/contracts/letter-findings'
import type { SequenceGraph, SequenceRules } from '@aurelio/contracts/sequence-graph'
import type { Sequence, SequencePerson, SequenceTemplate } from '@aurelio/contracts/sequences'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { CheckedLetter } from '../letters/checked.ts'
import { letterDrawing, type DrawParts } from '../letters/draw.ts'
import { handTrial } from '../letters/hand-trial.ts'
import { demandList } from '../people/demand-list.ts'
import type { PeopleStore } from '../people/store.ts'
import type { Membership } from '../segments/membership.ts'
import { isReady, readVersion, stepOf } from './graph.ts'
import { asLetter } from './letter.ts'
import { listedSequences, type SequenceFigureParts } from './listed.ts'
import type { ListedSequence } from './store.ts'
import { sequenceTemplate } from './templates.ts'

type Parts = SequenceFigureParts &
  DrawParts & {
    mail: Mail
    checkLetter: CheckedLetter
    membership: Membership
    database: Database
    access: Access
    emit: Emit
    subscribers: PeopleStore
  }

type Saved = {
  id: string
  name: string
  listId: string | null
  graph: SequenceGraph
  rules: SequenceRules
  baseNumber: number
  moves: boolean
}
type Paging = { cursor?: string | undefined; limit: number }

/** Letters that follow each other by themselves. Who is inside goes on in the version that they entered, or is taken along. */
export function sequenceService(parts: Parts) {
  const { database, access, emit, store, subscribers, membership } = parts
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function find(session: Session, id: string): Promise<ListedSequence> {
    access.demand(session, 'subscriptions.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function one(session: Session, id: string): Promise<Sequence> {
    const [sequence] = await listedSequences(parts, [await find(session, id)])
    if (!sequence) throw notFound()
    return sequence
  }

  async function drawingOf(session: Session, id: string, stepId: string) {
    const { workspaceId, listId, steps } = await find(session, id)
    const step = stepOf(readVersion(steps).graph, stepId)
    if (step?.kind !== 'letter') throw notFound()
    const list = listId === null ? undefined : await subscribers.listById(listId)
    const letter = asLetter({ workspaceId, listId, id }, step)
    return { workspaceId, letter, drawing: await letterDrawing(parts, letter, list?.name ?? '') }
  }

  return {
    find,

    async list(session: Session) {
      access.demand(session, 'subscriptions.keep')
      return { items: await listedSequences(parts, await store.list(session.workspace.id)) }
    },

    async create(
      session: Session,
      asked: { name: string; listId?: string | undefined; template: SequenceTemplate },
    ): Promise<Sequence> {
      access.demand(session, 'subscriptions.keep')
      const { workspaceId, at: createdAt } = by(session)
      await demandList(subscribers, workspaceId, asked.listId)
      const id = randomUUID()
      const { name, listId = null } = asked
      await database.inTransaction(async () => {
        await store.insert(
          { id, workspaceId, listId, name, state: 'draft', number: 1, createdAt },
          sequenceTemplate(asked.template, () => randomUUID().slice(0, 8)),
        )
        await tell(session)
      })
      return one(session, id)
    },

    async save(
      session: Session,
      { id, name, listId, graph, rules, baseNumber, moves }: Saved,
    ): Promise<Sequence> {
      const row = await find(session, id)
      await demandList(subscribers, row.workspaceId, listId)
      if (row.state === 'running' && !isReady(graph, listId)) throw refuse('SEQUENCE_NOT_READY')
      await database.inTransaction(async () => {
        const number = baseNumber + 1
        if (!(await store.update(row.workspaceId, id, { name, listId, number }, baseNumber)))
          throw refuse('SEQUENCE_CHANGED')
        await store.insertVersion(id, number, { graph, rules }, new Date().toISOString())
        // Who stands at a step that is gone goes on in what they entered: there is no place for them here.
        if (moves)
          await store.adopt(
            id,
            number,
            graph.nodes.map((node) => node.id),
          )
        await tell(session)
      })
      return one(session, id)
    },

    async run(session: Session, id: string, isRunning: boolean): Promise<Sequence> {
      const row = await find(session, id)
      if (isRunning && !isReady(readVersion(row.steps).graph, row.listId)) throw refuse('SEQUENCE_NOT_READY')
      await database.inTransaction(async () => {
        await store.update(row.workspaceId, id, { state: isRunning ? 'running' : 'paused' })
        await tell(session)
      })
      return one(session, id)
    },

    /** Everybody who is on its list already and was never inside. */
    async enterAll(session: Session, id: string) {
      const { listId, state, number, steps } = await find(session, id)
      const [first] = readVersion(steps).graph.nodes
      if (listId === null || state !== 'running' || !first) throw refuse('SEQUENCE_NOT_READY')
      const at = new Date().toISOString()
      return database.inTransaction(async () => {
        const entered = await store.enterAll(id, listId, { number, stepId: first.id, at })
        await tell(session)
        return { entered }
      })
    },

    async people(
      session: Session,
      { id, cursor, limit, ...filter }: Paging & { id: string } & Parameters<typeof store.people>[1],
    ) {
      const { number } = await find(session, id)
      const rows = await store.people(id, filter, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ enteredAt }) => enteredAt)
      return {
        items: items.map((row): SequencePerson => ({
          id: row.id,
          email: row.email,
          name: row.name,
          stepId: row.stepId,
          state: row.state,
          dueAt: row.dueAt,
          enteredAt: row.enteredAt,
          sent: row.sent,
          isInOlder: row.number !== number,
        })),
        nextCursor,
      }
    },

    /** One of its letters as somebody reads it who is of these segments; without any: every block. */
    async drawn(session: Session, id: string, stepId: string, asked: readonly string[] | undefined) {
      const { drawing, workspaceId } = await drawingOf(session, id, stepId)
      const { subject, html, text } = drawing.draw(
        null,
        (address) => address,
        asked ? { segments: new Set(asked) } : {},
      )
      return { subject, html, text, segments: await membership.named(workspaceId, drawing.segments) }
    },

    /** What should be looked at of one of its letters. People come onto its list later too: that nobody is there stops nothing. */
    async check(session: Session, id: string, stepId: string): Promise<LetterCheck> {
      const { letter, drawing } = await drawingOf(session, id, stepId)
      const { findings, ...figures } = await parts.checkLetter(letter, drawing)
      return { ...figures, findings: findings.filter(({ code }) => code !== 'nobody-there') }
    },

    /** One of its letters to who asks. */
    async attempt(session: Session, id: string, stepId: string) {
      return handTrial(parts, session, (await drawingOf(session, id, stepId)).drawing)
    },

    /** To a step of what stands here now, at once; null: out of the sequence. */
    async moveOne(session: Session, id: string, personId: string, stepId: string | null) {
      const { number, steps } = await find(session, id)
      if (stepId !== null && !stepOf(readVersion(steps).graph, stepId))
        throw invalidField('stepId', 'UNKNOWN_STEP')
      const person = await store.personIn(id, personId)
      if (!person) throw notFound()
      const at = new Date().toISOString()
      await database.inTransaction(async () => {
        // Somebody whose letter is being handed over at this moment is not taken away under it.
        if (person.state !== 'sending')
          await store.move(
            person,
            person.state,
            stepId === null
              ? { state: 'left' }
              : { state: 'waiting', stepId, number, dueAt: at, deadline: null, tries: 0, held: 0 },
          )
        await tell(session)
      })
      return { id }
    },

    async remove(session: Session, id: string) {
      const { workspaceId } = await find(session, id)
      await database.inTransaction(async () => {
        await store.remove(workspaceId, id)
        await tell(session)
      })
      return { id }
    },
  }
}
export type SequenceService = ReturnType<typeof sequenceService>
