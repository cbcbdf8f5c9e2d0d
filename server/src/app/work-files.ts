import type { projectsFeature } from '../features/projects/feature.ts'
import type { tasksFeature } from '../features/tasks/feature.ts'
import { workFilesFeature } from '../features/work-files/feature.ts'
import type { Platform } from '../platform/platform.ts'

type Work = {
  projects: ReturnType<typeof projectsFeature>
  tasks: ReturnType<typeof tasksFeature>
}

/** Files of tasks and of projects: whoever sees the one sees the other, as far as the file says so. */
export function filesOfWork(platform: Platform, { projects, tasks }: Work) {
  return workFilesFeature({
    ...platform,
    see: {
      async task(session, id) {
        const { project, visibleToClients } = await tasks.service.get(session, id)
        return { projectId: project?.id ?? null, forClients: visibleToClients }
      },
      async project(session, id) {
        await projects.service.get(session, id)
        return { projectId: id, forClients: true }
      },
    },
  })
}
