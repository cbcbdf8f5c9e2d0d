import type { Contract } from '@aurelio/contracts'
import type { OperationMeta } from '@aurelio/contracts/errors'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, os, type Router, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import type { Session } from '../access/session.ts'
import { constraintFault, outageOf } from '../database/errors.ts'
import type { Log } from '../log/log.ts'
import type { Bearer, HttpEnvironment } from './environment.ts'
import { callsForSignedIn } from './api-paths.ts'
import { notFound, refusal, refuse } from './failures.ts'
import type { idempotentCalls } from './idempotency/idempotent-calls.ts'
import { outageCodes, tryAgainSoon } from './outage.ts'
import { problem, problemOf, problemResponse, problemType } from './problem.ts'

/**
 * What a procedure knows of its request. `session` looks up once, and only when asked; null where it comes with a token,
 * whose bearer is let through by `requireSession` alone.
 */
export type RequestContext = {
  requestId: string
  headers: Headers
  session: () => Promise<Session | null>
  bearer: Bearer | null
}

/**
 * Lets only signed-in people through, and tokens that bear the scope that the contract asks of them; hands their session
 * on as `current`.
 */
export const requireSession = os
  .$meta<OperationMeta>({})
  .$context<RequestContext>()
  .middleware(async ({ context, next, procedure }) => {
    const { bearer } = context
    const current = bearer ? sessionOfBearer(bearer, procedure['~orpc'].meta.scope) : await context.session()
    if (!current) throw refuse('UNAUTHORIZED')
    return next({ context: { current } })
  })

function sessionOfBearer({ session, scopes }: Bearer, scope: OperationMeta['scope']) {
  if (scope === undefined) throw refuse('NOT_FOR_TOKENS')
  if (!scopes.includes(scope)) throw refuse('SCOPE_MISSING', { scope })
  return session
}

type Parts = {
  router: Router<Contract, RequestContext>
  log: Log
  session: (headers: Headers) => Promise<Session | null>
  /** Runs what is repeated with the same key once. */
  once: ReturnType<typeof idempotentCalls>
  /** Resolves once everything confirmed so far has had its consequences, so that every answer shows them. */
  settled: () => Promise<void>
}

/**
 * Answers the calls of the contract under `/api`; null where no call has this path and method. Every failure is a
 * problem document: validation 422, and an unexpected one 500 with nothing of its inside, which the log keeps.
 */
export function apiHandler({ router, log, session, once, settled }: Parts) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: (error) => problemOf(error),
    clientInterceptors: [
      async (options) => {
        try {
          const { context, input, path, procedure } = options
          const { meta, route } = procedure['~orpc']
          return await once({
            context,
            input,
            path,
            meta,
            method: route.method ?? 'POST',
            next: () => options.next(),
          })
        } catch (error) {
          // Whoever asked has hung up, perhaps within the body: nobody reads the answer, and nothing is wrong.
          if (options.signal?.aborted) throw error
          throw failureOf(error, options.context.requestId, log)
        }
      },
    ],
  })
  const isForSignedIn = callsForSignedIn()
  return async (c: Context<HttpEnvironment>): Promise<Response | null> => {
    await settled()
    const requestId = c.get('requestId')
    let current: Promise<Session | null> | undefined
    const { headers } = c.req.raw
    const bearer = c.get('bearer') ?? null
    const ofCookie = async () => (current ??= session(headers))
    const context = { requestId, headers, bearer, session: bearer ? nobody : ofCookie }
    // A HEAD is answered as its GET; the server leaves the body out.
    const request =
      c.req.method === 'HEAD' ? new Request(c.req.url, { headers: c.req.raw.headers }) : c.req.raw
    const { matched, response } = await handler.handle(request, { prefix: '/api', context })
    if (!matched) return null
    if (response.status < 400) return response
    // What cannot be read, or is not of the asked shape, is refused before anybody asks whose it is.
    if (
      (response.status === 400 || response.status === 422) &&
      !bearer &&
      isForSignedIn(c.req.method, c.req.path) &&
      !(await context.session())
    )
      return problemResponse(c, refusal('UNAUTHORIZED'))
    return new Response(await withRequestId(response, requestId), {
      status: response.status,
      headers: { 'content-type': problemType, ...(response.status === 503 && tryAgainSoon) },
    })
  }
}

const nobody = async () => null

/** What a failed call is answered with. What is a fault of ours stands in the log, by the id of the request. */
export function failureOf(error: unknown, id: string, log: Log): unknown {
  const outage = outageOf(error)
  if (outage) {
    log.warn({ id, error, outage }, 'An outage')
    return refuse(outageCodes[outage])
  }
  // What the row names was removed at the same moment.
  if (constraintFault(error) === 'foreign-key') return notFound()
  if (!(error instanceof ORPCError)) log.error({ id, error }, 'Unexpected error')
  else if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    return new ORPCError('BAD_REQUEST', { status: 422, message: error.message, cause: error.cause })
  else if (error.status >= 500) log.error({ id, error }, 'Failed request')
  return error
}

/** The encoder of an error knows no request, so its id is written in here. */
async function withRequestId(response: Response, requestId: string) {
  const body: unknown = await response.json()
  return JSON.stringify(
    typeof body === 'object'
      ? { ...body, requestId }
      : problem({ status: response.status, code: 'UNKNOWN', detail: '', requestId }),
  )
}
