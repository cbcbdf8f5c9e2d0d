import { addressOf } from '@aurelio/page'
import type { Context, Hono } from 'hono'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import { cacheControl, type Encoding, etagOf, vary } from './headers.ts'
import type { LivePage } from './load-page.ts'
import type { publishedPageService } from './service.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

/** Mounts published pages. No cookie is read and no session looked up. */
export function mountPublishedPages(
  app: Hono<HttpEnvironment>,
  pages: ReturnType<typeof publishedPageService>,
): void {
  app.get(addressOf(':slug').page, async (c) => {
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
  // Node's own headers: making a `Headers` object of them would cost half of what the answer does.
  const { 'accept-encoding': accepted, 'if-none-match': known } = c.env.incoming.headers
  const encoding = encodingFor(accepted)
  if (known && matches(known, page.digest)) {
    const headers = { etag: etagOf(page.digest, encoding), vary, 'cache-control': cacheControl }
    return new Response(null, { status: 304, headers })
  }
  const { body, headers } = page.variants[encoding]
  return new Response(body, { headers })
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
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
