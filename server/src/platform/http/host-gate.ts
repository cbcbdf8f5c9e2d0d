import { Hono, type MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import type { Hosts } from './hosts.ts'
import { noticePage } from './notice-page.ts'
import { isPublicFile, mountPlainRoutes, type PlainRoute } from './plain-routes.ts'

type Parts = { hosts: Hosts; routes: readonly PlainRoute[] }

/**
 * Lets through what came to the dashboard's host. Where a site has a host of its own, its routes alone answer, and files
 * for anybody: neither the app nor the API, so that no page shares an origin with them.
 */
export function hostGate({ hosts, routes }: Parts): MiddlewareHandler<HttpEnvironment> {
  const sites = new Hono<HttpEnvironment>()
  const ofSites = routes.filter(({ at, path }) => at === 'sites' || isPublicFile(path))
  mountPlainRoutes(sites, ofSites, () => Promise.resolve(null))
  return async (c, next) => {
    const hosted = await hosts.find(c.req.header('host'))
    if (hosted.kind === 'dashboard') return next()
    if (hosted.kind === 'shared') return isShared(c.req.path) ? next() : nothingHere(404)
    if (hosted.kind === 'unclaimed') return nothingHere(421)
    c.set('atSite', true)
    return sites.fetch(c.req.raw, { ...c.env, site: hosted.site })
  }
}

/** Pages, quizzes, contests, and the short addresses that lead to pages. */
function isShared(path: string) {
  return ['/p/', '/q/', '/c/', '/r/'].some((start) => path.startsWith(start))
}

function nothingHere(status: 404 | 421): Response {
  return noticePage(
    status,
    'Aquí no hay ningún sitio',
    'Esta dirección no es de ningún sitio publicado en este servidor. Si es tuya, pídela en la pantalla del sitio, en «Dominio»; si es la del panel, ponla en el ajuste BASE_URL.',
  )
}
