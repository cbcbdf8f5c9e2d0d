import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ThingSharing } from './thing-sharing.ts'

export function clientRoutes({ project, site, page }: Record<'project' | 'site' | 'page', ThingSharing>) {
  const calls = implement(contract.clients).$context<RequestContext>().use(requireSession)
  return {
    share: calls.share.handler(({ context, input }) => project.share(context.current, input.id)),
    setShare: calls.setShare.handler(({ context, input }) => project.setShare(context.current, input)),
    siteShare: calls.siteShare.handler(({ context, input }) => site.share(context.current, input.id)),
    setSiteShare: calls.setSiteShare.handler(({ context, input }) => site.setShare(context.current, input)),
    pageShare: calls.pageShare.handler(({ context, input }) => page.share(context.current, input.id)),
    setPageShare: calls.setPageShare.handler(({ context, input }) => page.setShare(context.current, input)),
  }
}
