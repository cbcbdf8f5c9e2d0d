import { betterAuth } from 'better-auth'
import { authOptions } from './options.ts'

/** The signed-in person, as the auth tables hold them. */
export type AuthUser = { id: string; name: string; email: string; image: string | null }

export type Auth = {
  /** Answers a request under `/api/auth`. */
  handler: (request: Request) => Promise<Response>
  /** Who the cookie of these headers belongs to; null where nobody is signed in. */
  user: (headers: Headers) => Promise<AuthUser | null>
}

/** Opens the auth library on the product's own connection. The schema must be migrated before. */
export function openAuth(parts: Parameters<typeof authOptions>[0]): Auth {
  const auth = betterAuth(authOptions(parts))
  return {
    handler: auth.handler,
    async user(headers) {
      // Without a cookie there is nothing to look up.
      if (!headers.has('cookie')) return null
      const found = await auth.api.getSession({ headers })
      if (!found) return null
      const { id, name, email, image } = found.user
      return { id, name, email, image: image ?? null }
    },
  }
}
