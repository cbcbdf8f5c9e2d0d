import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { AuditService } from './service.ts'

export function auditRoutes(audit: AuditService) {
  const calls = implement(contract.audit).$context<RequestContext>().use(requireSession)
  return { list: calls.list.handler(({ context, input }) => audit.list(context.current, input)) }
}
