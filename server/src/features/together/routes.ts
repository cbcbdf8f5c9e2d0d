import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { TogetherService } from './service.ts'

export function togetherRoutes(service: TogetherService) {
  const calls = implement(contract.together).$context<RequestContext>().use(requireSession)
  return {
    send: calls.send.handler(({ context, input }) => service.send(context.current, input)),
  }
}
