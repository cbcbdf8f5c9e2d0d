import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { OverviewService } from './service.ts'

export function overviewRoutes(overview: OverviewService) {
  const calls = implement(contract.pageOverview).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => overview.list(context.current, input)),
    rename: calls.rename.handler(({ context, input }) =>
      overview.rename(context.current, input.id, input.name),
    ),
    duplicate: calls.duplicate.handler(({ context, input }) => overview.duplicate(context.current, input)),
    restore: calls.restore.handler(({ context, input }) => overview.restore(context.current, input.id)),
    erase: calls.erase.handler(({ context, input }) => overview.erase(context.current, input.id)),
  }
}
