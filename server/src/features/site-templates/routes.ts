import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { SiteTemplateService } from './service.ts'

export function siteTemplateRoutes(templates: SiteTemplateService) {
  const calls = implement(contract.siteTemplates).$context<RequestContext>().use(requireSession)
  return {
    make: calls.make.handler(({ context, input }) =>
      templates.make(context.current, input.template, input.business),
    ),
    get: calls.get.handler(({ context, input }) => templates.get(context.current, input.id)),
    publish: calls.publish.handler(({ context, input }) => templates.publish(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => templates.undo(context.current, input.id)),
  }
}
