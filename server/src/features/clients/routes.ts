import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ClientService } from './service.ts'

export function clientRoutes(clients: ClientService) {
  const calls = implement(contract.clients).$context<RequestContext>().use(requireSession)
  return {
    share: calls.share.handler(({ context, input }) => clients.share(context.current, input.id)),
    setShare: calls.setShare.handler(({ context, input }) => clients.setShare(context.current, input)),
  }
}
