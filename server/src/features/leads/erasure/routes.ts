import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { LeadErasures } from './service.ts'

export function leadErasureRoutes(erasures: LeadErasures) {
  const calls = implement(contract.leadErasures).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => erasures.list(context.current)),
    erase: calls.erase.handler(({ context, input }) => erasures.erase(context.current, input.id)),
  }
}
