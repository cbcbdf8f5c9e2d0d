import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { leadService } from './service.ts'

export function leadRoutes(leads: ReturnType<typeof leadService>) {
  const calls = implement(contract.leads).$context<RequestContext>().use(requireSession)
  return { list: calls.list.handler(({ context, input }) => leads.list(context.current, input)) }
}
