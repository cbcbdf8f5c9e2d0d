import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { LeadRetentions } from './service.ts'

export function leadRetentionRoutes(retention: LeadRetentions) {
  const calls = implement(contract.leadRetention).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context }) => retention.get(context.current)),
    set: calls.set.handler(({ context, input }) => retention.set(context.current, input)),
  }
}
