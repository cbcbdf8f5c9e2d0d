import type { Activity } from '@aurelio/contracts/activity'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { timedId } from '../../platform/database/timed-id.ts'
import type { ActivityRow } from '../../platform/database/tables/history.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { activityStore } from './store.ts'

type Query = { cursor?: string | undefined; limit: number; projectId?: string | undefined }

/** What an event has to tell to be recorded. */
type Recorded = Pick<ActivityRow, 'workspaceId' | 'kind' | 'at' | 'actorId' | 'projectId'> & {
  subject: { id: string; name: string }
  /** By which name it was done, where it was in a review. */
  byName?: string
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

function rowOf({
  workspaceId,
  kind,
  at,
  actorId,
  byName,
  projectId,
  subject,
  sample = 0,
}: Recorded): ActivityRow {
  const { id: subjectId, name: subjectName } = subject
  const guestName = actorId === null ? (byName ?? null) : null
  return {
    id: timedId(),
    workspaceId,
    kind,
    at,
    actorId,
    guestName,
    subjectId,
    subjectName,
    projectId,
    sample,
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof activityStore>['list']>>[number]

function toActivity(row: Row): Activity {
  const { id, kind, at, actorId, actorName, guestName, subjectId, subjectName, projectId } = row
  const actor = actorId !== null && actorName !== null ? { id: actorId, name: actorName } : null
  const subject = { id: subjectId, name: subjectName }
  return { id, kind, at, actor, guest: guestName ?? null, subject, projectId }
}
