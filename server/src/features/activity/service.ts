import { randomUUID } from 'node:crypto'
import type { Activity } from '@aurelio/contracts/activity'
import type { Session } from '@aurelio/contracts/session'
import type { RecordActivity } from '../../platform/activity.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { forbidden } from '../../platform/http/failures.ts'
import { mayReadActivity } from './policy.ts'
import { activityStore } from './store.ts'

type Parts = { database: Database; onChange: (workspaceId: string) => void }
type Query = { cursor?: string | undefined; limit: number; projectId?: string | undefined }

/** Records what happens in a workspace, in the transaction of the change itself, and lists it. */
export function activityService({ database, onChange }: Parts) {
  const store = activityStore(database)

  const record: RecordActivity = async (...events) => {
    if (events.length === 0) return
    const at = new Date().toISOString()
    const rows = events.map(({ subject, sample = 0, ...event }) => ({
      id: randomUUID(),
      at,
      ...event,
      subjectId: subject.id,
      subjectName: subject.name,
      sample,
    }))
    await store.insert(rows)
    for (const workspaceId of new Set(rows.map((row) => row.workspaceId))) onChange(workspaceId)
  }

  return {
    record,

    async list({ workspace }: Session, { cursor, limit, projectId }: Query) {
      if (!mayReadActivity(workspace.role)) throw forbidden()
      const rows = await store.list({ workspaceId: workspace.id, projectId }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.at)
      return { items: items.map(toActivity), nextCursor }
    },
  }
}
export type ActivityService = ReturnType<typeof activityService>

type Row = Awaited<ReturnType<ReturnType<typeof activityStore>['list']>>[number]

function toActivity({ id, kind, at, actorId, actorName, subjectId, subjectName, projectId }: Row): Activity {
  const actor = actorId !== null && actorName !== null ? { id: actorId, name: actorName } : null
  return { id, kind, at, actor, subject: { id: subjectId, name: subjectName }, projectId }
}
