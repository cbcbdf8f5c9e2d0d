import type { Context, Hono } from 'hono'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import type { Encoding, LivePage, publishedPageService } from './service.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/
// Caches may keep it but ask each time: a page published anew is there at once, and an unchanged one costs a 304.
const cacheControl = 'public, max-age=0, must-revalidate'
const vary = 'accept-encoding'

/** Mounts published pages at `/p/<slug>`. No cookie is read and no session looked up. */
export function mountPublishedPages(
  app: Hono<HttpEnvironment>,
  pages: ReturnType<typeof publishedPageService>,
): void {
  app.get('/p/:slug', async (c) => {
    const slug = c.req.param('slug')
    if (!slugPattern.test(slug)) return missingPage()
    const page = pages.hot(slug) ?? (await pages.live(slug))
    return page ? answer(c, page) : missingPage()
  })
}

/** What a visitor sees at an address where nothing is published. */
export function missingPage(): Response {
  return noticePage(
    404,
    'Esta página no está publicada',
    'Puede que la hayan retirado o que la dirección tenga una errata. Compruébala o pregunta a quien te la dio.',
  )
}

function answer(c: Context<HttpEnvironment>, page: LivePage): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const etag = encoding === 'identity' ? `"${page.digest}"` : `"${page.digest}-${encoding}"`
  const known = c.req.header('if-none-match')
  if (known && matches(known, page.digest))
    return new Response(null, { status: 304, headers: { etag, vary, 'cache-control': cacheControl } })
  const body = page.bodies[encoding]
  const headers: Record<string, string> = {
    ...page.headers,
    etag,
    vary,
    'cache-control': cacheControl,
    'content-length': String(body.length),
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(body, { headers })
}

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** `*`, or any of our tags for this digest, weak or strong, in whatever encoding it was sent. */
function matches(header: string, digest: string) {
  return (
    header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '').startsWith(`"${digest}`))
  )
}
