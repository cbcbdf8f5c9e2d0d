import { largestPicture } from '@aurelio/contracts/pictures'
import { photoLimits } from '@aurelio/contracts/profile'
import type { Hono } from 'hono'
import { mountApi } from './app/mount-api.ts'
import type { Parts } from './app/parts.ts'
import { composePeople } from './app/people.ts'
import { contractRoutes } from './app/routes.ts'
import type { Work } from './app/work.ts'
import { mountSubmissions } from './features/leads/submission-route.ts'
import { mountOpenApi } from './features/openapi/routes.ts'
import { mountPictureFiles, mountPictureUpload } from './features/pictures/file-routes.ts'
import { mountPhotos } from './features/profile/photo-routes.ts'
import { shieldHeaders } from './features/published-pages/headers.ts'
import { hotAnswer } from './features/published-pages/hot-answer.ts'
import { missingPage, mountPublishedPages } from './features/published-pages/routes.ts'
import { mountExport } from './features/security/export-route.ts'
import { accountByEmail } from './platform/auth/account-lookup.ts'
import { mountAuth } from './platform/auth/auth-routes.ts'
import { mountOwnChanges } from './platform/changes/own-changes.ts'
import { mountChanges } from './platform/changes/stream-route.ts'
import { apiHandler } from './platform/http/api.ts'
import { addressOf } from './platform/http/client-address.ts'
import type { HttpEnvironment } from './platform/http/environment.ts'
import { guardApi, httpApp, transportHeaders } from './platform/http/http-app.ts'
import type { AnswerFirst } from './platform/http/listen.ts'
import { trustedOrigin } from './platform/http/origin.ts'
import { mountWebApp } from './platform/http/web-app.ts'

/** What may be larger than other bodies, and what is a file instead of JSON. */
const bodies = [
  { path: /^\/api\/pages(?:\/[^/]+)?$/, bytes: 8 * 1024 * 1024 },
  { path: /^\/api\/pictures$/, bytes: largestPicture, isFile: true },
  { path: /^\/api\/profile\/photo$/, bytes: photoLimits.bytes, isFile: true },
]

/**
 * Composes the product and gives each part its addresses. What comes before `guardApi` is for everybody on the web;
 * what comes after is the product's own.
 */
export function createApp(
  parts: Parts,
  work: Work,
): { app: Hono<HttpEnvironment>; answerFirst: AnswerFirst } {
  const { config, database, log, webFolder, videos, changes, events, audit, limits } = parts
  const { accounts } = config
  const isTrustedOrigin = trustedOrigin(config)
  const people = composePeople({ ...parts, isTrustedOrigin, work })
  const { auth, session, profiles, filesOf } = people
  const address = addressOf(config.trustedProxy)
  const transport = transportHeaders(config.baseUrl)

  const app = httpApp(log, transport)
  mountPictureFiles(app, work.pictures)
  mountPublishedPages(app, work.published)
  mountSubmissions(app, {
    leads: work.leads,
    findPage: (slug) => work.published.live(slug),
    missingPage,
    shieldHeaders,
    clientAddress: address,
  })
  guardApi(app, isTrustedOrigin, bodies)
  mountOwnChanges(app, changes.own)
  mountOpenApi(app, config.baseUrl)
  mountAuth(app, { auth, audit, limits, addressOf: address, accounts, findAccount: accountByEmail(database) })
  videos.mountPlain(app, session)
  mountPictureUpload(app, work.pictures, session)
  mountPhotos(app, { profiles, limits, session })
  mountChanges(app, { database, changes, session, current: auth.current })
  mountExport(app, { session, limits, audit, filesOf })
  mountApi(
    app,
    apiHandler({ log, session, settled: events.settled, router: contractRoutes(parts, work, people) }),
  )
  mountWebApp(app, webFolder, accounts.tokenSync ? [new URL(accounts.tokenSync.url).origin] : [])
  return { app, answerFirst: hotAnswer({ pages: work.published, log, transport }) }
}
