import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { dueStore } from './due/store.ts'
import { taskRoutes } from './routes.ts'
import { type Neighbours, taskService } from './service.ts'
import { taskRemovalStore } from './store.ts'

export function tasksFeature(parts: Pick<Platform, 'database' | 'emit' | 'access'> & Neighbours) {
  const tasks = taskService(parts)
  const removed = taskRemovalStore(parts.database)
  const feature: Feature = {
    calls: { tasks: taskRoutes(tasks) },
    reads: (session, id) => tasks.get(session, id),
    jobs: [purgeJob('task-purge', (before, limit) => removed.purge(before, limit))],
    async *exportsOfWorkspace(session) {
      for (const [folder, done] of [
        ['tareas-pendientes', false],
        ['tareas-hechas', true],
      ] as const)
        yield* listFiles(folder, (page) => tasks.list(session, { ...page, done, mine: false }))
    },
  }
  return { feature, service: tasks, due: dueStore(parts.database) }
}
