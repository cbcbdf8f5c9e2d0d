import type { LeadRetention, RetentionRule } from '@aurelio/contracts/lead-retention'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { oldestKeptSoon } from './moments.ts'
import type { retentionStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: ReturnType<typeof retentionStore>
}

/** How long a workspace keeps its leads, as those decide who lead it. */
export function leadRetentions({ database, access, emit, store }: Parts) {
  async function read({ id }: Session['workspace']): Promise<LeadRetention> {
    const row = await store.find(id)
    if (!row) return { months: null, deed: 'erase', due: 0, toldAt: null }
    const due = await store.countOlder(id, oldestKeptSoon(row.months, new Date()))
    return { months: row.months, deed: row.deed, due, toldAt: row.toldAt }
  }

  return {
    async get(session: Session) {
      access.demand(session, 'workspace.settings')
      return read(session.workspace)
    },

    /** The team is told anew before anything is done by another rule. */
    async set(session: Session, { months, deed }: RetentionRule) {
      access.demand(session, 'workspace.settings')
      const { id, name } = session.workspace
      return database.inTransaction(async () => {
        if (months === null) await store.clear(id)
        else await store.set({ workspaceId: id, months, deed, toldAt: null, toldUntil: null })
        await emit({ ...by(session), kind: 'workspace.settings-changed', subject: { id, name } })
        return read(session.workspace)
      })
    },
  }
}
export type LeadRetentions = ReturnType<typeof leadRetentions>
