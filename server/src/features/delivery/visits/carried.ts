import type { Manifest, PageAddress } from '@aurelio/page'
import type { PublicTokens } from '../../../platform/public-token/public-token.ts'
import { sourceOf } from './referrer.ts'
import type { Source } from '../source.ts'

/** What a link to another page of the site carries of the visit. */
const visitParam = '_v'
const carriedIn = new RegExp(`(?:^|&)${visitParam}=([\\w.-]+)`)
/** So that a page is the same to all who come from one source within it. */
const hourSeconds = 60 * 60

type Shown = { publicationId: string; variant: string; siteId: string }
/** What the request of a visit says of itself. */
export type Visited = { referer: string | undefined; host: string | undefined; query: string }

/** Whether there is something to take along: who comes by themselves is known as such on every page. */
export function isWorthCarrying({ referrer, campaign }: Source): boolean {
  return campaign !== null || (referrer !== 'direct' && referrer !== 'site')
}

/**
 * Takes what led somebody to one page of a site along to the next: no cookie is set, no script runs, and browsers do not say
 * where a sandboxed page's links are from. It is signed for the site, and names nobody.
 */
export function carriedVisits(tokens: PublicTokens, { publicationId, variant, siteId }: Shown) {
  const audience = { siteId, pageId: '' }
  return {
    /** What led somebody here: what the link carries, or else what their browser says. */
    sourceOf({ referer, host, query }: Visited): Source {
      const carried = carriedIn.exec(query)?.[1]
      const claims = carried === undefined ? null : tokens.read(carried, audience)
      if (!claims) return sourceOf(referer, host, query)
      const { referrer, referrerAddress, campaign } = claims
      return { referrer, referrerAddress, campaign }
    },
    tokenFor(source: Source): string {
      const now = Math.floor(Date.now() / 1000)
      const issued = now - (now % hourSeconds)
      return tokens.sign({ ...source, publicationId, variant, issued, nonce: '' }, audience)
    },
  }
}
export type CarriedVisits = ReturnType<typeof carriedVisits>

/** Which links of a page lead to others of its site, as they stand in it. */
export function linksWithin({ links }: Manifest, { page }: PageAddress): ReadonlySet<string> {
  const within = page.startsWith('/p/') ? /^\/p\/[a-z0-9-]+$/ : /^\/[a-z0-9-]*$/
  return new Set(links.filter((link) => link !== page && within.test(link)))
}

/** The page with the token in these of its links; nobody's text can look like one, for it holds no bare quote. */
export function withCarried(html: string, links: ReadonlySet<string>, token: string): string {
  return html.replaceAll(/(<a [^>]*?\bhref=")([^"]*)"/g, (whole, before: string, link: string) =>
    links.has(link) ? `${before}${link}?${visitParam}=${token}"` : whole,
  )
}
