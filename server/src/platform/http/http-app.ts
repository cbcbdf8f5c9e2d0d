import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { constraintFault, outageOf } from '../database/errors.ts'
import type { Log } from '../log/log.ts'
import type { HttpEnvironment } from './environment.ts'
import { refusal } from './failures.ts'
import { type TrustedOrigin, mayChange } from './origin.ts'
import { noticePage } from './notice-page.ts'
import { outageCodes, tryAgainSoon } from './outage.ts'
import { problemAnswer, problemResponse } from './problem.ts'
import type { Requests } from './request-line.ts'

const megabyte = 1024 * 1024
/** Bodies of the API unless a route says otherwise. */
const defaultBody = megabyte

/** What is not like other bodies: how many bytes it may have, and whether it is a file instead of JSON. */
export type Bodies = readonly { path: RegExp; bytes: number; isFile?: boolean }[]

/** What every answer carries: where the installation is reached over https, that it is never again to be without. */
export function transportHeaders(baseUrl: string): Record<string, string> {
  return baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}

/** `transport`: headers of every answer. */
type Parts = { log: Log; requests: Requests; transport: Record<string, string> }

/** The empty application: request ids, the log's one line a request, and honest answers to what nobody handles. */
export function httpApp({ log, requests, transport }: Parts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const common = Object.entries(transport)
  if (common.length > 0)
    app.use(async (c, next) => {
      await next()
      for (const [name, value] of common) c.res.headers.set(name, value)
    })
  app.use(async (c, next) => {
    const request = requests.begin()
    c.set('requestId', request.id)
    await next()
    const at = c.get('atSite') === true ? 'sites' : 'dashboard'
    request.answered({ method: c.req.method, path: c.req.path, status: c.res.status, at })
  })
  app.onError((error, c) => {
    // Whoever asked has hung up, perhaps within the body: nobody reads the answer, and nothing is wrong.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 400 })
    const accept = c.req.header('accept')
    return answerFault(error, { log, id: c.get('requestId'), path: c.req.path, accept })
  })
  app.notFound((c) => problemResponse(c, refusal('NOT_FOUND')))
  return app
}

/** What a request failed of is answered with; `path` without what stands behind it. */
export function answerFault(
  error: unknown,
  { log, id, path, accept }: { log: Log; id: string; path: string; accept: string | undefined },
): Response {
  const outage = outageOf(error)
  if (outage) {
    log.warn({ id, error, outage }, 'An outage')
    // Who visits a published page is no program.
    if (!path.startsWith('/api/') && accept?.includes('text/html')) return notNow()
    return problemAnswer(id, refusal(outageCodes[outage]), tryAgainSoon)
  }
  // What the row names was removed at the same moment.
  if (constraintFault(error) === 'foreign-key') return problemAnswer(id, refusal('NOT_FOUND'))
  log.error({ id, error }, 'Unexpected error')
  return problemAnswer(id, refusal('INTERNAL_SERVER_ERROR'))
}

function notNow() {
  const text =
    'Vuelve a intentarlo en unos segundos. Si habías rellenado un formulario, vuelve atrás: lo que has escrito sigue en él.'
  return noticePage(503, 'Ahora mismo no podemos mostrarte esta página', text, tryAgainSoon)
}

/** What every call under `/api` passes first: private answers, own origin, JSON of a bounded size. */
export function guardApi(app: Hono<HttpEnvironment>, isTrustedOrigin: TrustedOrigin, bodies: Bodies): void {
  app.use('/api/*', async (c, next) => {
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    c.res.headers.set('referrer-policy', 'no-referrer')
  })
  app.use('/api/*', async (c, next) => {
    if (mayChange(c.req.method, c.req.raw.headers, isTrustedOrigin)) return next()
    return problemResponse(c, refusal('FOREIGN_ORIGIN'))
  })
  const bodyOf = (path: string) => bodies.find((body) => body.path.test(path))
  app.use('/api/*', async (c, next) => {
    // A form of another site can send other types, and a form's fields would pass for an object.
    const type = c.req.header('content-type')
    if (type === undefined || /^application\/json\b/i.test(type) || bodyOf(c.req.path)?.isFile) return next()
    return problemResponse(c, refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: 'application/json' }))
  })
  app.use('/api/*', async (c, next) => {
    await next()
    if (bodyOf(c.req.path)?.isFile) await letCome(c)
  })
  const middlewares = new Map(
    [defaultBody, ...bodies.map(({ bytes }) => bytes)].map((bytes) => [bytes, limitBody(bytes)]),
  )
  app.use('/api/*', (c, next) => {
    const bytes = bodyOf(c.req.path)?.bytes ?? defaultBody
    return (middlewares.get(bytes) ?? limitBody(bytes))(c, next)
  })
}

/** So much of a refused body is let come and thrown away; more is cut off. */
const mostDiscarded = 64 * 1024 * 1024

/**
 * Refuses a larger body, of which nothing is kept. Where its length is told and bearable, it is let come: who is cut off while
 * sending often reads no answer (a proxy says 502 then). Otherwise the connection closes.
 * `answer` replaces the problem document where a person, not a program, reads it.
 */
export function limitBody(bytes: number, answer?: (c: Context<HttpEnvironment>, detail: string) => Response) {
  return bodyLimit({
    maxSize: bytes,
    onError: async (c: Context<HttpEnvironment>) => {
      const isWhole =
        Number(c.req.header('content-length')) <= mostDiscarded && (await isDiscarded(c.req.raw.body))
      const refused = refusal('PAYLOAD_TOO_LARGE', { bytes })
      const response = answer?.(c, refused.detail) ?? problemResponse(c, refused)
      if (!isWhole) response.headers.set('connection', 'close')
      return response
    },
  })
}

/** The rest of a file that was refused before it was read: else the connection breaks, and with it what is sent next. */
async function letCome(c: Context<HttpEnvironment>): Promise<void> {
  const { incoming } = c.env
  if (incoming.complete || incoming.destroyed || c.req.raw.bodyUsed) return
  if (Number(c.req.header('content-length')) <= mostDiscarded) await isDiscarded(c.req.raw.body)
}

/** Reads a body to its end and keeps none of it; false where it broke off. */
async function isDiscarded(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  try {
    await body?.pipeTo(new WritableStream())
    return true
  } catch {
    return false
  }
}
