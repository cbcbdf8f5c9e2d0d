import { largestPicture } from '@aurelio/contracts/pictures'
import { demoPage } from '@aurelio/page'
import type { Hono } from 'hono'
import { healthRoutes } from './features/health/routes.ts'
import { leadRoutes } from './features/leads/routes.ts'
import { leadService } from './features/leads/service.ts'
import { mountSubmissions } from './features/leads/submission-route.ts'
import { mountOpenApi } from './features/openapi/routes.ts'
import { mountPictureFiles, mountPictureUpload } from './features/pictures/file-routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { pictureService } from './features/pictures/service.ts'
import { publishingService } from './features/pages/publishing.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { pageService } from './features/pages/service.ts'
import { shieldHeaders } from './features/published-pages/headers.ts'
import { missingPage, mountPublishedPages } from './features/published-pages/routes.ts'
import { publishedPageService } from './features/published-pages/service.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { type VideoDownloader, videoDownloader } from './features/video-downloader/feature.ts'
import { workspaceService } from './features/workspaces/service.ts'
import { openAuth } from './platform/auth/auth.ts'
import { authCalls, mountAuth } from './platform/auth/auth-routes.ts'
import { isKnownEmail } from './platform/auth/known-email.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { apiHandler } from './platform/http/api.ts'
import { allowedMethods } from './platform/http/api-paths.ts'
import { addressOf } from './platform/http/client-address.ts'
import type { HttpEnvironment } from './platform/http/environment.ts'
import { guardApi, httpApp } from './platform/http/http-app.ts'
import { speakSpanish } from './platform/http/messages.ts'
import { trustedOrigin } from './platform/http/origin.ts'
import { problemResponse } from './platform/http/problem.ts'
import { rateLimits } from './platform/http/rate-limits.ts'
import { mountWebApp } from './platform/http/web-app.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import type { FileStore } from './platform/storage/file-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A page's document and a picture may be larger than other bodies. */
const bodyLimits = [
  { path: /^\/api\/pages(?:\/[^/]+)?$/, bytes: 8 * 1024 * 1024 },
  { path: /^\/api\/pictures$/, bytes: largestPicture },
]

type Parts = {
  config: Config
  database: Database
  files: FileStore
  log: Log
  webFolder: string
  videos: VideoDownloader
}

/** The video downloader of this process, shared by the app, which asks, and the workers, which fetch. */
export function createVideos(parts: Omit<Parts, 'webFolder' | 'videos'> & { jobs: Jobs }): VideoDownloader {
  return videoDownloader({ ...parts, limits: rateLimits(parts.database, parts.config.rateLimitScale) })
}

/** Composes the product: the only place that knows every feature. */
export function createApp({ config, database, files, log, webFolder, videos }: Parts): Hono<HttpEnvironment> {
  speakSpanish()
  const isTrustedOrigin = trustedOrigin(config)
  const limits = rateLimits(database, config.rateLimitScale)
  const address = addressOf(config.trustedProxy)
  const auth = openAuth({ config, database, log, isTrustedOrigin })

  const published = publishedPageService(database, files)
  const pages = pageService({ database, baseUrl: config.baseUrl, onPublicationChange: published.forget })
  const publishing = publishingService({ database, files, log, pages, onPublicationChange: published.forget })
  const leads = leadService(database, limits)
  const pictures = pictureService({ database, files, limits })
  const workspaces = workspaceService(database, [
    async (id) =>
      void (await pages.insert(id, demoPage.name, demoPage.page, new Date(Date.now() - 2 * dayMs))),
  ])

  const session = async (headers: Headers) => {
    const user = await auth.user(headers)
    return user && workspaces.session(user)
  }
  const api = apiHandler({
    log,
    session,
    router: {
      health: healthRoutes([() => database.ping(), async () => void (await files.exists('health'))]),
      session: sessionRoutes,
      pages: pageRoutes(pages, publishing),
      leads: leadRoutes(leads),
      pictures: pictureRoutes(pictures),
      videoDownloader: videos.routes,
    },
  })

  const app = httpApp(log)
  mountPictureFiles(app, pictures)
  mountPublishedPages(app, published)
  mountSubmissions(app, {
    leads,
    findPage: (slug) => published.live(slug),
    missingPage,
    shieldHeaders,
    addressOf: address,
  })
  guardApi(app, isTrustedOrigin, bodyLimits)
  mountOpenApi(app, config.baseUrl)
  mountAuth(app, { auth, limits, addressOf: address, isKnownEmail: isKnownEmail(database) })
  videos.mountFiles(app, session)
  mountPictureUpload(app, pictures, session)
  mountApi(app, api)
  mountWebApp(app, webFolder, config.baseUrl.startsWith('https:'))
  return app
}

function mountApi(app: Hono<HttpEnvironment>, api: ReturnType<typeof apiHandler>) {
  const methodsOf = allowedMethods([...authCalls, { method: 'GET', path: '/api/openapi.json' }])
  app.all('/api/*', async (c) => {
    const response = await api(c)
    if (response) return response
    const allowed = methodsOf(c.req.path)
    if (allowed.length === 0)
      return problemResponse(c, {
        status: 404,
        code: 'NOT_FOUND',
        detail: 'No existe nada en esta dirección.',
      })
    const detail = `Esta dirección solo admite: ${allowed.join(', ')}.`
    return problemResponse(
      c,
      { status: 405, code: 'METHOD_NOT_ALLOWED', detail },
      { allow: allowed.join(', ') },
    )
  })
}
