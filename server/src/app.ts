import type { Hono } from 'hono'
import type { Product } from './app/assemble.ts'
import { mountApi } from './app/mount-api.ts'
import { accountByEmail } from './platform/auth/account-lookup.ts'
import { authCalls } from './platform/auth/auth-calls.ts'
import { mountAuth } from './platform/auth/auth-routes.ts'
import { mountOwnChanges } from './platform/changes/own-changes.ts'
import { apiHandler } from './platform/http/api.ts'
import { mountBearers } from './platform/http/bearer.ts'
import { addressOf } from './platform/http/client-address.ts'
import type { HttpEnvironment } from './platform/http/environment.ts'
import { guardApi, httpApp, transportHeaders } from './platform/http/http-app.ts'
import { idempotentCalls } from './platform/http/idempotency/idempotent-calls.ts'
import type { AnswerFirst } from './platform/http/listen.ts'
import { hostGate } from './platform/http/host-gate.ts'
import { isOfApi, mountPlainRoutes } from './platform/http/plain-routes.ts'
import { openSockets, type Sockets } from './platform/http/sockets/sockets.ts'
import { mountWebApp } from './platform/http/web-app.ts'
import type { Platform } from './platform/platform.ts'

/**
 * Gives each part of the product its addresses. What comes before `guardApi` is for everybody on the web; what comes
 * after is the product's own.
 */
export function createApp(
  platform: Platform,
  { features, house, sessionOf, bearerOf, hosts }: Product,
  webFolder: string,
): { app: Hono<HttpEnvironment>; answerFirst: AnswerFirst; sockets: Sockets } {
  const { config, database, log, requests, changes, events, audit, limits, auth, isTrustedOrigin } = platform
  const { accounts } = config
  const routes = house.routes()
  const { ofApi = [], open = [] } = Object.groupBy(
    routes.filter(({ at }) => at === undefined),
    ({ path }) => (isOfApi(path) ? 'ofApi' : 'open'),
  )
  void auth.reachProvider()

  const app = httpApp({ log, requests, transport: transportHeaders(config.baseUrl) })
  app.use(hostGate({ hosts, routes }))
  mountPlainRoutes(app, open, sessionOf)
  guardApi(app, isTrustedOrigin, house.bodies())
  mountBearers(app, { bearerOf, limits })
  mountOwnChanges(app, changes.own)
  mountAuth(app, {
    auth,
    audit,
    limits,
    addressOf: addressOf(config.trustedProxy),
    accounts,
    findAccount: accountByEmail(database),
  })
  mountPlainRoutes(app, ofApi, sessionOf)
  const api = apiHandler({
    log,
    session: sessionOf,
    once: idempotentCalls(database),
    settled: events.settled,
    router: house.calls(),
  })
  mountApi(app, api, [...authCalls, ...ofApi])
  mountWebApp(app, webFolder, accounts.tokenSync ? [new URL(accounts.tokenSync.url).origin] : [])
  const first = features.flatMap(({ answerFirst }) => answerFirst ?? [])
  const sockets = openSockets({
    routes: features.flatMap((feature) => feature.sockets ?? []),
    sessionOf,
    isTrustedOrigin,
    log,
  })
  return { app, answerFirst: (...request) => first.some((answer) => answer(...request)), sockets }
}
