import type { TokenScope } from '@aurelio/contracts/token-scopes'
import type { HttpBindings } from '@hono/node-server'
import type { Session } from '../access/session.ts'
import type { HostedSite } from './hosts.ts'

/** Who comes with a token: as the person who made it, with what it was let do. */
export type Bearer = { tokenId: string; session: Session; scopes: readonly TokenScope[] }

/** What every route finds in its Hono context. */
export type HttpEnvironment = {
  /** `site`: the one whose host the request came to. */
  Bindings: HttpBindings & { site?: HostedSite }
  Variables: {
    requestId: string
    secureHeadersNonce?: string
    /** Whether a site's own host was asked. */
    atSite?: boolean
    /** Whose token the request comes with. */
    bearer?: Bearer
  }
}
