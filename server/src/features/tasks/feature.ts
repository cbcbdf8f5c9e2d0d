import type { Session } from '../../platform/access/session.ts'
import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { savedViews } from '../../platform/saved-views/saved-views.ts'
import type { Callable } from './comments/service.ts'
import { commentStore } from './comments/store.ts'
import { dueStore } from './due/store.ts'
import { taskExports } from './exports.ts'
import type { Neighbours } from './naming.ts'
import { taskImportFileRoute, taskImportRoutes } from './import/routes.ts'
import { type ImportNeighbours, taskImports } from './import/service.ts'
import { taskPlans } from './plans/plans.ts'
import { taskRedaction } from './redaction/redaction.ts'
import { taskRoutes } from './routes.ts'
import { taskService } from './service.ts'
import { taskSheetRoutes } from './sheet/routes.ts'
import { taskRemovalStore } from './store.ts'
import { taskViewRoutes } from './views/routes.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { taskPolicy } from './policy.ts'

export function tasksFeature(
  parts: Pick<Platform, 'database' | 'emit' | 'access'> & Neighbours & Callable & ImportNeighbours,
) {
  const { database, emit, access } = parts
  const tasks = taskService(parts)
  const imports = taskImports(parts)
  const removed = taskRemovalStore(database)
  const comments = commentStore(database)
  const hanging = taskExports(database)
  const feature: Feature = {
    calls: {
      tasks: taskRoutes(tasks),
      taskSheet: taskSheetRoutes(parts),
      taskImports: taskImportRoutes(imports),
      taskViews: taskViewRoutes(
        savedViews({
          database,
          emit,
          access,
          table: 'taskView',
          action: 'tasks.change',
          kind: 'task.view-changed',
        }),
      ),
    },
    routes: [taskImportFileRoute(imports)],
    reads: (session, id) => tasks.get(session, id),
    jobs: [
      purgeJob('task-purge', (before, limit) => removed.purge(before, limit)),
      purgeJob('task-comment-purge', (before, limit) => comments.purge(before, limit)),
    ],
    async *exportsOfWorkspace(session: Session) {
      for (const [folder, done] of [
        ['tareas-pendientes', false],
        ['tareas-hechas', true],
      ] as const)
        yield* listFiles(folder, (page) => tasks.list(session, { ...page, done, mine: false }))
      yield* listFiles('tareas-listas', (page) => hanging.checks(session.workspace.id, page))
      yield* listFiles('tareas-comentarios', (page) => hanging.comments(session.workspace.id, page))
    },
  }
  return {
    feature,
    service: tasks,
    due: dueStore(database),
    plans: taskPlans(parts),
    /** What is planned for a lead, and made to name nobody when its person is forgotten. */
    forLeads: {
      createTask: (...asked: Parameters<typeof tasks.create>) => tasks.create(...asked),
      createTaskFor: (...asked: Parameters<typeof tasks.createFor>) => tasks.createFor(...asked),
      redactTasks: taskRedaction(parts),
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    tasks: ReturnType<typeof tasksFeature>
  }
}

export const tasksRoom = defineRoom({
  name: 'tasks',
  policy: taskPolicy,
  needs: ['projects', 'workspaces'],
  make({ platform, from }) {
    const workspaces = from('workspaces').service
    return tasksFeature({
      ...platform,
      projects: from('projects').service,
      isMember: (...asked) => workspaces.isMember(...asked),
      callable: (...asked) => workspaces.callable(...asked),
      teamOf: (...asked) => workspaces.teamOf(...asked),
    })
  },
})
