import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { PageSharing } from './pages/service.ts'
import type { ClientService } from './service.ts'

export function clientRoutes(clients: ClientService, { site, page }: PageSharing) {
  const calls = implement(contract.clients).$context<RequestContext>().use(requireSession)
  return {
    share: calls.share.handler(({ context, input }) => clients.share(context.current, input.id)),
    setShare: calls.setShare.handler(({ context, input }) => clients.setShare(context.current, input)),
    siteShare: calls.siteShare.handler(({ context, input }) => site.share(context.current, input.id)),
    setSiteShare: calls.setSiteShare.handler(({ context, input }) => site.setShare(context.current, input)),
    pageShare: calls.pageShare.handler(({ context, input }) => page.share(context.current, input.id)),
    setPageShare: calls.setPageShare.handler(({ context, input }) => page.setShare(context.current, input)),
  }
}
