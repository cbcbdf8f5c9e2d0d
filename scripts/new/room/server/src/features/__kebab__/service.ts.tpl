import { randomUUID } from 'node:crypto'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { __Name__Store } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; store: __Name__Store }
type Asked = { cursor?: string | undefined; limit: number }

/** __title__ of a workspace, for its team. */
export function __name__Service({ database, access, emit, store }: Parts) {
  return {
    async list(session: Session, { cursor, limit }: Asked) {
      access.demand(session, '__names__.change')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      return pageOfRows(rows, limit, ({ createdAt }) => createdAt)
    },

    async add(session: Session, { name }: { name: string }) {
      access.demand(session, '__names__.change')
      const row = {
        id: randomUUID(),
        workspaceId: session.workspace.id,
        name,
        createdAt: new Date().toISOString(),
      }
      return database.inTransaction(async () => {
        await store.insert(row)
        await emit({ ...by(session), kind: '__names__.changed' })
        return row
      })
    },

    /** Throws a 404 where there is none. */
    async remove(session: Session, id: string) {
      access.demand(session, '__names__.change')
      return database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        await emit({ ...by(session), kind: '__names__.changed' })
        return { id }
      })
    },
  }
}
export type __Name__Service = ReturnType<typeof __name__Service>
