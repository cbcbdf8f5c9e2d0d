import { contract } from '@aurelio/contracts'
import { largestTaskImport } from '@aurelio/contracts/task-imports'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { TaskImports } from './service.ts'

export function taskImportRoutes(imports: TaskImports) {
  const calls = implement(contract.taskImports).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => imports.list(context.current)),
    start: calls.start.handler(({ context, input: { id, ...choice } }) =>
      imports.start(context.current, id, choice),
    ),
    undo: calls.undo.handler(({ context, input }) => imports.undo(context.current, input.id)),
  }
}

/** `POST /api/task-imports?name=tablero.json`: a plain route, because its body is the file. */
export function taskImportFileRoute(imports: TaskImports): PlainRoute {
  return {
    method: 'POST',
    path: '/api/task-imports',
    scope: 'tasks:write',
    body: { bytes: largestTaskImport, isFile: true },
    answer: signedIn(async (c, session) => {
      const bytes = new Uint8Array(await c.req.raw.arrayBuffer())
      const taken = await imports.take(session, c.req.query('name') ?? '', bytes)
      return taken ? c.json(taken, 201) : problemResponse(c, refusal('NOT_A_TABLE'))
    }),
  }
}
