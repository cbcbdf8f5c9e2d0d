import type { Contract } from '@aurelio/contracts'
import type { Router } from '@orpc/server'
import { accountRoutes } from '../features/accounts/routes.ts'
import { activityRoutes } from '../features/activity/routes.ts'
import { healthRoutes } from '../features/health/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { leadRoutes } from '../features/leads/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { pageRoutes } from '../features/pages/routes.ts'
import { pictureRoutes } from '../features/pictures/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { projectRoutes } from '../features/projects/routes.ts'
import { searchRoutes } from '../features/search/routes.ts'
import { authSettingsRoutes, securityRoutes } from '../features/security/routes.ts'
import { sessionRoutes } from '../features/session/routes.ts'
import { taskRoutes } from '../features/tasks/routes.ts'
import { workspaceRoutes } from '../features/workspaces/routes.ts'
import { presentRegistration } from '../platform/auth/registration.ts'
import { authSettings } from '../platform/auth/settings.ts'
import type { RequestContext } from '../platform/http/api.ts'
import { takesFiles } from '../platform/storage/takes-files.ts'
import type { Parts } from './parts.ts'
import type { People } from './people.ts'
import type { Work } from './work.ts'

/** The calls of the contract, each by its feature. */
export function contractRoutes(parts: Parts, work: Work, people: People): Router<Contract, RequestContext> {
  const { config, database, files, videos } = parts
  const { auth, security, remove } = people
  return {
    health: healthRoutes([() => database.ping(), () => takesFiles(files)]),
    session: sessionRoutes,
    authSettings: authSettingsRoutes(async () =>
      authSettings({ ...config, registration: await presentRegistration(database, config.accounts) }),
    ),
    profile: profileRoutes(people.profiles),
    security: securityRoutes({ security, remove, current: auth.current }),
    accounts: accountRoutes(people.administration),
    workspace: workspaceRoutes(work.workspaces),
    pages: pageRoutes(work.pages, work.publishing),
    leads: leadRoutes(work.leads),
    notifications: notificationRoutes(work.notifications),
    pictures: pictureRoutes(work.pictures),
    projects: projectRoutes(work.projects),
    tasks: taskRoutes(work.tasks),
    activity: activityRoutes(work.activity),
    home: homeRoutes(work.home),
    search: searchRoutes(work.search),
    videoDownloader: videos.routes,
  }
}
