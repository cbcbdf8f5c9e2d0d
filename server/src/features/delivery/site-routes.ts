import { addressOf } from '@aurelio/page'
import { type HostedSite, movedToLanguage, pathAt } from '../../platform/http/hosts.ts'
import type { Call, PlainRoute } from '../../platform/http/plain-routes.ts'
import { itemAddressIn } from './item-pages.ts'
import { missingPage } from './missing-page.ts'
import { answerPage, movedTo, slugPattern, sourceOfCall, type VisitParts } from './routes.ts'
import type { PublishedPageService } from './service.ts'
import { feedAnswer, feedIn } from './feed.ts'
import { fileAnswer, robotsText, securityText, sitemapAnswer } from './site-files.ts'

/** What stands at the host of a site: its pages, and the files that machines look for there. */
export function siteRoutes(pages: PublishedPageService, visit: VisitParts): PlainRoute[] {
  const { choose, served } = visit
  /** What stands at an address below the root of a host: of the site, or of one of its languages. */
  async function at(c: Call, site: HostedSite, path: string): Promise<Response> {
    const moved = movedToLanguage(site, path)
    if (moved) return movedTo(pages.originOf(moved.host) + moved.path + new URL(c.req.url).search)
    return page(c, site, pathAt(site, path))
  }

  async function page(c: Call, site: HostedSite, slug: string): Promise<Response> {
    const found = slugPattern.test(slug) ? await pages.live(site.id, slug) : null
    return found
      ? answerPage(c, found, { pages, visit, place: { root: site.id, slug } })
      : elsewhere(c, site, slug)
  }

  /** Where nothing stands: on to where something does, or the site's own page for that. */
  async function elsewhere(c: Call, site: HostedSite, path: string): Promise<Response> {
    const item = itemAddressIn(path) ? await pages.live(site.id, path) : null
    if (item) return answerPage(c, item, { pages, visit, place: { root: site.id, slug: path } })
    const feed = feedIn(path)
    if (feed !== undefined) return feedAnswer(await pages.feed(site.id, feed))
    const target = path.length > 200 ? undefined : await pages.movedTo(site.id, path)
    if (target !== undefined) return movedTo(target)
    if (path === site.language) return movedTo(await homeOf(site), 302)
    const missing = site.notFoundSlug === null ? null : await inLanguage(site, site.notFoundSlug)
    const live = missing && (await pages.live(site.id, missing))
    if (!live) return missingPage()
    const own = choose(c.env.incoming, live)
    const source = sourceOfCall(c, own)
    const { body, headers } = (await own.bodies.make(source)).encodings.identity
    served.tellAfter(c.env, own, source, 404)
    const { etag: _, ...rest } = headers
    return new Response(new Uint8Array(body), {
      status: 404,
      headers: { ...rest, 'cache-control': 'no-store' },
    })
  }

  /** A page of the site in the language of this host, where it is there. */
  async function inLanguage({ id, language }: HostedSite, slug: string): Promise<string> {
    return (language === null ? undefined : await pages.pathIn(id, slug, language)) ?? slug
  }

  /** Where the host of a language leads whose root is empty: its home page by name, or the site in its own language. */
  async function homeOf({ id, language, homeSlug, mainHost }: HostedSite): Promise<string> {
    const path = language && homeSlug !== null && (await pages.pathIn(id, homeSlug, language))
    return path ? path.slice(language.length) : `${pages.originOf(mainHost)}/`
  }

  return [
    atSites('/', (c, site) => {
      if (site.language !== null) return at(c, site, '')
      return site.homeSlug === null ? elsewhere(c, site, '') : page(c, site, site.homeSlug)
    }),
    atSites('/robots.txt', (_, { host }) => fileAnswer(robotsText(pages.originOf(host)))),
    atSites('/sitemap.xml', async (_, site) => sitemapAnswer(await pages.listed(site.id, site.host))),
    atSites('/favicon.ico', (_, { icon }) =>
      icon === '' ? new Response(null, { status: 404 }) : movedTo(icon, 302),
    ),
    atSites('/.well-known/security.txt', (_, { host, securityContact }) =>
      securityContact === ''
        ? missingPage()
        : fileAnswer(securityText(securityContact, pages.originOf(host))),
    ),
    atSites(addressOf(':slug', 'own').page, (c, site) => {
      const slug = c.req.param('slug') ?? ''
      return site.language === null && slug === site.homeSlug ? movedTo('/') : at(c, site, slug)
    }),
    atSites('/*', (c, site) => at(c, site, pathOf(c))),
  ]
}

/** What redirects know it by: without the first slash, and without what follows a question mark. */
function pathOf(c: Call) {
  try {
    return decodeURIComponent(c.req.path.slice(1))
  } catch {
    return c.req.path.slice(1)
  }
}

function atSites(
  path: string,
  answer: (c: Call, site: HostedSite) => Promise<Response> | Response,
): PlainRoute {
  return {
    method: 'GET',
    at: 'sites',
    path,
    answer: (c) => (c.env.site ? answer(c, c.env.site) : missingPage()),
  }
}
