import type { ChangeTopic } from '@aurelio/contracts/changes'
import { largestPicture } from '@aurelio/contracts/pictures'
import { photoLimits } from '@aurelio/contracts/profile'
import { demoPage } from '@aurelio/page'
import type { Hono } from 'hono'
import { accountExport } from './account-export.ts'
import { administratorRule } from './features/accounts/policy.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { accountService } from './features/accounts/service.ts'
import { activityRoutes } from './features/activity/routes.ts'
import { activityService } from './features/activity/service.ts'
import { healthRoutes } from './features/health/routes.ts'
import { homeRoutes } from './features/home/routes.ts'
import { homeService } from './features/home/service.ts'
import { leadRoutes } from './features/leads/routes.ts'
import { leadService, type ReceivedLead } from './features/leads/service.ts'
import { mountSubmissions } from './features/leads/submission-route.ts'
import { leadMail } from './features/notifications/lead-mail/lead-mail.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { notificationService } from './features/notifications/service.ts'
import { notificationTidyJob } from './features/notifications/tidy-job.ts'
import { mountOpenApi } from './features/openapi/routes.ts'
import { mountPictureFiles, mountPictureUpload } from './features/pictures/file-routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { pictureService } from './features/pictures/service.ts'
import { publishingService } from './features/pages/publishing.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { pageService } from './features/pages/service.ts'
import { mountPhotos, photoCalls } from './features/profile/photo-routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { profileService } from './features/profile/service.ts'
import { projectRoutes } from './features/projects/routes.ts'
import { projectService } from './features/projects/service.ts'
import { projectRemovalStore } from './features/projects/store.ts'
import { shieldHeaders } from './features/published-pages/headers.ts'
import { missingPage, mountPublishedPages } from './features/published-pages/routes.ts'
import { publishedPageService } from './features/published-pages/service.ts'
import { searchRoutes } from './features/search/routes.ts'
import { searchService } from './features/search/service.ts'
import { accountDeletion } from './features/security/deletion.ts'
import { exportCalls, mountExport } from './features/security/export-route.ts'
import { authSettingsRoutes, securityRoutes } from './features/security/routes.ts'
import { securityService } from './features/security/service.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { taskRoutes } from './features/tasks/routes.ts'
import { taskService } from './features/tasks/service.ts'
import { taskRemovalStore } from './features/tasks/store.ts'
import { type VideoDownloader, videoDownloader } from './features/video-downloader/feature.ts'
import { workspaceRoutes } from './features/workspaces/routes.ts'
import { workspaceService } from './features/workspaces/service.ts'
import type { ActivityEvent, RecordActivity } from './platform/activity.ts'
import { type Audit, openAudit } from './platform/audit/audit.ts'
import { accountByEmail } from './platform/auth/account-lookup.ts'
import { openAuth } from './platform/auth/auth.ts'
import { authCalls } from './platform/auth/auth-calls.ts'
import { mountAuth } from './platform/auth/auth-routes.ts'
import { accountMails } from './platform/auth/mails.ts'
import { authSettings } from './platform/auth/settings.ts'
import type { Changes } from './platform/changes/changes.ts'
import { changeCalls, mountChanges } from './platform/changes/stream-route.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { apiHandler } from './platform/http/api.ts'
import { allowedMethods } from './platform/http/api-paths.ts'
import { addressOf } from './platform/http/client-address.ts'
import type { HttpEnvironment } from './platform/http/environment.ts'
import { guardApi, httpApp } from './platform/http/http-app.ts'
import { speakSpanish } from './platform/http/messages.ts'
import { trustedOrigin } from './platform/http/origin.ts'
import { problemResponse } from './platform/http/problem.ts'
import { rateLimits } from './platform/http/rate-limits.ts'
import { mountWebApp } from './platform/http/web-app.ts'
import type { JobKind, Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import type { Mail } from './platform/mail/mail.ts'
import { purgeJob } from './platform/removal/purge-job.ts'
import type { FileStore } from './platform/storage/file-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A page's document and a picture may be larger than other bodies. */
const bodyLimits = [
  { path: /^\/api\/pages(?:\/[^/]+)?$/, bytes: 8 * 1024 * 1024 },
  { path: /^\/api\/pictures$/, bytes: largestPicture },
  { path: /^\/api\/profile\/photo$/, bytes: photoLimits.bytes },
]

type Parts = {
  config: Config
  database: Database
  files: FileStore
  log: Log
  mail: Mail
  webFolder: string
  videos: VideoDownloader
  changes: Changes
  jobs: Jobs
}

/** The video downloader of this process, shared by the app, which asks, and the workers, which fetch. */
export function createVideos(
  parts: Omit<Parts, 'mail' | 'webFolder' | 'videos' | 'changes'>,
): VideoDownloader {
  return videoDownloader({ ...parts, limits: rateLimits(parts.database, parts.config.rateLimitScale) })
}

type ChoreParts = Pick<Parts, 'config' | 'database' | 'jobs' | 'mail'>

/** The work of the features behind the scenes: mail, and what was removed long ago goes, tasks before their projects. */
export function chores({ config, database, jobs, mail }: ChoreParts): JobKind[] {
  const tasks = taskRemovalStore(database)
  const projects = projectRemovalStore(database)
  return [
    purgeJob('task-purge', (before, limit) => tasks.purge(before, limit)),
    purgeJob('project-purge', (before, limit) => projects.purge(before, limit)),
    notificationTidyJob(database),
    leadMail({ database, jobs, mail, baseUrl: config.baseUrl }).job,
  ]
}

/** Composes the product: the only place that knows every feature. */
export function createApp({
  config,
  database,
  files,
  log,
  mail,
  webFolder,
  videos,
  changes,
  jobs,
}: Parts): Hono<HttpEnvironment> {
  speakSpanish()
  const isTrustedOrigin = trustedOrigin(config)
  const limits = rateLimits(database, config.rateLimitScale)
  const address = addressOf(config.trustedProxy)
  const { accounts } = config
  const audit = openAudit(database)
  const mails = accountMails(mail, config.baseUrl)
  const auth = openAuth({ config, database, log, audit, mails, isTrustedOrigin })
  void auth.reachProvider()
  const isAdministrator = administratorRule(accounts.adminEmails)

  const published = publishedPageService(database, files)
  const told =
    (...topics: readonly ChangeTopic[]) =>
    (workspaceId: string) =>
      topics.forEach((topic) => changes.publish({ workspaceId, topic }))
  const activity = activityService({ database, onChange: told('activity') })
  const notifications = notificationService({
    database,
    publish: changes.publish,
    leadMail: leadMail({ database, jobs, mail, baseUrl: config.baseUrl }),
  })
  const record: typeof activity.record = async (...events) => {
    await activity.record(...events)
    for (const event of events) if (event.kind === 'page.published') await notifications.pagePublished(event)
  }
  const projects = projectService({
    database,
    record,
    onTouch: told('projects'),
    onChange: told('projects', 'tasks', 'pages'),
  })
  const touchProject = projects.touch
  const onPageChange = { onPublicationChange: published.forget, onChange: told('pages') }
  const recordPage: RecordActivity = async (...events) => {
    await record(...events)
    for (const event of events) await auditPublication(audit, event)
  }
  const pages = pageService({
    database,
    baseUrl: config.baseUrl,
    record: recordPage,
    touchProject,
    ...onPageChange,
  })
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

  const profiles = profileService({ database, files, isAdministrator })
  const security = securityService({ database, auth, audit, mails, limits, accounts })
  const remove = accountDeletion({
    database,
    files,
    log,
    audit,
    security,
    ofWorkspace: [(id) => publishing.filesOf(id), (id) => pictures.filesOf(id)],
    ofUser: (id) => profiles.filesOf(id),
  })

  const session = async (headers: Headers) => {
    const user = await auth.user(headers)
    return user && workspaces.session(user)
  }
  const api = apiHandler({
    log,
    session,
    router: {
      health: healthRoutes([() => database.ping(), async () => void (await files.exists('health'))]),
      session: sessionRoutes,
      authSettings: authSettingsRoutes(authSettings(config)),
      profile: profileRoutes(profiles),
      security: securityRoutes({ security, remove, current: auth.current }),
      accounts: accountRoutes(accountService({ database, auth, audit, isAdministrator })),
      workspace: workspaceRoutes(workspaces),
      pages: pageRoutes(pages, publishing),
      leads: leadRoutes(leads),
      notifications: notificationRoutes(notifications),
      pictures: pictureRoutes(pictures),
      projects: projectRoutes(projects),
      tasks: taskRoutes(tasks),
      activity: activityRoutes(activity),
      home: homeRoutes(home),
      search: searchRoutes(search),
      videoDownloader: videos.routes,
    },
  })

  const app = httpApp(log, config.baseUrl.startsWith('https:'))
  mountPictureFiles(app, pictures)
  mountPublishedPages(app, published)
  mountSubmissions(app, {
    leads,
    findPage: (slug) => published.live(slug),
    missingPage,
    shieldHeaders,
    addressOf: address,
  })
  guardApi(app, isTrustedOrigin, bodyLimits)
  mountOpenApi(app, config.baseUrl)
  mountAuth(app, { auth, audit, limits, addressOf: address, accounts, findAccount: accountByEmail(database) })
  videos.mountPlain(app, session)
  mountPictureUpload(app, pictures, session)
  mountPhotos(app, { profiles, limits, session })
  mountChanges(app, { database, changes, session, current: auth.current })
  const filesOf = accountExport({
    auth,
    files,
    profiles,
    security,
    pages,
    leads,
    projects,
    tasks,
    activity,
    pictures,
  })
  mountExport(app, { session, limits, audit, filesOf })
  mountApi(app, api)
  mountWebApp(app, webFolder, accounts.tokenSync ? [new URL(accounts.tokenSync.url).origin] : [])
  return app
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

function mountApi(app: Hono<HttpEnvironment>, api: ReturnType<typeof apiHandler>) {
  const methodsOf = allowedMethods([
    ...authCalls,
    ...photoCalls,
    ...exportCalls,
    ...changeCalls,
    { method: 'GET', path: '/api/openapi.json' },
  ])
  app.all('/api/*', async (c) => {
    const response = await api(c)
    if (response) return response
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0)
      return problemResponse(c, {
        status: 404,
        code: 'NOT_FOUND',
        detail: 'No existe nada en esta dirección.',
      })
    const detail = `Esta dirección solo admite: ${allowed.join(', ')}.`
    return problemResponse(
      c,
      { status: 405, code: 'METHOD_NOT_ALLOWED', detail },
      { allow: allowed.join(', ') },
    )
  })
}
