import { randomUUID } from 'node:crypto'
import type { Sequence, SequenceStep, SequenceTemplate } from '@aurelio/contracts/subscriptions'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { demandList } from '../people/demand-list.ts'
import type { PeopleStore } from '../people/store.ts'
import { type ListedSequence, readSteps, type SequenceStore } from './store.ts'
import { sequenceTemplate } from './templates.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: SequenceStore
  subscribers: PeopleStore
}

/** Letters that follow each other by themselves. Who is inside goes on in the version that they entered. */
export function sequenceService({ database, access, emit, store, subscribers }: Parts) {
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function find(session: Session, id: string): Promise<ListedSequence> {
    access.demand(session, 'subscriptions.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function listed(rows: readonly ListedSequence[]): Promise<Sequence[]> {
    const standing = await store.standing(rows.map(({ id }) => id))
    return rows.map((row) => {
      const own = standing.filter(({ sequenceId }) => sequenceId === row.id)
      const of = (state: string) =>
        own.filter((group) => group.state === state).reduce((sum, { count }) => sum + Number(count), 0)
      const waiting = own.filter(({ state, stepId }) => state === 'waiting' && stepId !== '')
      return {
        id: row.id,
        name: row.name,
        list: row.listId === null ? null : { id: row.listId, name: row.list ?? '' },
        state: row.state,
        steps: readSteps(row.steps),
        waiting: Object.fromEntries(waiting.map(({ stepId, count }) => [stepId, Number(count)])),
        entered: own.reduce((sum, { count }) => sum + Number(count), 0),
        finished: of('finished'),
        reached: of('reached'),
        sent: own.reduce((sum, { sent }) => sum + Number(sent ?? 0), 0),
      }
    })
  }

  async function one(session: Session, id: string): Promise<Sequence> {
    const [sequence] = await listed([await find(session, id)])
    if (!sequence) throw notFound()
    return sequence
  }

  return {
    async list(session: Session) {
      access.demand(session, 'subscriptions.keep')
      return { items: await listed(await store.list(session.workspace.id)) }
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
          sequenceTemplate(asked.template, () => randomUUID()),
        )
        await tell(session)
      })
      return one(session, id)
    },

    async save(
      session: Session,
      { id, name, listId, steps }: { id: string; name: string; listId: string | null; steps: SequenceStep[] },
    ): Promise<Sequence> {
      const row = await find(session, id)
      await demandList(subscribers, row.workspaceId, listId)
      if (row.state === 'running' && !isReady(listId, steps)) throw refuse('SEQUENCE_NOT_READY')
      await database.inTransaction(async () => {
        const number = row.number + 1
        await store.insertVersion(id, number, steps, new Date().toISOString())
        await store.update(row.workspaceId, id, { name, listId, number })
        await tell(session)
      })
      return one(session, id)
    },

    async run(session: Session, id: string, isRunning: boolean): Promise<Sequence> {
      const row = await find(session, id)
      if (isRunning && !isReady(row.listId, readSteps(row.steps))) throw refuse('SEQUENCE_NOT_READY')
      await database.inTransaction(async () => {
        await store.update(row.workspaceId, id, { state: isRunning ? 'running' : 'paused' })
        await tell(session)
      })
      return one(session, id)
    },

    async remove(session: Session, id: string) {
      const { workspaceId } = await find(session, id)
      await database.inTransaction(async () => {
        await store.remove(workspaceId, id)
        await tell(session)
      })
      return { id }
    },

    /** Who has confirmed a list enters what runs on it, in the transaction of who tells it. */
    async enter(listId: string, subscriberId: string, at: string) {
      for (const { id: sequenceId, number } of await store.runningOn(listId)) {
        const [first] = await store.steps(sequenceId, number)
        await store.enter({
          sequenceId,
          subscriberId,
          number,
          position: 0,
          stepId: first?.id ?? '',
          state: 'waiting',
          dueAt: at,
          enteredAt: at,
          sent: 0,
          tries: 0,
        })
      }
    },
    leave: (listId: string, subscriberId: string) => store.leave(listId, subscriberId),
  }
}
export type SequenceService = ReturnType<typeof sequenceService>

function isReady(listId: string | null, steps: readonly SequenceStep[]): boolean {
  return listId !== null && steps.some(({ kind }) => kind === 'letter')
}
