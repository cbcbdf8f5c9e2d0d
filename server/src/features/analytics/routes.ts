import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { AnalyticsService } from './service.ts'

export function analyticsRoutes(analytics: AnalyticsService) {
  const calls = implement(contract.analytics).$context<RequestContext>().use(requireSession)
  return {
    summary: calls.summary.handler(({ context, input }) => analytics.summary(context.current, input)),
    series: calls.series.handler(({ context, input }) => analytics.series(context.current, input)),
    pages: calls.pages.handler(({ context, input }) => analytics.pages(context.current, input)),
    tools: calls.tools.handler(({ context, input }) => analytics.tools(context.current, input)),
    people: calls.people.handler(({ context, input }) => analytics.people(context.current, input)),
  }
}
