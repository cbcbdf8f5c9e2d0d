import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { analyticsExportRoutes } from './export-routes.ts'
import { reportLinksService } from './reports/links.ts'
import { printedReportRoutes } from './reports/print-routes.ts'
import { reportPrinter } from './reports/print.ts'
import { type AroundReports, reportMaker } from './reports/report.ts'
import { guestReportRoute, reportLinkRoutes } from './reports/routes.ts'
import { analyticsRoutes } from './routes.ts'
import { analyticsService } from './service.ts'
import { tallyJob } from './tally/tally-job.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'limits'> & AroundReports

export function analyticsFeature(parts: Parts) {
  const service = analyticsService(parts)
  const make = reportMaker(parts)
  const print = reportPrinter({ ...parts, make })
  const links = reportLinksService({ ...parts, make, print })
  const feature: Feature = {
    calls: {
      analytics: analyticsRoutes(service),
      reportLinks: reportLinkRoutes(links),
      guestReport: guestReportRoute(links),
    },
    routes: [
      ...analyticsExportRoutes(service),
      ...printedReportRoutes({ access: parts.access, print, printLinked: links.print }),
    ],
    jobs: [tallyJob(parts.database)],
  }
  return { feature }
}
