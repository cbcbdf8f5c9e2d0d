import { addressOf, loneForm, loneFormAddress, type PublicOrigins, renderPublication } from '@aurelio/page'
import type { Call, PlainRoute } from '../../platform/http/plain-routes.ts'
import { pathAt } from '../../platform/http/hosts.ts'
import { standElsewhere } from '../../platform/http/public-origins.ts'
import type { AskedLists } from './asked-lists.ts'
import type { ChooseVariant } from './choose-variant.ts'
import { feedAnswer, feedIn } from './feed.ts'
import { anySite, shieldHeaders } from './headers.ts'
import { itemAddressIn } from './item-pages.ts'
import { missingPage } from './missing-page.ts'
import { pageAnswer } from './page-answer.ts'
import type { LivePage, PlaceOfPage } from './load-page.ts'
import type { ServedPages } from './served.ts'
import type { PublishedPageService } from './service.ts'
import { fileAnswer, sharedRobotsText, sitemapAnswer } from './site-files.ts'
import type { Source } from './source.ts'

export const slugPattern = /^[a-z0-9-]{1,80}$/

/** Which variant a visit is answered with, with what it asks of a list, and who is told of it. */
export type VisitParts = { choose: ChooseVariant; served: ServedPages; lists: AskedLists }

/** Published pages under /p/; `hotAnswer` takes those that are in memory. No cookie is read and no session looked up. */
export function publishedPageRoutes(
  pages: PublishedPageService,
  origins: PublicOrigins,
  visit: VisitParts,
): PlainRoute[] {
  return [
    ...loneFormRoutes(pages, origins, visit.choose),
    ...machineRoutes(pages, origins),
    {
      method: 'GET',
      path: addressOf(':slug').page,
      async answer(c) {
        const slug = c.req.param('slug') ?? ''
        if (!slugPattern.test(slug)) return missingPage()
        // Pages have an origin of their own, and the dashboard shows none of them under its own.
        if (standElsewhere(origins, c.req.header('host')))
          return movedTo(origins.shared + addressOf(slug).page)
        const page = await pages.live('', slug)
        if (!page) return movedOrMissing(await pages.movedTo('', slug))
        return answerPage(c, page, { pages, visit, place: { root: '', slug } })
      },
    },
    ...['/:item', '/:item/:last'].map((below): PlainRoute => ({
      method: 'GET',
      path: `${addressOf(':slug').page}${below}`,
      async answer(c) {
        const parts = ['slug', 'item', 'last'].flatMap((name) => c.req.param(name) ?? [])
        const path = parts.join('/')
        if (standElsewhere(origins, c.req.header('host')))
          return movedTo(origins.shared + addressOf(path).page)
        const feed = feedIn(path)
        if (feed !== undefined) return feedAnswer(await pages.feed('', feed))
        const page = itemAddressIn(path) ? await pages.live('', path) : null
        return page ? answerPage(c, page, { pages, visit, place: { root: '', slug: path } }) : missingPage()
      },
    })),
  ]
}

/** What machines look for at the origin that pages under /p/ share. */
function machineRoutes(pages: PublishedPageService, origins: PublicOrigins): PlainRoute[] {
  const atShared = (path: string, answer: () => Response | Promise<Response>): PlainRoute => ({
    method: 'GET',
    path,
    answer: (c) => (standElsewhere(origins, c.req.header('host')) ? missingPage() : answer()),
  })
  return [
    atShared('/robots.txt', () => fileAnswer(sharedRobotsText(origins.shared))),
    atShared('/sitemap.xml', async () => sitemapAnswer(await pages.listedShared())),
  ]
}

const asked = (c: Call) => ({ slug: c.req.param('slug') ?? '', formId: c.req.param('formId') ?? '' })

/** One form of a published page by itself, which any site may frame: under /p/, and at the host of its site. */
function loneFormRoutes(
  pages: PublishedPageService,
  origins: PublicOrigins,
  choose: ChooseVariant,
): PlainRoute[] {
  const answer = async (c: Call, root: string) => {
    const { slug, formId } = asked(c)
    const path = c.env.site ? pathAt(c.env.site, slug) : slug
    const page = slugPattern.test(slug) ? await pages.live(root, path) : null
    return page ? answerLoneForm(c, choose(c.env.incoming, page), formId) : missingPage()
  }
  return [
    {
      method: 'GET',
      path: loneFormAddress(addressOf(':slug'), ':formId').page,
      async answer(c) {
        const { slug, formId } = asked(c)
        if (!standElsewhere(origins, c.req.header('host')) || !slugPattern.test(slug)) return answer(c, '')
        return movedTo(origins.shared + loneFormAddress(addressOf(slug), encodeURIComponent(formId)).page)
      },
    },
    {
      method: 'GET',
      at: 'sites',
      path: loneFormAddress(addressOf(':slug', 'own'), ':formId').page,
      answer: (c) => (c.env.site ? answer(c, c.env.site.id) : missingPage()),
    },
  ]
}

function answerLoneForm(c: Call, page: LivePage, formId: string): Response {
  const form = loneForm(page.document.read().document, formId)
  if (!form) return missingPage()
  const { html, manifest } = renderPublication(form, {
    title: page.title,
    theme: page.theme,
    address: loneFormAddress(page.address, formId),
    token: page.tokenFor(sourceOfCall(c, page)),
    head: { indexed: false, language: page.language },
  })
  return new Response(html, {
    headers: { ...shieldHeaders(manifest, page.isApart, anySite), 'cache-control': 'no-store' },
  })
}

/** A page at its own address; that of a template of items' pages is the page of the first of them. */
export async function answerPage(
  c: Call,
  live: LivePage,
  { pages, visit, place }: { pages: PublishedPageService; visit: VisitParts; place: PlaceOfPage },
): Promise<Response> {
  if (!live.ofItems?.isTemplate) return answerVisit(c, live, { ...visit, place })
  const instead = await pages.insteadOf(live)
  return instead === undefined ? missingPage() : movedTo(instead, 302)
}

/** A page that stands, as this visitor gets it. */
export async function answerVisit(
  c: Call,
  live: LivePage,
  { choose, served, lists, place }: VisitParts & { place: PlaceOfPage },
): Promise<Response> {
  const shown = await lists(c, live, place)
  if (shown instanceof Response) return shown
  const page = choose(c.env.incoming, shown)
  const source = sourceOfCall(c, page)
  // Node's own headers: making a `Headers` object of them would cost half of what the answer does.
  const { body, ...init } = pageAnswer(await page.bodies.make(source), c.env.incoming.headers)
  served.tellAfter(c.env, page, source, init.status)
  return new Response(body, init)
}

export function sourceOfCall(c: Call, page: Pick<LivePage, 'sourceOf'>): Source {
  const { referer, host } = c.env.incoming.headers
  return page.sourceOf({ referer, host, query: new URL(c.req.url).search.slice(1) })
}

/** The address was changed: whoever has the old one is led to the new one, as long as that stands. */
function movedOrMissing(location: string | undefined): Response {
  return location === undefined ? missingPage() : movedTo(location)
}

export function movedTo(location: string, status: 301 | 302 = 301): Response {
  const headers = { location, 'cache-control': 'no-cache', 'content-length': '0' }
  return new Response(null, { status, headers })
}
