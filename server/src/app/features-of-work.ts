import { calendarFeature } from '../features/calendar/feature.ts'
import type { pagesFeature } from '../features/pages/feature.ts'
import { projectTemplatesFeature } from '../features/project-templates/feature.ts'
import type { projectsFeature } from '../features/projects/feature.ts'
import type { tasksFeature } from '../features/tasks/feature.ts'
import { workFilesFeature } from '../features/work-files/feature.ts'
import type { Platform } from '../platform/platform.ts'

type Work = {
  projects: ReturnType<typeof projectsFeature>
  tasks: ReturnType<typeof tasksFeature>
  pages: Pick<ReturnType<typeof pagesFeature>, 'planned'>
}

/** What stands on projects and tasks together. */
export function featuresOfWork(platform: Platform, work: Work) {
  const { projects, tasks, pages } = work
  return [
    projects,
    tasks,
    filesOfWork(platform, work),
    projectTemplatesFeature({ ...platform, projects: projects.service, plans: tasks.plans }),
    calendarFeature({
      ...platform,
      tasksDue: (...asked) => tasks.due.between(...asked),
      publications: (...asked) => pages.planned.between(...asked),
    }),
  ]
}

/** Whoever sees a project or a task sees its files, as far as each file says so. */
function filesOfWork(platform: Platform, { projects, tasks }: Omit<Work, 'pages'>) {
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
