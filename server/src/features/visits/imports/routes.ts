import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { VisitImports } from './service.ts'

export function visitImportRoutes(imports: VisitImports) {
  const calls = implement(contract.visitImports).$context<RequestContext>().use(requireSession)
  return {
    look: calls.look.handler(({ context, input }) => imports.look(context.current, input.text)),
    create: calls.create.handler(({ context, input }) => imports.create(context.current, input)),
    list: calls.list.handler(({ context }) => imports.list(context.current)),
    undo: calls.undo.handler(({ context, input }) => imports.undo(context.current, input.id)),
  }
}
