import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { LanguageHostService } from './language-hosts.ts'
import type { LegalService } from './legal/service.ts'
import type { SiteService } from './service.ts'

export function siteRoutes(sites: SiteService, legal: LegalService, languageHosts: LanguageHostService) {
  const calls = implement(contract.sites).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => sites.list(context.current)),
    create: calls.create.handler(({ context, input }) => sites.create(context.current, input)),
    get: calls.get.handler(({ context, input }) => sites.get(context.current, input.id)),
    change: calls.change.handler(({ context, input: { id, ...change } }) =>
      sites.change(context.current, id, change),
    ),
    setHost: calls.setHost.handler(({ context, input }) =>
      sites.setHost(context.current, input.id, input.host),
    ),
    proveHost: calls.proveHost.handler(({ context, input }) =>
      sites.proveHost(context.current, input.id, input.vouched),
    ),
    setLanguageHost: calls.setLanguageHost.handler(({ context, input }) =>
      languageHosts.set(context.current, input.id, input.language, input.host),
    ),
    proveLanguageHost: calls.proveLanguageHost.handler(({ context, input }) =>
      languageHosts.prove(context.current, input.id, input.language, input.vouched),
    ),
    createLegalPages: calls.createLegalPages.handler(({ context, input }) =>
      legal.create(context.current, input.id),
    ),
    remove: calls.remove.handler(({ context, input }) =>
      sites.remove(context.current, input.id, input.moveTo),
    ),
  }
}
