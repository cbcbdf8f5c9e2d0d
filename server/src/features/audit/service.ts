import { type AuditRecord, type RecordedKind, recordSchema } from '@aurelio/contracts/audit'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { auditStore } from './store.ts'

type Query = { cursor?: string | undefined; limit: number; kind?: RecordedKind | undefined }
type Row = Awaited<ReturnType<ReturnType<typeof auditStore>['list']>>[number]

/** What has been done to a workspace, for those who lead it. */
export function auditService({ database, access }: { database: Database; access: Access }) {
  const store = auditStore(database)
  return {
    async list(session: Session, { cursor, limit, kind }: Query) {
      access.demand(session, 'audit.read')
      const rows = await store.list(session.workspace.id, kind, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.at)
      return { items: items.map(toRecord), nextCursor }
    },
  }
}
export type AuditService = ReturnType<typeof auditService>

function toRecord({ id, at, kind, actorId, actorName, userId, personName }: Row): AuditRecord {
  const done = userId !== actorId
  return recordSchema.parse({
    id,
    at,
    kind,
    actor: actorId !== null && actorName !== null ? { id: actorId, name: actorName } : null,
    person: done && userId !== null && personName !== null ? { id: userId, name: personName } : null,
  })
}
