import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { accountService } from './service.ts'

export function accountRoutes(accounts: ReturnType<typeof accountService>) {
  const calls = implement(contract.accounts).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => accounts.list(context.current, input)),
    disable: calls.disable.handler(({ context, input }) => accounts.disable(context.current, input.id)),
    enable: calls.enable.handler(({ context, input }) => accounts.enable(context.current, input.id)),
  }
}
