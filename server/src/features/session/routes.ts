import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { abilitiesOf, type Access } from '../../platform/access/access.ts'
import type { RequestContext } from '../../platform/http/api.ts'

/** Who is signed in, where they work and what they may do there; null for nobody (dashboard.md §3). */
export function sessionRoutes(access: Access) {
  return {
    get: implement(contract.session.get)
      .$context<RequestContext>()
      .handler(async ({ context }) => {
        const session = await context.session()
        if (!session) return null
        const { user, workspace } = session
        return { user, workspace, can: abilitiesOf(session, access) }
      }),
  }
}
