import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { MailServerService } from './service.ts'

export function mailServerRoutes(server: MailServerService) {
  const calls = implement(contract.mailServer).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context }) => server.get(context.current)),
    save: calls.save.handler(({ context, input }) => server.save(context.current, input)),
    try: calls.try.handler(({ context }) => server.try(context.current)),
    use: calls.use.handler(({ context, input }) => server.use(context.current, input.isUsed)),
    remove: calls.remove.handler(({ context }) => server.remove(context.current)),
  }
}
