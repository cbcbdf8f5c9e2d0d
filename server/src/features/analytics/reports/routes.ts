import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { ReportLinks } from './links.ts'

export function reportLinkRoutes(links: ReportLinks) {
  const calls = implement(contract.reportLinks).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => links.list(context.current)),
    create: calls.create.handler(({ context, input }) => links.create(context.current, input)),
    revoke: calls.revoke.handler(({ context, input }) => links.revoke(context.current, input.id)),
  }
}

/** For whoever has a link: no session is looked up. */
export function guestReportRoute(links: ReportLinks) {
  return implement(contract.guestReport)
    .$context<RequestContext>()
    .handler(({ input }) => links.open(input.token))
}
