import type { ChangeTopic } from '@aurelio/contracts/changes'
import { demoPage } from '@aurelio/page'
import { activityService } from '../features/activity/service.ts'
import { homeService } from '../features/home/service.ts'
import { leadService, type ReceivedLead } from '../features/leads/service.ts'
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
import type { ActivityEvent, RecordActivity } from '../platform/activity.ts'
import type { Audit } from '../platform/audit/audit.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Parts } from './parts.ts'

const dayMs = 24 * 60 * 60 * 1000

type WorkParts = Parts & { audit: Audit; limits: RateLimits }

/** What people work with: workspaces, projects, tasks, pages and what comes of them, told to each other. */
export function composeWork(parts: WorkParts) {
  const { config, database, files, log, limits } = parts
  const { baseUrl } = config
  const told = tellerOf(parts)
  const { activity, notifications, record, recordPage } = composeRecords(parts)

  const published = publishedPageService(parts)
  const projects = projectService({
    database,
    record,
    onTouch: told('projects'),
    onChange: told('projects', 'tasks', 'pages'),
  })
  const touchProject = projects.touch
  const onPageChange = { onPublicationChange: published.forget, onChange: told('pages') }
  const pages = pageService({ database, baseUrl, record: recordPage, touchProject, ...onPageChange })
  const publishing = publishingService({ database, files, log, pages, ...onPageChange })
  const leads = leadService({
    database,
    limits,
    onReceived: async (received) => {
      await record(...received.map(leadReceived))
      await notifications.leadsReceived(received)
      received.forEach(({ workspaceId }) => told('leads')(workspaceId))
    },
  })
  const pictures = pictureService({ database, files, limits, onChange: told('pictures') })
  const workspaces = workspaceService({
    database,
    onNew: [
      async (id) =>
        void (await pages.insert(id, demoPage.name, demoPage.page, new Date(Date.now() - 2 * dayMs))),
      (id, ownerId) => notifications.welcome(id, ownerId),
    ],
    onChange: told('workspace'),
  })
  const tasks = taskService({
    database,
    record,
    touchProject,
    isMember: (workspaceId, userId) => workspaces.isMember(workspaceId, userId),
    onChange: told('tasks'),
  })
  const home = homeService({
    database,
    projects: (session, page) => projects.list(session, page),
    activity: (session, page) => activity.list(session, page),
    onSampleChange: told('projects', 'tasks', 'pages', 'activity'),
  })
  const search = searchService({
    projects: (session, q, limit) => projects.named(session, q, limit),
    tasks: (session, q, limit) => tasks.named(session, q, limit),
    pages: (session, q, limit) => pages.named(session, q, limit),
  })
  const content = { projects, tasks, pages, publishing, published, leads, pictures }
  return { ...content, activity, notifications, workspaces, home, search }
}
export type Work = ReturnType<typeof composeWork>

/** Names the topics that a feature's changes are told under. */
function tellerOf({ changes }: Pick<Parts, 'changes'>) {
  return (...topics: readonly ChangeTopic[]) =>
    (workspaceId: string) =>
      topics.forEach((topic) => changes.publish({ workspaceId, topic }))
}

/** What keeps account of what happens: the list of activity, notifications, and for publications the audit. */
function composeRecords({ config, database, jobs, mail, changes, audit }: WorkParts) {
  const activity = activityService({ database, onChange: tellerOf({ changes })('activity') })
  const notifications = notificationService({
    database,
    publish: changes.publish,
    leadMail: leadMail({ database, jobs, mail, baseUrl: config.baseUrl }),
  })
  const record: RecordActivity = async (...events) => {
    await activity.record(...events)
    for (const event of events) if (event.kind === 'page.published') await notifications.pagePublished(event)
  }
  const recordPage: RecordActivity = async (...events) => {
    await record(...events)
    for (const event of events) await auditPublication(audit, event)
  }
  return { activity, notifications, record, recordPage }
}

/** What anybody can read from then on, or no more, also goes into the record that nobody can change. */
async function auditPublication(audit: Audit, { kind, actorId, subject }: ActivityEvent) {
  const detail = { page: subject.id }
  if (kind === 'page.published') await audit({ kind: 'page-published', userId: actorId, detail })
  if (kind === 'page.unpublished') await audit({ kind: 'page-unpublished', userId: actorId, detail })
}

/** A lead in the words of the record of what happens. */
function leadReceived({ id, workspaceId, pageName, projectId }: ReceivedLead): ActivityEvent {
  return { workspaceId, kind: 'lead.received', actorId: null, subject: { id, name: pageName }, projectId }
}
