import { addressOf, type PublicOrigins } from '@aurelio/page'
import { hostOf } from '../../platform/http/hosts.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { pageAnswer } from './page-answer.ts'
import type { PublishedPageService } from './service.ts'

export const slugPattern = /^[a-z0-9-]{1,80}$/

/** Published pages under /p/; `hotAnswer` takes those that are in memory. No cookie is read and no session looked up. */
export function publishedPageRoutes(pages: PublishedPageService, origins: PublicOrigins): PlainRoute[] {
  const sharedHost = new URL(origins.shared).hostname
  return [
    {
      method: 'GET',
      path: addressOf(':slug').page,
      async answer(c) {
        const slug = c.req.param('slug') ?? ''
        if (!slugPattern.test(slug)) return missingPage()
        // Pages have an origin of their own, and the dashboard shows none of them under its own.
        if (!origins.isDashboards && hostOf(c.req.header('host')) !== sharedHost)
          return movedTo(origins.shared + addressOf(slug).page)
        const page = await pages.live('', slug)
        if (!page) return movedOrMissing(await pages.movedTo('', slug))
        // Node's own headers: making a `Headers` object of them would cost half of what the answer does.
        const { body, ...init } = pageAnswer(page, c.env.incoming.headers)
        return new Response(body, init)
      },
    },
  ]
}

/** What a visitor sees at an address where nothing is published. */
export function missingPage(): Response {
  return noticePage(
    404,
    'Esta página no está publicada',
    'Puede que la hayan retirado o que la dirección tenga una errata. Compruébala o pregunta a quien te la dio.',
  )
}

/** The address was changed: whoever has the old one is led to the new one, as long as that stands. */
function movedOrMissing(location: string | undefined): Response {
  return location === undefined ? missingPage() : movedTo(location)
}

export function movedTo(location: string, status: 301 | 302 = 301): Response {
  const headers = { location, 'cache-control': 'no-cache', 'content-length': '0' }
  return new Response(null, { status, headers })
}
