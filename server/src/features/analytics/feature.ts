import { signedIds } from '../../platform/public-token/signed-ids.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { analyticsExportRoutes } from './export-routes.ts'
import { planMailings } from './mailings/plan-job.ts'
import { reportMailingRoutes, stopRoutes } from './mailings/routes.ts'
import { sendReport } from './mailings/send-job.ts'
import { reportMailingService } from './mailings/service.ts'
import { mailingStore } from './mailings/store.ts'
import { reportLinksService } from './reports/links.ts'
import { printedReportRoutes } from './reports/print-routes.ts'
import { type ReportPrinter, reportPrinter } from './reports/print.ts'
import { type AroundReports, reportMaker } from './reports/report.ts'
import { guestReportRoute, reportLinkRoutes } from './reports/routes.ts'
import { reportLinkStore } from './reports/store.ts'
import { analyticsRoutes } from './routes.ts'
import { analyticsService } from './service.ts'
import { tallyJob } from './tally/tally-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'limits' | 'jobs' | 'mail'> &
  AroundReports

export function analyticsFeature(parts: Parts) {
  const service = analyticsService(parts)
  const make = reportMaker(parts)
  const print = reportPrinter({ ...parts, make })
  const links = reportLinksService({ ...parts, make, print })
  const mailings = monthlyReports(parts, print)
  const feature: Feature = {
    calls: {
      analytics: analyticsRoutes(service),
      reportLinks: reportLinkRoutes(links),
      guestReport: guestReportRoute(links),
      reportMailings: reportMailingRoutes(mailings.service),
    },
    routes: [
      ...analyticsExportRoutes(service),
      ...printedReportRoutes({ access: parts.access, print, printLinked: links.print }),
      ...stopRoutes(mailings.service),
    ],
    jobs: [...mailings.jobs, tallyJob(parts.database)],
  }
  return { feature }
}

function monthlyReports(parts: Parts, print: ReportPrinter) {
  const { config, database } = parts
  const store = mailingStore(database)
  const stops = signedIds(config.authSecret, 'report-stop')
  const send = sendReport({ ...parts, store, stops, print, baseUrl: config.baseUrl })
  return {
    service: reportMailingService({ ...parts, store, stops, projects: reportLinkStore(database) }),
    jobs: [planMailings({ ...parts, store, send }), send],
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    analytics: ReturnType<typeof analyticsFeature>
  }
}

export const analyticsRoom = defineRoom({
  name: 'analytics',
  needs: ['workspaces', 'sites', 'brand', 'visits'],
  make({ platform, from }) {
    const { settings, logo } = from('workspaces')
    return analyticsFeature({
      ...platform,
      timeZoneOf: (...asked) => settings.timeZoneOf(...asked),
      mailingOf: (...asked) => settings.mailingOf(...asked),
      logoOf: (...asked) => settings.logoAddressOf(...asked),
      logoFileOf: async (workspaceId) => (await logo.present(workspaceId))?.bytes ?? null,
      visitsWithin: (workspaceId, pageIds, days) =>
        from('visits').figures.within(workspaceId, { pageIds }, days),
      async themeOf(workspaceId) {
        const site = await from('sites').service.placeOf(workspaceId)
        return from('brand').service.textOf(workspaceId, site?.id ?? null)
      },
    })
  },
})
