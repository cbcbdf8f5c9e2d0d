import type { Session } from '../access/session.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/failures.ts'
import { restorableSince } from './purge-job.ts'

type Parts<Row> = {
  database: Database
  /** The row as it stands, unless it is removed. */
  find: (workspaceId: string, id: string) => Promise<Row | undefined>
  /** Locks what has to be locked before the row, in the order of `Database.inTransaction`. */
  before?: (workspaceId: string, id: string) => Promise<void>
  /** Both tell whether there was such a row. */
  store: {
    remove: (workspaceId: string, id: string, deletedAt: string) => Promise<boolean>
    restore: (workspaceId: string, id: string, since: string, updatedAt: string) => Promise<boolean>
  }
  /** Called in the transaction, with the row as it was removed or as it is again. */
  onDone: (session: Session, what: 'removed' | 'restored', row: Row) => Promise<void>
}

/** Removing, and for thirty days taking that back. Both throw a 404 where there is no such thing. */
export function removals<Row>({ database, find, before, store, onDone }: Parts<Row>) {
  return {
    remove(session: Session, id: string): Promise<{ id: string }> {
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        await before?.(workspaceId, id)
        const row = await find(workspaceId, id)
        if (!row || !(await store.remove(workspaceId, id, new Date().toISOString()))) throw notFound()
        await onDone(session, 'removed', row)
        return { id }
      })
    },
    async restore(session: Session, id: string): Promise<void> {
      const workspaceId = session.workspace.id
      await database.inTransaction(async () => {
        await before?.(workspaceId, id)
        const now = new Date().toISOString()
        if (!(await store.restore(workspaceId, id, restorableSince(), now))) throw notFound()
        const row = await find(workspaceId, id)
        if (!row) throw notFound()
        await onDone(session, 'restored', row)
      })
    },
  }
}
