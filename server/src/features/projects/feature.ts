import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { projectRoutes } from './routes.ts'
import { projectService } from './service.ts'
import { projectRemovalStore } from './store.ts'

export function projectsFeature(platform: Pick<Platform, 'database' | 'emit' | 'access'>) {
  const projects = projectService(platform)
  const removed = projectRemovalStore(platform.database)
  const feature: Feature = {
    calls: { projects: projectRoutes(projects) },
    reads: (session, id) => projects.get(session, id),
    jobs: [purgeJob('project-purge', (before, limit) => removed.purge(before, limit))],
    async *exportsOfWorkspace(session) {
      yield* listFiles('proyectos', (page) => projects.list(session, page))
      yield* listFiles('proyectos-archivados', (page) =>
        projects.list(session, { ...page, state: 'archived' }),
      )
    },
  }
  return { feature, service: projects }
}
