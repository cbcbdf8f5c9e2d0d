import { randomUUID } from 'node:crypto'
import type { Activity } from '@aurelio/contracts/activity'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ActivityRow } from '../../platform/database/tables/told.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { activityStore } from './store.ts'

type Query = { cursor?: string | undefined; limit: number; projectId?: string | undefined }

/** What an event has to tell to be recorded. */
type Recorded = Pick<ActivityRow, 'workspaceId' | 'kind' | 'at' | 'actorId' | 'projectId'> & {
  subject: { id: string; name: string }
  sample?: 0 | 1
}

type Parts = { database: Database; access: Access }

/** Records what happens in a workspace, and lists it. */
export function activityService({ database, access }: Parts) {
  const store = activityStore(database)

  return {
    /** Writes what happened, in the open transaction. */
    async record(this: void, events: readonly Recorded[]): Promise<void> {
      await store.insert(events.map(rowOf))
    },

    async list(session: Session, { cursor, limit, projectId }: Query) {
      access.demand(session, 'activity.read')
      const rows = await store.list({ scope: access.scope(session), projectId }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.at)
      return { items: items.map(toActivity), nextCursor }
    },
  }
}
export type ActivityService = ReturnType<typeof activityService>

function rowOf({ workspaceId, kind, at, actorId, projectId, subject, sample = 0 }: Recorded): ActivityRow {
  const { id: subjectId, name: subjectName } = subject
  return { id: randomUUID(), workspaceId, kind, at, actorId, subjectId, subjectName, projectId, sample }
}

type Row = Awaited<ReturnType<ReturnType<typeof activityStore>['list']>>[number]

function toActivity({ id, kind, at, actorId, actorName, subjectId, subjectName, projectId }: Row): Activity {
  const actor = actorId !== null && actorName !== null ? { id: actorId, name: actorName } : null
  return { id, kind, at, actor, subject: { id: subjectId, name: subjectName }, projectId }
}
