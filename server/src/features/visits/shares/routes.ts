import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { VisitShares } from './service.ts'

export function visitShareRoutes(shares: VisitShares) {
  const calls = implement(contract.visitShares).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => shares.list(context.current)),
    create: calls.create.handler(({ context, input }) => shares.create(context.current, input.siteId)),
    revoke: calls.revoke.handler(({ context, input }) => shares.revoke(context.current, input.id)),
  }
}

/** For whoever has a link: no session is looked up. */
export function guestVisitRoutes(shares: VisitShares) {
  const calls = implement(contract.guestVisits).$context<RequestContext>()
  return {
    summary: calls.summary.handler(({ input }) => shares.summary(input)),
    tables: calls.tables.handler(({ input }) => shares.tables(input)),
  }
}
