import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { CampaignLinks } from './service.ts'

export function campaignLinkRoutes(links: CampaignLinks) {
  const calls = implement(contract.campaignLinks).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => links.list(context.current, input)),
    create: calls.create.handler(({ context, input }) => links.create(context.current, input)),
    change: calls.change.handler(({ context, input: { id, ...change } }) =>
      links.change(context.current, id, change),
    ),
  }
}
