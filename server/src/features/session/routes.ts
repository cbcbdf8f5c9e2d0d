import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import type { RequestContext } from '../../platform/http/api.ts'

/** Who is signed in and where they work; null for nobody (dashboard.md §3). */
export const sessionRoutes = {
  get: implement(contract.session.get)
    .$context<RequestContext>()
    .handler(({ context }) => context.session()),
}
