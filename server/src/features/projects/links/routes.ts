import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { ProjectLinksService } from './service.ts'

export function projectLinkRoutes(links: ProjectLinksService) {
  const calls = implement(contract.projectLinks).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => links.list(context.current, input.id)),
    of: calls.of.handler(({ context, input }) => links.of(context.current, input)),
    add: calls.add.handler(({ context, input: { id, ...thing } }) => links.add(context.current, id, thing)),
    remove: calls.remove.handler(({ context, input: { id, ...thing } }) =>
      links.remove(context.current, id, thing),
    ),
  }
}
