import type { Database } from '../../platform/database/database.ts'
import type { ActivityRow } from '../../platform/database/tables.ts'
import type { Position } from '../../platform/http/cursor.ts'

const rowsAtOnce = 100

/** What happened in a workspace. */
export function activityStore(database: Database) {
  return {
    async insert(rows: readonly ActivityRow[]) {
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await database
          .query()
          .insertInto('activity')
          .values(rows.slice(start, start + rowsAtOnce))
          .execute()
    },
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(
      { workspaceId, projectId }: { workspaceId: string; projectId: string | undefined },
      after: Position | null,
      limit: number,
    ) {
      let query = database
        .query()
        .selectFrom('activity')
        .leftJoin('user', 'user.id', 'activity.actorId')
        .leftJoin('project', (join) =>
          join.onRef('project.id', '=', 'activity.projectId').on('project.deletedAt', 'is', null),
        )
        .select(['activity.id', 'activity.kind', 'activity.at', 'activity.subjectId', 'activity.subjectName'])
        .select(['activity.actorId', 'user.name as actorName', 'project.id as projectId'])
        .where('activity.workspaceId', '=', workspaceId)
      if (projectId !== undefined) query = query.where('activity.projectId', '=', projectId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('activity.at', 'activity.id'), '<', eb.tuple(after.at, after.id)),
        )
      return query
        .orderBy('activity.at', 'desc')
        .orderBy('activity.id', 'desc')
        .limit(limit + 1)
        .execute()
    },
  }
}
