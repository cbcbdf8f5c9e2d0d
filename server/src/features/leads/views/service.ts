import { randomUUID } from 'node:crypto'
import type { LeadView } from '@aurelio/contracts/lead-views'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadViewRow } from '../../../platform/database/tables/leads.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { viewStore } from './store.ts'

/** More than anybody finds again in a menu. */
const mostViews = 100

type Parts = { database: Database; access: Access; emit: Emit }

/** Filters of the inbox that people named: their own, and those that the team shares. */
export function leadViews({ database, access, emit }: Parts) {
  const store = viewStore(database)

  function ownerOf(session: Session) {
    access.demand(session, 'leads.change')
    return { workspaceId: session.workspace.id, ownerId: session.user.id }
  }

  const tell = (session: Session, { id, name }: Pick<LeadViewRow, 'id' | 'name'>) =>
    emit({ ...by(session), kind: 'lead.view-changed', subject: { id, name } })

  return {
    async list(session: Session) {
      const rows = await store.list(ownerOf(session), mostViews)
      return { items: rows.map((row) => toView(row, session)) }
    },

    async create(session: Session, { name, query, shared }: Pick<LeadView, 'name' | 'query' | 'shared'>) {
      const owner = ownerOf(session)
      return database.inTransaction(async () => {
        if ((await store.list(owner, mostViews)).length >= mostViews) throw refuse('TOO_MANY_VIEWS')
        const row: LeadViewRow = {
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

function toView({ id, name, query, shared, ownerId }: LeadViewRow, { user }: Session): LeadView {
  return { id, name, query, shared: shared === 1, mine: ownerId === user.id }
}
