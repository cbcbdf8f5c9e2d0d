import { activityService } from '../features/activity/service.ts'
import { homeService } from '../features/home/service.ts'
import { leadService } from '../features/leads/service.ts'
import { leadMail } from '../features/notifications/lead-mail/lead-mail.ts'
import { notificationService } from '../features/notifications/service.ts'
import { publishingService } from '../features/pages/publishing.ts'
import { pageService } from '../features/pages/service.ts'
import { pictureService } from '../features/pictures/service.ts'
import { projectService } from '../features/projects/service.ts'
import { publishedPageService } from '../features/published-pages/service.ts'
import { searchService } from '../features/search/service.ts'
import { taskService } from '../features/tasks/service.ts'
import { workspaceService } from '../features/workspaces/service.ts'
import { derivations } from './derivations.ts'
import type { Parts } from './parts.ts'

/** What people work with: workspaces, projects, tasks, pages and what comes of them. */
export function composeWork({
  config,
  database,
  files,
  log,
  jobs,
  mail,
  changes,
  events,
  audit,
  limits,
}: Parts) {
  const { baseUrl } = config
  const { emit } = events
  const activity = activityService(database)
  const notifications = notificationService({
    database,
    emit,
    leadMail: leadMail({ database, jobs, mail, baseUrl }),
  })
  const published = publishedPageService({ database, files, log })
  const projects = projectService({ database, emit })
  const touchProject = projects.touch
  const pages = pageService({ database, baseUrl, emit, touchProject })
  const publishing = publishingService({ database, files, log, pages, emit, onGone: published.forget })
  const leads = leadService({ database, limits, emit })
  const pictures = pictureService({ database, files, limits, emit })
  const workspaces = workspaceService({ database, emit })
  const tasks = taskService({
    database,
    emit,
    touchProject,
    isMember: (workspaceId, userId) => workspaces.isMember(workspaceId, userId),
  })
  const home = homeService({
    database,
    emit,
    projects: (session, page) => projects.list(session, page),
    activity: (session, page) => activity.list(session, page),
  })
  const search = searchService({
    projects: (session, q, limit) => projects.named(session, q, limit),
    tasks: (session, q, limit) => tasks.named(session, q, limit),
    pages: (session, q, limit) => pages.named(session, q, limit),
  })
  events.derive(derivations({ database, changes, audit, activity, notifications, pages, published }))
  const content = { projects, tasks, pages, publishing, published, leads, pictures }
  return { ...content, activity, notifications, workspaces, home, search }
}
export type Work = ReturnType<typeof composeWork>
