import { type AuditFilter, type AuditRecord, recordSchema } from '@aurelio/contracts/audit'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { calendarOf, type DayNumbers } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { auditStore } from './store.ts'

type Query = AuditFilter & { cursor?: string | undefined; limit: number }
type Row = Awaited<ReturnType<ReturnType<typeof auditStore>['list']>>[number]
type Parts = {
  database: Database
  access: Access
  /** The time zone by whose days a workspace counts. */
  timeZoneOf: (workspaceId: string) => Promise<string>
}

/** What has been done to a workspace, for those who lead it. */
export function auditService({ database, access, timeZoneOf }: Parts) {
  const store = auditStore(database)
  return {
    async list(session: Session, { cursor, limit, kind, person, from, until }: Query) {
      access.demand(session, 'audit.read')
      const { id } = session.workspace
      const calendar = calendarOf(await timeZoneOf(id))
      const since = from === undefined ? undefined : calendar.begins(dayOf(from)).toISOString()
      const before = until === undefined ? undefined : calendar.begins(dayOf(until, 1)).toISOString()
      const rows = await store.list(id, { kind, person, since, before }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.at)
      return { items: items.map(toRecord), nextCursor }
    },
    timeZoneOf: ({ workspace }: Session) => timeZoneOf(workspace.id),
    may: (session: Session) => access.can(session, 'audit.read'),
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

/** The day that `2026-11-20` names, or so many days after it. */
function dayOf(text: string, after = 0): DayNumbers {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return [year, month - 1, date + after]
}
