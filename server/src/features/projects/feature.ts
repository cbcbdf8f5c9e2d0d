import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { hoursRoutes } from './hours/routes.ts'
import { hoursService } from './hours/service.ts'
import { projectRoutes } from './routes.ts'
import { projectService } from './service.ts'
import { projectRemovalStore } from './store.ts'

export function projectsFeature(platform: Pick<Platform, 'database' | 'emit' | 'access'>) {
  const projects = projectService(platform)
  const hours = hoursService(platform)
  const removed = projectRemovalStore(platform.database)
  const feature: Feature = {
    calls: { projects: projectRoutes(projects), projectHours: hoursRoutes(hours) },
    reads: (session, id) => projects.get(session, id),
    jobs: [purgeJob('project-purge', (before, limit) => removed.purge(before, limit))],
    async *exportsOfWorkspace(session) {
      yield* listFiles('proyectos', (page) => projects.list(session, page))
      yield* listFiles('proyectos-archivados', (page) =>
        projects.list(session, { ...page, state: 'archived' }),
      )
      yield* listFiles('proyectos-horas', (page) => hours.exported(session.workspace.id, page))
    },
  }
  return { feature, service: projects }
}
