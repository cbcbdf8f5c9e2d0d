import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { RepublicationService } from './republish/service.ts'
import type { PublicationHistory } from './history.ts'

export function publicationRoutes(history: PublicationHistory, republication: RepublicationService) {
  const calls = implement(contract.publications).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => history.list(context.current, input)),
    restore: calls.restore.handler(({ context, input }) =>
      history.restore(context.current, input.id, input.publicationId),
    ),
    behind: calls.behind.handler(({ context, input }) => republication.behind(context.current, input.id)),
    republish: calls.republish.handler(({ context, input }) =>
      republication.republish(context.current, input.id),
    ),
  }
}
