import { type LeadErasure, leadErasureSchema } from '@aurelio/contracts/lead-erasures'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { inboxStore } from '../inbox/store.ts'
import type { Release } from '../persons/contacts.ts'
import type { PersonStore } from '../persons/store.ts'
import type { Forget } from './forgetting.ts'
import type { erasureStore } from './store.ts'

const shown = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: ReturnType<typeof erasureStore>
  forget: Forget
  persons: PersonStore
  release: Release
}

/** Deletes for good what is kept of one person, and lists the words of it that remain. */
export function leadErasures({ database, access, emit, store, forget, persons, release }: Parts) {
  const leads = inboxStore(database)

  return {
    /** Throws a 404 where there is no such lead. */
    async erase(session: Session, id: string): Promise<LeadErasure> {
      access.demand(session, 'leads.change')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        const lead = await leads.find(access.scope(session), id)
        if (!lead) throw notFound()
        const rows = await store.leadsOf(workspaceId, await persons.samePerson(workspaceId, lead))
        const dispose = async (ids: readonly string[]) => release(await store.deleteLeads(ids))
        const erasure = await forget({ workspaceId, byId: session.user.id, rows, dispose })
        const leadIds = rows.map((row) => row.id)
        await emit({ ...by(session), kind: 'lead.erased', subject: { id: erasure.id, name: '' }, leadIds })
        return erasure
      })
    },

    /** These of a workspace, because what was promised to whoever sent them says so. */
    async eraseThese(workspaceId: string, ids: readonly string[]): Promise<void> {
      await database.inTransaction(async () => {
        const rows = await store.leadsById(workspaceId, ids)
        if (rows.length === 0) return
        const dispose = async (gone: readonly string[]) => release(await store.deleteLeads(gone))
        const { id, at } = await forget({ workspaceId, byId: '', rows, dispose })
        const happening = { workspaceId, actorId: null, origin: null, at }
        const leadIds = rows.map((row) => row.id)
        await emit({ ...happening, kind: 'lead.erased', subject: { id, name: '' }, leadIds })
      })
    },

    async list(session: Session) {
      access.demand(session, 'leads.change')
      const rows = await store.list(session.workspace.id, shown)
      return { items: rows.map(({ record }) => leadErasureSchema.parse(JSON.parse(record))) }
    },
  }
}
export type LeadErasures = ReturnType<typeof leadErasures>
