import { type CollectionField, collectionFieldsSchema } from '@aurelio/contracts/collection-fields'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { CollectionStore } from './store.ts'
import type { CollectionRow } from './tables.ts'

export type OpenCollection = CollectionRow & { own: readonly CollectionField[] }

export function fieldsOf({ fields }: Pick<CollectionRow, 'fields'>): CollectionField[] {
  return collectionFieldsSchema.parse(JSON.parse(fields))
}

/** Who may do what with which collection. A client is told that one which is not open to them is not there. */
export function collectionAccess({ access, store }: { access: Access; store: CollectionStore }) {
  const isTeam = (session: Session) => access.can(session, 'collections.change')
  async function find(session: Session, id: string): Promise<OpenCollection | undefined> {
    access.demand(session, 'collections.fill')
    const row = await store.find(session.workspace.id, id)
    return row && (isTeam(session) || row.clients !== 'none') ? { ...row, own: fieldsOf(row) } : undefined
  }

  return {
    isTeam,
    seen: (session: Session, { clients }: CollectionRow) => isTeam(session) || clients !== 'none',

    /** Undefined where the person sees none with this id. */
    find,

    /** Throws a 404 where the person sees none with this id. */
    async demand(session: Session, id: string): Promise<OpenCollection> {
      const found = await find(session, id)
      if (!found) throw notFound()
      return found
    },

    /** Throws where what is or would be published is changed by a client who writes drafts. */
    demandState(session: Session, { clients }: CollectionRow, ...states: readonly (string | undefined)[]) {
      if (isTeam(session) || clients === 'publish') return
      if (states.includes('published')) throw refuse('ITEM_FOR_TEAM')
    },
  }
}
export type CollectionAccess = ReturnType<typeof collectionAccess>
