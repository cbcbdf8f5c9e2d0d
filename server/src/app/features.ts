import { accountsFeature } from '../features/accounts/feature.ts'
import { activityFeature } from '../features/activity/feature.ts'
import { backupsFeature } from '../features/backups/feature.ts'
import { brandFeature } from '../features/brand/feature.ts'
import { apiTokensFeature } from '../features/api-tokens/feature.ts'
import { clientsFeature } from '../features/clients/feature.ts'
import { auditFeature } from '../features/audit/feature.ts'
import { formsFeature } from '../features/forms/feature.ts'
import { healthFeature } from '../features/health/feature.ts'
import { homeFeature } from '../features/home/feature.ts'
import { installationFeature } from '../features/installation/feature.ts'
import { leadsFeature } from '../features/leads/feature.ts'
import { lessonsFeature } from '../features/lessons/feature.ts'
import { mcpFeature } from '../features/mcp/feature.ts'
import { metricsFeature } from '../features/metrics/feature.ts'
import { notificationsFeature } from '../features/notifications/feature.ts'
import { openApiFeature } from '../features/openapi/feature.ts'
import { pagesFeature } from '../features/pages/feature.ts'
import { peopleFeature } from '../features/people/feature.ts'
import { profileFeature } from '../features/profile/feature.ts'
import { projectsFeature } from '../features/projects/feature.ts'
import { deliveryFeature } from '../features/delivery/feature.ts'
import { reviewsFeature } from '../features/reviews/feature.ts'
import { searchFeature } from '../features/search/feature.ts'
import { securityFeature } from '../features/security/feature.ts'
import { sessionFeature } from '../features/session/feature.ts'
import { sitesFeature } from '../features/sites/feature.ts'
import { hostMap } from '../features/sites/hosts/host-map.ts'
import { symbolsFeature } from '../features/symbols/feature.ts'
import { tasksFeature } from '../features/tasks/feature.ts'
import { webhooksFeature } from '../features/webhooks/feature.ts'
import { workspacesFeature } from '../features/workspaces/feature.ts'
import { changesRoute } from '../platform/changes/stream-route.ts'
import { tabOf } from '../platform/changes/tab.ts'
import type { Feature } from '../platform/feature.ts'
import type { Bearer } from '../platform/http/environment.ts'
import type { SessionOf } from '../platform/http/plain-routes.ts'
import type { Hosts } from '../platform/http/hosts.ts'
import type { Platform } from '../platform/platform.ts'
import { derivations } from './derivations.ts'
import { sampleMakers } from './sample-makers.ts'
import { libraryOf } from './library.ts'
import { featuresOfTools } from './features-of-tools.ts'
import { featuresOfWork } from './features-of-work.ts'
import { callsOf, exportsOf, leftByPerson, leftByWorkspace, routesOf, sees } from './gather.ts'

export type Product = {
  features: readonly Feature[]
  sessionOf: SessionOf
  bearerOf: (token: string) => Promise<Bearer | null>
  hosts: Hosts
}

/** The product: its features, each with what it needs of others, and what follows from what happens in them. */
export function composeProduct(platform: Platform): Product {
  const { database, changes, events, audit, auth, access } = platform
  const activity = activityFeature(platform)
  const notifications = notificationsFeature({
    ...platform,
    mailingOf: (...asked) => workspaces.settings.mailingOf(...asked),
  })
  const workspaces = workspacesFeature({
    ...platform,
    unreadOf: (userId) => notifications.service.unreadOf(userId),
    leftByWorkspace: (id) => leftByWorkspace(features, id),
    sees: (session, id) => sees(features, session, id),
  })
  const { timeZoneOf } = workspaces.settings
  const atHosts = hostMap(platform)
  const published = deliveryFeature({
    ...platform,
    hosts: atHosts.hosts,
    picturesOf: (...asked) => library.pictures.service.factsOf(...asked),
    legalOf: (...asked) => workspaces.settings.legalOf(...asked),
    destinationsOf: (...asked) => pages.destinationsOf(...asked),
  })
  const library = libraryOf(platform, published.service.outdate)
  const accounts = accountsFeature(platform)
  const projects = projectsFeature({
    ...platform,
    see: {
      site: (...asked) => sites.service.get(...asked),
      lead: (...asked) => leads.service.get(...asked),
    },
  })
  const clients = clientsFeature({
    ...platform,
    project: (...asked) => projects.service.get(...asked),
    site: (...asked) => sites.service.get(...asked),
    page: (...asked) => pages.service.get(...asked),
  })
  const sites = sitesFeature({
    ...platform,
    pages: {
      isOfSite: (...asked) => pages.places.isOfSite(...asked),
      relocateAll: (...asked) => pages.places.relocateAll(...asked),
      refreshAll: (...asked) => pages.places.refreshAll(...asked),
      leave: (...asked) => pages.places.leave(...asked),
      isTaken: (...asked) => pages.places.isTaken(...asked),
      create: (...asked) => pages.service.create(...asked),
      publish: (...asked) => pages.publishing.publish(...asked),
    },
    legalOf: (...asked) => workspaces.settings.legalOf(...asked),
    atHosts,
  })
  const pages = pagesFeature({
    ...platform,
    touchProject: projects.service.touch,
    sitePlace: (...asked) => sites.service.placeOf(...asked),
    themeOf: (...asked) => brand.service.textOf(...asked),
    legalOf: (...asked) => workspaces.settings.legalOf(...asked),
    leadsOf: (...asked) => leads.service.countByPage(...asked),
    onGone: published.service.forget,
    pictures: library.pictures.service,
    symbolsOf: (...asked) => symbols.onPages.keptFor(...asked),
    onPicturesChanged: published.service.outdate,
  })
  const brand = brandFeature({
    ...platform,
    sites: (session) => sites.service.list(session),
    countOutdated: (...asked) => pages.publishing.countOutdated(...asked),
    repaint: (...asked) => pages.publishing.repaint(...asked),
  })
  const symbols = symbolsFeature({ ...platform, ...pages.publishing })
  const tasks = tasksFeature({
    ...platform,
    projects: projects.service,
    isMember: (workspaceId, userId) => workspaces.service.isMember(workspaceId, userId),
    callable: (...asked) => workspaces.service.callable(...asked),
    teamOf: (...asked) => workspaces.service.teamOf(...asked),
  })
  const leads = leadsFeature({
    ...platform,
    ...published.forForms,
    hosts: atHosts.hosts,
    timeZoneOf: (workspaceId) => workspaces.settings.timeZoneOf(workspaceId),
    publishedPage: (pageId) => published.service.ofPage(pageId),
    isMember: (workspaceId, userId) => workspaces.service.isMember(workspaceId, userId),
    callable: (...asked) => workspaces.service.callable(...asked),
    ...tasks.forLeads,
    tellWebhook: (...asked) => webhooks.tellOne(...asked),
    hasWebhook: (...asked) => webhooks.has(...asked),
    projectOfPage: (...asked) => pages.service.projectOf(...asked),
  })

  const reviews = reviewsFeature({
    ...platform,
    page: (...asked) => pages.service.get(...asked),
    themeOf: (...asked) => brand.service.textOf(...asked),
    symbolsOf: (...asked) => symbols.onPages.keptFor(...asked),
    linksOf: (session, { id }) => pages.service.links(session, id),
    levelOf: (...asked) => clients.service.level(...asked),
    mailingOf: (...asked) => workspaces.settings.mailingOf(...asked),
    logoOf: (...asked) => workspaces.settings.logoAddressOf(...asked),
  })

  const webhooks = webhooksFeature({ ...platform, subjectOf: (...asked) => leads.service.asTold(...asked) })

  const apiTokens = apiTokensFeature({
    ...platform,
    placeOf: (...asked) => workspaces.service.placeIn(...asked),
  })

  const features: readonly Feature[] = [
    healthFeature(platform),
    sessionFeature(platform),
    profileFeature(platform),
    securityFeature({
      ...platform,
      exportsOf: (...asked) => exportsOf(features, access, ...asked),
      leftByWorkspace: (id) => leftByWorkspace(features, id),
      leftByPerson: (id) => leftByPerson(features, id),
    }),
    accounts,
    installationFeature(platform),
    workspaces,
    sites,
    brand,
    symbols,
    auditFeature({ ...platform, timeZoneOf }),
    peopleFeature({
      ...platform,
      handOverTasks: (...asked) => tasks.service.handOver(...asked),
      mailingOf: (...asked) => workspaces.settings.mailingOf(...asked),
      pendingTasks: (...asked) => tasks.service.pendingOf(...asked),
      activate: (...asked) => workspaces.service.activate(...asked),
    }),
    pages,
    published,
    leads,
    ...library.features,
    formsFeature({
      ...platform,
      published: published.service,
      leads: leads.service,
      formsOf: (...asked) => symbols.service.forms(...asked),
    }),
    ...featuresOfWork(platform, { projects, tasks, pages, leads, sites, brand, workspaces }),
    clients,
    reviews,
    activity,
    notifications,
    homeFeature({
      ...platform,
      projects: (session, page) => projects.service.list(session, page),
      activity: (session, page) => activity.service.list(session, page),
      makers: sampleMakers({ pages, reviews, leads }),
    }),
    lessonsFeature(platform),
    searchFeature({
      database,
      projects: (...asked) => projects.service.named(...asked),
      tasks: (...asked) => tasks.service.named(...asked),
      pages: (...asked) => pages.service.named(...asked),
      leads: (...asked) => leads.service.named(...asked),
    }),
    ...featuresOfTools(platform, { ...library, pages: pages.made, timeZoneOf }),
    webhooks,
    apiTokens,
    backupsFeature(platform),
    mcpFeature({ ...platform, calls: () => callsOf(features) }),
    metricsFeature({ ...platform, routes: () => routesOf(features) }),
    openApiFeature({ ...platform, routes: () => routesOf(features) }),
    { feature: { routes: [changesRoute({ database, changes, access, current: auth.current })] } },
  ].map(({ feature }) => feature)

  events.derive(
    derivations({
      database,
      changes,
      audit,
      activity: activity.service,
      clients: clients.service,
      leads: leads.index,
      adoptAnswers: (...asked) => leads.adoptAnswers(...asked),
      notifications: notifications.service,
      pages: pages.service,
      thumbnails: pages.thumbnails,
      published: published.service,
      atHosts,
      reviews,
      replyToLeads: (received) => leads.reply(received),
      leadRules: leads.rules,
      tellWebhooks: webhooks.tell,
      apiTokens: apiTokens.service,
    }),
  )
  return {
    features,
    hosts: atHosts.hosts,
    bearerOf: apiTokens.bearerOf,
    async sessionOf(headers) {
      const signedIn = await auth.signedIn(headers)
      if (!signedIn) return null
      return workspaces.service.session(signedIn, accounts.isAdministrator(signedIn.user), tabOf(headers))
    },
  }
}
