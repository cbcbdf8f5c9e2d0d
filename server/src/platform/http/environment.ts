import type { HttpBindings } from '@hono/node-server'
import type { Bearer } from './bearer.ts'
import type { HostedSite } from './hosts.ts'

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
