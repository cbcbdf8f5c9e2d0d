import type { HttpBindings } from '@hono/node-server'

/** What every route finds in its Hono context. */
export type HttpEnvironment = {
  Bindings: HttpBindings
  Variables: { requestId: string; secureHeadersNonce?: string }
}
