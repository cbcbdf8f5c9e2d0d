import { analyticsFeature } from '../features/analytics/feature.ts'
import type { brandFeature } from '../features/brand/feature.ts'
import { calendarFeature } from '../features/calendar/feature.ts'
import type { leadsFeature } from '../features/leads/feature.ts'
import type { pagesFeature } from '../features/pages/feature.ts'
import { projectTemplatesFeature } from '../features/project-templates/feature.ts'
import type { projectsFeature } from '../features/projects/feature.ts'
import type { sitesFeature } from '../features/sites/feature.ts'
import type { tasksFeature } from '../features/tasks/feature.ts'
import { workFilesFeature } from '../features/work-files/feature.ts'
import type { workspacesFeature } from '../features/workspaces/feature.ts'
import type { Platform } from '../platform/platform.ts'

type Work = {
  projects: ReturnType<typeof projectsFeature>
  tasks: ReturnType<typeof tasksFeature>
  pages: Pick<ReturnType<typeof pagesFeature>, 'planned' | 'service'>
  leads: Pick<ReturnType<typeof leadsFeature>, 'service'>
  sites: ReturnType<typeof sitesFeature>
  brand: ReturnType<typeof brandFeature>
  workspaces: Pick<ReturnType<typeof workspacesFeature>, 'settings' | 'logo'>
}

/** What stands on projects and tasks together. */
export function featuresOfWork(platform: Platform, work: Work) {
  const { projects, tasks, pages, leads, sites, brand, workspaces } = work
  return [
    projects,
    tasks,
    filesOfWork(platform, work),
    projectTemplatesFeature({ ...platform, projects: projects.service, plans: tasks.plans }),
    calendarFeature({
      ...platform,
      tasksDue: (...asked) => tasks.due.between(...asked),
      publications: (...asked) => pages.planned.between(...asked),
      pageNamed: (...asked) => pages.service.nameOf(...asked),
      leadsWithin: (...asked) => leads.service.countWithin(...asked),
      timeZoneOf: (workspaceId) => workspaces.settings.timeZoneOf(workspaceId),
    }),
    analyticsFeature({
      ...platform,
      timeZoneOf: (workspaceId) => workspaces.settings.timeZoneOf(workspaceId),
      mailingOf: (workspaceId) => workspaces.settings.mailingOf(workspaceId),
      logoOf: (workspaceId) => workspaces.settings.logoAddressOf(workspaceId),
      logoFileOf: async (workspaceId) => (await workspaces.logo.present(workspaceId))?.bytes ?? null,
      async themeOf(workspaceId) {
        const site = await sites.service.placeOf(workspaceId)
        return brand.service.textOf(workspaceId, site?.id ?? null)
      },
    }),
  ]
}

/** Whoever sees a project or a task sees its files, as far as each file says so. */
function filesOfWork(platform: Platform, { projects, tasks }: Pick<Work, 'projects' | 'tasks'>) {
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
