import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { RedirectService } from './service.ts'

export function redirectRoutes(redirects: RedirectService) {
  const calls = implement(contract.redirects).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => redirects.list(context.current, input.id)),
    add: calls.add.handler(({ context, input }) => redirects.add(context.current, input)),
    remove: calls.remove.handler(({ context, input }) =>
      redirects.remove(context.current, input.id, input.redirectId),
    ),
  }
}
