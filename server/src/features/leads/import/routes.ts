import { contract } from '@aurelio/contracts'
import type { ImportTarget } from '@aurelio/contracts/lead-imports'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { PlainRoute } from '../../../platform/http/plain-routes.ts'
import { importFileRoute } from '../../../platform/table-imports/file-route.ts'
import type { TableImports } from '../../../platform/table-imports/service.ts'

type LeadImports = TableImports<ImportTarget, object>

export function leadImportRoutes(imports: LeadImports) {
  const calls = implement(contract.leadImports).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => imports.list(context.current)),
    get: calls.get.handler(({ context, input }) => imports.get(context.current, input.id)),
    start: calls.start.handler(({ context, input }) =>
      imports.start(context.current, { ...input, choices: {} }),
    ),
    cancel: calls.cancel.handler(({ context, input }) => imports.cancel(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => imports.undo(context.current, input.id)),
  }
}

export function leadImportFileRoute(imports: LeadImports): PlainRoute {
  return importFileRoute({
    path: '/api/lead-imports',
    scope: 'leads:write',
    take: (session, c, body) => imports.take(session, { fileName: c.req.query('name') ?? '' }, body),
  })
}
