import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { PageBatchService } from './service.ts'

export function pageBatchRoutes(batches: PageBatchService) {
  const calls = implement(contract.pageBatches).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => batches.list(context.current)),
    get: calls.get.handler(({ context, input }) => batches.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => batches.create(context.current, input)),
    add: calls.add.handler(({ context, input: { id, from, rows } }) =>
      batches.add(context.current, id, from, rows),
    ),
    start: calls.start.handler(({ context, input: { id, ...plan } }) =>
      batches.start(context.current, id, plan),
    ),
    cancel: calls.cancel.handler(({ context, input }) => batches.cancel(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => batches.undo(context.current, input.id)),
  }
}
