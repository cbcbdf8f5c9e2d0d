import type { TokenScope } from '@aurelio/contracts/token-scopes'
import { ORPCError } from '@orpc/server'
import type { Context, Hono, Next } from 'hono'
import type { Session } from '../access/session.ts'
import type { HttpEnvironment } from './environment.ts'
import { refusal } from './failures.ts'
import { limitBody } from './http-app.ts'
import { problemResponse } from './problem.ts'

export type Call = Context<HttpEnvironment>
export type SessionOf = (headers: Headers) => Promise<Session | null>
type Answer = (c: Call, sessionOf: SessionOf) => Response | Promise<Response>

/** A route that is no call of the contract: bytes go in or out, or somebody without an account asks. */
export type PlainRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** At the hosts of sites, instead of at the dashboard's. */
  at?: 'sites'
  /** Whole and with its parameters as `:name`. Under `/api` the guards of the API come first. */
  path: string
  /** Where its body is a file, or larger or smaller than others; `refuse` words what is too large for people. */
  body?: {
    bytes: number
    /** Where a form may bring files along. */
    multipartBytes?: number
    isFile?: boolean
    refuse?: (c: Call, detail: string) => Response
  }
  /** What a token must bear to come here; `any`: its calls are asked one by one. Without it a token is nobody. */
  scope?: TokenScope | 'any'
  answer: Answer
  /** Its operation in the OpenAPI document; left out where it carries files. */
  operation?: object
}

/** For routes of signed-in people alone: others get a 401. What a service refuses is answered as everywhere. */
export function signedIn(answer: (c: Call, session: Session) => Response | Promise<Response>): Answer {
  return async (c, sessionOf) => {
    const session = await sessionOf(c.req.raw.headers)
    return session ? refusing(c, () => answer(c, session)) : signedOut(c)
  }
}

/** For routes of anybody. What a service refuses is answered as everywhere. */
export function open(answer: (c: Call) => Response | Promise<Response>): Answer {
  return (c) => refusing(c, () => answer(c))
}

async function refusing(c: Call, answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const { status, code, message, data } = error
    return problemResponse(c, { status, code, detail: message, params: data })
  }
}

export function signedOut(c: Call): Response {
  return problemResponse(c, refusal(c.get('bearer') ? 'NOT_FOR_TOKENS' : 'UNAUTHORIZED'))
}

export function tooMany(c: Call, seconds: number): Response {
  return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds }), { 'retry-after': String(seconds) })
}

/** Whichever room comes first: an address that names more of itself is asked before one that leaves more open. */
export function mountPlainRoutes(
  app: Hono<HttpEnvironment>,
  routes: readonly PlainRoute[],
  sessionOf: SessionOf,
): void {
  const inOrder = routes.toSorted((one, other) => openParts(one) - openParts(other))
  for (const { method, path, body, scope, answer } of inOrder) {
    // The API's own guard has read the limits already.
    if (body && !isOfApi(path)) app.on(method, path, limitOf(body))
    app.on(method, path, (c) => {
      const bearer = c.get('bearer')
      if (!bearer) return answer(c, sessionOf)
      if (scope === undefined) return answer(c, async () => null)
      if (scope !== 'any' && !bearer.scopes.includes(scope))
        return problemResponse(c, refusal('SCOPE_MISSING', { scope }))
      return answer(c, async () => bearer.session)
    })
  }
}

/** How much of an address is left open; what takes any is behind all others. */
function openParts({ path }: PlainRoute): number {
  return path.includes('/*') ? 100 : path.split('/').filter((part) => part.startsWith(':')).length
}

/** A file for anybody, which pages load from wherever they stand: a picture, a font. */
export function isPublicFile(path: string): boolean {
  return path.startsWith('/p/_')
}

function limitOf({ bytes, multipartBytes = bytes, refuse }: NonNullable<PlainRoute['body']>) {
  const usual = limitBody(bytes, refuse)
  const multipart = limitBody(multipartBytes, refuse)
  return (c: Call, next: Next) =>
    /^multipart\//i.test(c.req.header('content-type') ?? '') ? multipart(c, next) : usual(c, next)
}

export function isOfApi(path: string): boolean {
  return path.startsWith('/api/')
}
