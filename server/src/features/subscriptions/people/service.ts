import { randomUUID } from 'node:crypto'
import type { Subscriber, SubscriberList } from '@aurelio/contracts/subscriptions'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SubscriberListRow, SubscriptionRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { Confirmations } from './confirmations.ts'
import type { ErasePerson } from './erasing.ts'
import type { AddPeople } from './adding.ts'
import { askedIn, type NamedAddress } from './known-people.ts'
import { addressHash, type PeopleFilter, type PeopleStore } from './store.ts'

const mostLists = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: PeopleStore
  confirmations: Pick<Confirmations, 'forget'>
  add: AddPeople
  erase: ErasePerson
  /** A list that something is being sent to is not removed. */
  isBeingSentTo: (listId: string) => Promise<boolean>
}

/** Lists and the people on them, for those who keep them. */
export function peopleService(parts: Parts) {
  const { database, access, emit, store, confirmations, add, erase, isBeingSentTo } = parts
  const demand = (session: Session) => access.demand(session, 'subscriptions.keep')
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function counted(rows: readonly SubscriberListRow[]): Promise<SubscriberList[]> {
    const counts = await store.counts(rows.map(({ id }) => id))
    return rows.map(({ id, name, createdAt }) => {
      const of = (state: SubscriptionRow['state']) =>
        Number(counts.find((one) => one.listId === id && one.state === state)?.count ?? 0)
      return { id, name, createdAt, confirmed: of('confirmed'), pending: of('pending'), left: of('left') }
    })
  }

  async function listOf(session: Session, id: string): Promise<SubscriberListRow> {
    demand(session)
    const row = await store.list(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  return {
    list: listOf,

    async lists(session: Session) {
      demand(session)
      return { items: await counted(await store.lists(session.workspace.id)) }
    },

    async createList(session: Session, name: string): Promise<SubscriberList> {
      demand(session)
      const { workspaceId, at: createdAt } = by(session)
      const row = { id: randomUUID(), workspaceId, name, createdAt }
      await database.inTransaction(async () => {
        if ((await store.lists(workspaceId)).length >= mostLists)
          throw refuse('SUBSCRIPTION_LISTS_FULL', { most: mostLists })
        await store.insertList(row)
        await tell(session)
      })
      return { id: row.id, name, createdAt, confirmed: 0, pending: 0, left: 0 }
    },

    async renameList(session: Session, id: string, name: string): Promise<SubscriberList> {
      const row = await listOf(session, id)
      await database.inTransaction(async () => {
        await store.renameList(row.workspaceId, id, name)
        await tell(session)
      })
      const [list] = await counted([{ ...row, name }])
      if (!list) throw notFound()
      return list
    },

    async removeList(session: Session, id: string) {
      await listOf(session, id)
      if (await isBeingSentTo(id)) throw refuse('LIST_IS_BEING_SENT')
      await database.inTransaction(async () => {
        await store.removeList(session.workspace.id, id)
        await tell(session)
      })
      return { id }
    },

    async people(
      session: Session,
      { cursor, limit, ...filter }: PeopleFilter & { cursor?: string | undefined; limit: number },
    ) {
      demand(session)
      const { id: workspaceId } = session.workspace
      const rows = await store.page(workspaceId, filter, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      const [subscriptions, suppressed] = await Promise.all([
        store.subscriptionsOf(items.map(({ id }) => id)),
        store.suppressed(
          workspaceId,
          items.map(({ email }) => addressHash(email)),
        ),
      ])
      const stopped = new Set(suppressed)
      return {
        items: items.map(({ id, email, name, createdAt, pace, zone, language }): Subscriber => ({
          id,
          email,
          name,
          createdAt,
          pace,
          zone,
          language,
          isSuppressed: stopped.has(addressHash(email)),
          subscriptions: subscriptions.filter(({ subscriberId }) => subscriberId === id).map(toSubscription),
        })),
        nextCursor,
      }
    },

    /** Several at once; gives what undoes it. */
    async add(
      session: Session,
      asked: { id: string; people: readonly NamedAddress[]; permission: string; asksToConfirm: boolean },
    ) {
      const list = await listOf(session, asked.id)
      const { at, actorId, origin } = by(session)
      const batchId = randomUUID()
      const source = session.program ? 'api' : asked.people.length === 1 ? 'team' : 'import'
      return database.inTransaction(async () => {
        const done = await add(list, { ...asked, batchId, source, at, actorId, origin })
        await tell(session)
        return { ...done, batchId }
      })
    },

    /** For who says so by telephone; the proof of their permission stays, with when it ended. */
    async withdraw(session: Session, listId: string, subscriberId: string) {
      await listOf(session, listId)
      const { at } = by(session)
      const before = await store.subscription(listId, subscriberId)
      const person = before && (await store.subscriber(subscriberId))
      if (!person) throw notFound()
      await database.inTransaction(async () => {
        if (before.state === 'left' || !(await store.move(before, { state: 'left', leftAt: at }))) return
        const subject = { id: person.id, name: person.email }
        await emit({ ...by(session), kind: 'subscription.left', subject, listId })
      })
      return { id: listId }
    },

    async undoAdding(session: Session, batchId: string) {
      demand(session)
      return database.inTransaction(async () => {
        const gone = await store.removeBatch(session.workspace.id, batchId)
        if (gone.length === 0) throw notFound()
        await confirmations.forget(gone)
        await tell(session)
        return { removed: gone.length }
      })
    },

    /** Erases a person; what stays is that their address is never written to again. */
    async removePerson(session: Session, id: string) {
      demand(session)
      const { workspaceId, at } = by(session)
      const row = await store.subscriber(id)
      if (row?.workspaceId !== workspaceId) throw notFound()
      await database.inTransaction(async () => {
        await erase(row, 'erased', at)
        await tell(session)
      })
      return { id }
    },
  }
}
export type PeopleService = ReturnType<typeof peopleService>

type Held = Awaited<ReturnType<PeopleStore['subscriptionsOf']>>[number]

function toSubscription(row: Held): Subscriber['subscriptions'][number] {
  const { listId, list, state, text, textHash: hash, source, pageId, askedAt, confirmedAt, leftAt } = row
  return { listId, list, state, text, hash, source, pageId, quiz: askedIn(row), askedAt, confirmedAt, leftAt }
}
