import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { AddressOf } from '../http/client-address.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { problem, problemResponse, problemType } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Auth } from './auth.ts'
import { addressHeader, preparedHash } from './options.ts'

/** The calls of the auth library that the product uses; no other one is there. */
export const authCalls = [
  { method: 'POST', path: '/api/auth/sign-up/email' },
  { method: 'POST', path: '/api/auth/sign-in/email' },
  { method: 'POST', path: '/api/auth/sign-out' },
  { method: 'GET', path: '/api/auth/get-session' },
] as const

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'No puede llevar caracteres de control.')
const signIn = z.object({ email: text(320), password: text(1000), rememberMe: z.boolean().optional() })
const signUp = signIn.extend({ name: text(200).trim().min(1, 'El nombre completo es requerido') })
const refusalTexts: Record<string, string> = {
  INVALID_EMAIL: 'El correo electronico no es valido.',
  PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres',
  PASSWORD_TOO_LONG: 'La contraseña no puede pasar de 128 caracteres',
  PASSWORD_TOO_WEAK: 'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'Ya existe una cuenta con este correo electrónico. Inicia sesión o usa otro.',
}
const answerSchema = z.looseObject({ code: z.string().optional(), message: z.string().optional() })

type Parts = {
  auth: Auth
  limits: RateLimits
  addressOf: AddressOf
  isKnownEmail: (email: string) => Promise<boolean>
}

/**
 * Mounts sign-up, sign-in and sign-out. Counts attempts before a password is hashed, tells an unknown account from a
 * wrong password (dashboard.md §8), and keeps the session token out of every body: it lives in its HttpOnly cookie.
 */
export function mountAuth(
  app: Hono<HttpEnvironment>,
  { auth, limits, addressOf, isKnownEmail }: Parts,
): void {
  app.post('/api/auth/sign-up/email', async (c) => {
    const body = signUp.safeParse(await jsonBody(c))
    if (!body.success) return refused(c, body.error)
    const wait = await limits.hit('sign-up', [addressOf(c)], { limit: 60, windowSeconds: 60 * 60 })
    if (wait > 0) return tooMany(c, wait)
    return forward(c, auth, addressOf, body.data)
  })
  app.post('/api/auth/sign-in/email', async (c) => {
    const body = signIn.safeParse(await jsonBody(c))
    if (!body.success) return refused(c, body.error)
    const email = body.data.email.trim().toLowerCase()
    const account = [email, addressOf(c)]
    const wait = await limits.guess('sign-in', account)
    if (wait > 0) return tooMany(c, wait)
    const response = await forward(c, auth, addressOf, { ...body.data, email })
    if (response.ok) await limits.forget('sign-in', account)
    const known = response.status === 401 ? await isKnownEmail(email) : undefined
    return known === undefined ? response : wrongSignIn(c, known)
  })
  app.post('/api/auth/sign-out', (c) => forward(c, auth, addressOf, {}))
  app.get('/api/auth/get-session', (c) => forward(c, auth, addressOf))
}

async function forward(
  c: Context<HttpEnvironment>,
  auth: Auth,
  addressOf: AddressOf,
  body?: object,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, addressOf(c))
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  const request = new Request(c.req.url, {
    method: c.req.method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (body) request.headers.set('content-type', 'application/json')
  const response = await preparedHash.run({}, () => auth.handler(request))
  const answer: unknown = await response.json().catch(() => null)
  const answerHeaders = new Headers(response.headers)
  answerHeaders.delete('content-length')
  if (response.ok)
    return new Response(JSON.stringify(withoutToken(answer)), {
      status: response.status,
      headers: answerHeaders,
    })
  const { code = 'AUTH_ERROR', message = '' } = answerSchema.safeParse(answer).data ?? {}
  const detail = refusalTexts[code] ?? message
  // `message` too: the library's own client reads it there.
  const refusal = {
    ...problem({ status: response.status, code, detail, requestId: c.get('requestId') }),
    message: detail,
  }
  answerHeaders.set('content-type', problemType)
  return new Response(JSON.stringify(refusal), { status: response.status, headers: answerHeaders })
}

/** The library answers with the session token beside the user, or within the session. */
function withoutToken(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const { token: _, ...rest } = { token: null, ...answer }
  return 'session' in rest ? { ...rest, session: withoutToken(rest.session) } : rest
}

function jsonBody(c: Context<HttpEnvironment>): Promise<unknown> {
  return c.req.json().catch(() => null)
}

function refused(c: Context<HttpEnvironment>, error: z.ZodError) {
  return problemResponse(c, {
    status: 422,
    code: 'VALIDATION_ERROR',
    detail: 'Revisa los datos: hay campos que no son válidos.',
    errors: error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  })
}

function wrongSignIn(c: Context<HttpEnvironment>, known: boolean) {
  return known
    ? problemResponse(c, { status: 401, code: 'WRONG_PASSWORD', detail: 'Contrasena incorrecta.' })
    : problemResponse(c, {
        status: 401,
        code: 'USER_NOT_FOUND',
        detail: 'No existe una cuenta con este correo electronico.',
      })
}

function tooMany(c: Context<HttpEnvironment>, seconds: number) {
  return problemResponse(
    c,
    {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      detail: `Demasiados intentos. Espera ${waitText(seconds)} y vuelve a intentarlo.`,
    },
    { 'retry-after': String(seconds) },
  )
}

/** A wait as people say it: `30 segundos`, `2 minutos`. */
function waitText(seconds: number) {
  if (seconds < 60) return `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
