import { randomUUID } from 'node:crypto'
import type { Action } from '@aurelio/contracts/access'
import type { SavedView } from '@aurelio/contracts/saved-views'
import type { Access } from '../access/access.ts'
import { by, type Session } from '../access/session.ts'
import type { Database } from '../database/database.ts'
import type { SavedViewRow } from '../database/tables/views.ts'
import type { Emit } from '../events/events.ts'
import { notFound, refuse } from '../http/failures.ts'
import { savedViewStore, type ViewTable } from './store.ts'

/** More than anybody finds again in a menu. */
const mostViews = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  table: ViewTable
  /** Who may have any. */
  action: Action
  /** What is told when there is one more or less. */
  kind: 'lead.view-changed' | 'task.view-changed'
}

/** Filters of a list that people named: their own, and those that the team shares. */
export function savedViews({ database, access, emit, table, action, kind }: Parts) {
  const store = savedViewStore(database, table)

  function ownerOf(session: Session) {
    access.demand(session, action)
    return { workspaceId: session.workspace.id, ownerId: session.user.id }
  }

  const tell = (session: Session, { id, name }: Pick<SavedViewRow, 'id' | 'name'>) =>
    emit({ ...by(session), kind, subject: { id, name } })

  return {
    async list(session: Session) {
      const rows = await store.list(ownerOf(session), mostViews)
      return { items: rows.map((row) => toView(row, session)) }
    },

    async create(session: Session, { name, query, shared }: Pick<SavedView, 'name' | 'query' | 'shared'>) {
      const owner = ownerOf(session)
      return database.inTransaction(async () => {
        if ((await store.list(owner, mostViews)).length >= mostViews) throw refuse('TOO_MANY_VIEWS')
        const row: SavedViewRow = {
          ...owner,
          id: randomUUID(),
          shared: shared ? 1 : 0,
          name,
          query,
          createdAt: new Date().toISOString(),
        }
        await store.insert(row)
        await tell(session, row)
        return toView(row, session)
      })
    },

    /** Throws a 404 for one of somebody else. */
    async remove(session: Session, id: string) {
      return database.inTransaction(async () => {
        if (!(await store.delete(ownerOf(session), id))) throw notFound()
        await tell(session, { id, name: '' })
        return { id }
      })
    },
  }
}

function toView({ id, name, query, shared, ownerId }: SavedViewRow, { user }: Session): SavedView {
  return { id, name, query, shared: shared === 1, mine: ownerId === user.id }
}
export type SavedViews = ReturnType<typeof savedViews>
