import { contract } from '@aurelio/contracts'
import { largestImport } from '@aurelio/contracts/lead-imports'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn, tooMany } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { LeadImports } from './service.ts'

export function leadImportRoutes(imports: LeadImports) {
  const calls = implement(contract.leadImports).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => imports.list(context.current)),
    get: calls.get.handler(({ context, input }) => imports.get(context.current, input.id)),
    start: calls.start.handler(({ context, input }) =>
      imports.start(context.current, input.id, input.mapping),
    ),
    cancel: calls.cancel.handler(({ context, input }) => imports.cancel(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => imports.undo(context.current, input.id)),
  }
}

/** `POST /api/lead-imports?name=contactos.csv`: a plain route, because the file goes through it. */
export function importFileRoute(imports: LeadImports): PlainRoute {
  return {
    method: 'POST',
    path: '/api/lead-imports',
    scope: 'leads:write',
    body: { bytes: largestImport, isFile: true },
    answer: signedIn(async (c, session) => {
      const { body } = c.req.raw
      if (!body) return problemResponse(c, refusal('NOT_A_TABLE'))
      const outcome = await imports.take(session, c.req.query('name') ?? '', body)
      if (outcome.kind === 'taken') return c.json(outcome.taken, 201)
      if (outcome.kind === 'too-many') return tooMany(c, outcome.seconds)
      if (outcome.kind === 'full')
        return problemResponse(c, refusal('FILES_FULL', { bytes: outcome.bytes }), {
          connection: 'close',
        })
      return problemResponse(c, refusal(outcome.kind === 'forbidden' ? 'FORBIDDEN' : 'NOT_A_TABLE'))
    }),
  }
}
