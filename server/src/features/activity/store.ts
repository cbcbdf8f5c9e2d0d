import type { ActivityKind } from '@aurelio/contracts/activity'
import type { ExpressionBuilder } from 'kysely'
import { type Scope, sharedPages, sharedProjects, sharedTasks } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ActivityRow } from '../../platform/database/tables/history.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Position } from '../../platform/http/cursor.ts'

const rowsAtOnce = 100

/** What a client hears of a page, and of a project beside its tasks and leads. */
const ofPage: readonly ActivityKind[] = ['page.created', 'page.published', 'page.unpublished']
const ofProject: readonly ActivityKind[] = ['project.created', 'project.completed', ...ofPage]
const ofTask: readonly ActivityKind[] = ['task.created', 'task.completed', 'task.reopened']

/** What happened with the things that a client sees. */
function shownTo(database: Database, userId: string) {
  return (eb: ExpressionBuilder<Tables, 'activity'>) => {
    const inProject = eb('activity.projectId', 'in', sharedProjects(database, userId))
    const withLeads = eb('activity.projectId', 'in', sharedProjects(database, userId, { withLeads: true }))
    const ofPages = eb('activity.subjectId', 'in', sharedPages(database, userId))
    const ofTasks = eb('activity.subjectId', 'in', sharedTasks(database, userId))
    return eb.or([
      eb.and([eb('activity.kind', 'in', ofProject), inProject]),
      eb.and([eb('activity.kind', 'in', ofPage), ofPages]),
      eb.and([eb('activity.kind', 'in', ofTask), ofTasks]),
      eb.and([eb('activity.kind', '=', 'lead.received'), withLeads]),
    ])
  }
}

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
      { scope, projectId }: { scope: Scope; projectId: string | undefined },
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
        .select([
          'activity.actorId',
          'activity.guestName',
          'user.name as actorName',
          'project.id as projectId',
        ])
        .where('activity.workspaceId', '=', scope.workspaceId)
      const { sharedWith } = scope
      if (sharedWith !== null) query = query.where(shownTo(database, sharedWith))
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
