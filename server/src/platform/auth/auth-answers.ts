import { authDetails, type AuthCode, authRefusals } from '@aurelio/contracts/auth-problems'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnvironment } from '../http/environment.ts'
import { refusal } from '../http/failures.ts'
import { tryAgainSoon } from '../http/outage.ts'
import { fieldErrors, problem, problemResponse, problemType } from '../http/problem.ts'

const answerSchema = z.looseObject({ code: z.string().optional(), message: z.string().optional() })
/** Here `token` is what was asked for, and `user` the WebAuthn entity. */
const asTheyAre = new Set(['/api/auth/token', '/api/auth/passkey/generate-register-options'])
/** What of an account its owner's browser gets to know. */
const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullish(),
  twoFactorEnabled: z.boolean().nullish(),
  createdAt: z.string(),
})

/** The library's answer as the product gives it: no session token, no inner fields, refusals in Spanish with codes. */
export async function answerOf(c: Context<HttpEnvironment>, response: Response): Promise<Response> {
  if (response.status >= 300 && response.status < 400) return response
  const answer: unknown = await response.json().catch(() => null)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  if (response.ok) {
    const kept = asTheyAre.has(c.req.path) ? answer : cleaned(answer)
    return new Response(JSON.stringify(kept), { status: response.status, headers })
  }
  const { code = codeOf(response.status), message } = answerSchema.safeParse(answer).data ?? {}
  const detail = isKnown(code) ? authRefusals[code] : message || 'No se ha podido hacer.'
  if (response.status === 503) headers.set('retry-after', tryAgainSoon['retry-after'])
  return refused(c, { status: response.status, code, detail }, headers)
}

function codeOf(status: number) {
  return status === 401 ? 'UNAUTHORIZED' : 'AUTH_ERROR'
}

function isKnown(code: string): code is AuthCode {
  return Object.hasOwn(authRefusals, code)
}

/** A refusal of ours. */
export function authRefusal(c: Context<HttpEnvironment>, status: number, code: AuthCode): Response {
  return refused(c, { status, code, detail: authRefusals[code] })
}

/** For an account that has no password: `ways` are the names of its providers. */
export function otherWay(c: Context<HttpEnvironment>, ways: readonly string[]): Response {
  const params = { ways }
  return refused(c, { status: 401, code: 'USE_PROVIDER', detail: authDetails.USE_PROVIDER(params), params })
}

export function tooMany(c: Context<HttpEnvironment>, seconds: number): Response {
  const params = { seconds }
  const detail = authDetails.TOO_MANY_REQUESTS(params)
  const headers = new Headers({ 'retry-after': String(seconds) })
  return refused(c, { status: 429, code: 'TOO_MANY_REQUESTS', detail, params }, headers)
}

/** `message` too: the library's own client reads it there. */
function refused(
  c: Context<HttpEnvironment>,
  parts: { status: number; code: string; detail: string; params?: unknown },
  headers = new Headers(),
): Response {
  const body = { ...problem({ ...parts, requestId: c.get('requestId') }), message: parts.detail }
  headers.set('content-type', problemType)
  return new Response(JSON.stringify(body), { status: parts.status, headers })
}

/** The library answers with the session token beside the user, or within the session. */
function cleaned(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { token: _, ...rest } = { token: null, ...answer }
  return {
    ...rest,
    ...('session' in rest && { session: cleaned(rest.session) }),
    ...('user' in rest && { user: userSchema.safeParse(rest.user).data ?? null }),
  }
}

/** `data` is what was checked. */
export function invalid(c: Context<HttpEnvironment>, { issues }: z.ZodError, data: unknown): Response {
  return problemResponse(c, { ...refusal('VALIDATION_ERROR'), errors: fieldErrors({ issues, data }) })
}
