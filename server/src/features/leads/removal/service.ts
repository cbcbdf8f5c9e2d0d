import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { purgeJob, restorableSince } from '../../../platform/removal/purge-job.ts'
import { toLead } from '../to-lead.ts'
import { nameOf, type Person } from '../person.ts'
import type { Release } from '../persons/contacts.ts'
import { removedLeadStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; release: Release }

/**
 * Removing several leads at once, and for thirty days taking that back. The answer
 * leaves out what is not there; a 404 where none is.
 */
export function leadRemoval({ database, access, emit, release }: Parts) {
  const store = removedLeadStore(database)

  async function tell(session: Session, rows: readonly (Person & { id: string })[]) {
    if (rows.length === 0) throw notFound()
    const events = rows.map((row) => ({
      ...by(session),
      kind: 'lead.changed' as const,
      subject: { id: row.id, name: nameOf(row) },
    }))
    await emit(...events)
    return { ids: rows.map(({ id }) => id) }
  }

  return {
    job: purgeJob('lead-purge', (before, limit) =>
      database.inTransaction(async () => {
        const gone = await store.purge(before, limit)
        await release(gone)
        return gone.length
      }),
    ),

    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'leads.change')
      const scope = access.scope(session)
      const rows = await store.removed(session.workspace.id, restorableSince(), positionOf(cursor), limit)
      const removed = rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? '' }))
      const { items, nextCursor } = pageOfRows(removed, limit, ({ deletedAt }) => deletedAt)
      return {
        items: items.map((row) => ({ ...toLead(row, scope), deletedAt: row.deletedAt })),
        nextCursor,
      }
    },

    async remove(session: Session, ids: readonly string[]) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () =>
        tell(session, await store.remove(session.workspace.id, ids, new Date().toISOString())),
      )
    },

    async restore(session: Session, ids: readonly string[]) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () =>
        tell(session, await store.restore(session.workspace.id, ids, restorableSince())),
      )
    },
  }
}
export type LeadRemoval = ReturnType<typeof leadRemoval>
