import { addressOf } from '@aurelio/page'
import { noticePage } from '../../platform/http/notice-page.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { pageAnswer } from './page-answer.ts'
import type { PublishedPageService } from './service.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

/** Published pages; `hotAnswer` takes those that are in memory. No cookie is read and no session looked up. */
export function publishedPageRoutes(pages: PublishedPageService): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: addressOf(':slug').page,
      async answer(c) {
        const slug = c.req.param('slug') ?? ''
        if (!slugPattern.test(slug)) return missingPage()
        const page = await pages.live('', slug)
        if (!page) return moved(await pages.movedTo('', slug))
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
function moved(location: string | undefined): Response {
  if (location === undefined) return missingPage()
  const headers = { location, 'cache-control': 'no-cache', 'content-length': '0' }
  return new Response(null, { status: 301, headers })
}
