import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ApiTokenService } from './service.ts'

export function apiTokenRoutes(tokens: ApiTokenService) {
  const calls = implement(contract.apiTokens).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => tokens.list(context.current)),
    create: calls.create.handler(({ context, input }) => tokens.create(context.current, input)),
    change: calls.change.handler(({ context, input }) => tokens.change(context.current, input)),
    revoke: calls.revoke.handler(({ context, input }) => tokens.revoke(context.current, input.id)),
  }
}
