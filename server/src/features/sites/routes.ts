import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { SiteService } from './service.ts'

export function siteRoutes(sites: SiteService) {
  const calls = implement(contract.sites).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => sites.list(context.current)),
  }
}
