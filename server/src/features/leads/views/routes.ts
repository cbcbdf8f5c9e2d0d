import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { SavedViews } from '../../../platform/saved-views/saved-views.ts'

export function leadViewRoutes(views: SavedViews) {
  const calls = implement(contract.leadViews).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => views.list(context.current)),
    create: calls.create.handler(({ context, input }) => views.create(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => views.remove(context.current, input.id)),
  }
}
