import { type AuditFilter, recordedKinds } from '@aurelio/contracts/audit'
import type { Database } from '../../platform/database/database.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** `since` and `before`: moments in UTC. */
export type RecordQuery = Pick<AuditFilter, 'kind' | 'person'> & {
  since: string | undefined
  before: string | undefined
}

/** The record of one workspace. */
export function auditStore(database: Database) {
  return {
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(
      workspaceId: string,
      { kind, person, since, before }: RecordQuery,
      after: Position | null,
      limit: number,
    ) {
      let query = database
        .query()
        .selectFrom('auditEvent')
        .leftJoin('user as actor', 'actor.id', 'auditEvent.actorId')
        .leftJoin('user as person', 'person.id', 'auditEvent.userId')
        .select([
          'auditEvent.id',
          'auditEvent.at',
          'auditEvent.kind',
          'auditEvent.actorId',
          'auditEvent.userId',
        ])
        .select(['actor.name as actorName', 'person.name as personName'])
        .where('auditEvent.workspaceId', '=', workspaceId)
        .where('auditEvent.kind', 'in', kind === undefined ? recordedKinds : [kind])
      if (person !== undefined)
        query = query.where((eb) =>
          eb.or([eb('auditEvent.actorId', '=', person), eb('auditEvent.userId', '=', person)]),
        )
      if (since !== undefined) query = query.where('auditEvent.at', '>=', since)
      if (before !== undefined) query = query.where('auditEvent.at', '<', before)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('auditEvent.at', 'auditEvent.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('auditEvent.at', 'desc')
        .orderBy('auditEvent.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
  }
}
