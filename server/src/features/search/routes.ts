import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { searchService } from './service.ts'

export function searchRoutes(search: ReturnType<typeof searchService>) {
  return implement(contract.search)
    .$context<RequestContext>()
    .use(requireSession)
    .handler(({ context, input }) => search(context.current, input.q))
}
