import type { Hono } from 'hono'
import type { Bearer, HttpEnvironment } from './environment.ts'
import { refusal } from './failures.ts'
import { problemResponse } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'

/** How every token of the API begins. What else an `Authorization` header brings is a proxy's, and none of ours. */
export const tokenPrefix = 'aur_'
const header = new RegExp(`^Bearer +(${tokenPrefix}[\\w-]{1,200})$`, 'i')

/** Calls of one token. */
const rule = { limit: 600, windowSeconds: 60 }

/** The token that a request comes with; null where it comes with none. */
export function tokenIn(headers: Headers): string | null {
  return header.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

type Parts = {
  /** Null for a token that is none, is over, or whose person may have none any more. */
  bearerOf: (token: string) => Promise<Bearer | null>
  limits: RateLimits
}

/**
 * Lets programs in that come with a token: from here on they are its bearer, and their cookies count for nothing. Each
 * answer says how many calls the token has left (`ratelimit-*`).
 */
export function mountBearers(app: Hono<HttpEnvironment>, { bearerOf, limits }: Parts): void {
  app.use('/api/*', async (c, next) => {
    const token = tokenIn(c.req.raw.headers)
    if (token === null) return next()
    const bearer = await bearerOf(token)
    if (!bearer)
      return problemResponse(c, refusal('TOKEN_REFUSED'), {
        'www-authenticate': 'Bearer error="invalid_token"',
      })
    const { most, left, resetSeconds, wait } = await limits.spend('api-token', [bearer.tokenId], rule)
    const told = {
      'ratelimit-limit': String(most),
      'ratelimit-remaining': String(left),
      'ratelimit-reset': String(resetSeconds),
    }
    if (wait > 0)
      return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds: wait }), {
        ...told,
        'retry-after': String(wait),
      })
    c.set('bearer', bearer)
    await next()
    for (const [name, value] of Object.entries(told)) c.res.headers.set(name, value)
  })
  // The way in and out is for people, whatever cookies come along.
  app.use('/api/auth/*', async (c, next) =>
    c.get('bearer') ? problemResponse(c, refusal('NOT_FOR_TOKENS')) : next(),
  )
}
