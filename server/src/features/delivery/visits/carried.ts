import type { Manifest, PageAddress } from '@aurelio/page'
import type { PublicClaims, PublicTokens } from '../../../platform/public-token/public-token.ts'
import { sourceOf } from './referrer.ts'
import type { Source } from '../source.ts'

/** What a link to another page of the site carries of the visit. */
const visitParam = '_v'
const carriedIn = new RegExp(`(?:^|[?&])${visitParam}=([\\w.-]+)`)
/** What a link carries is good for as long as somebody may take from one step of a funnel to the last. */
const carriedSeconds = 7 * 24 * 60 * 60
/** So that a page is the same to all who come from one source within it. */
const hourSeconds = 60 * 60

type Shown = { publicationId: string; variant: string; siteId: string }
/** What the request of a visit says of itself. */
export type Visited = { referer: string | undefined; host: string | undefined; query: string }

/** Whether there is something to take along: who comes by themselves is known as such on every page. */
export function isWorthCarrying({ referrer, campaign, path = '' }: Source): boolean {
  return path !== '' || campaign !== null || (referrer !== 'direct' && referrer !== 'site')
}

/** What a link of a site carries, in the query of an address; null where it carries nothing that is good. */
export function claimsCarried(tokens: PublicTokens, siteId: string, query: string): PublicClaims | null {
  const carried = carriedIn.exec(query)?.[1]
  return carried === undefined ? null : tokens.read(carried, { siteId, pageId: '' }, carriedSeconds)
}

/**
 * Takes what led somebody to one page of a site along to the next: no cookie is set, no script runs, and browsers do not say
 * where a sandboxed page's links are from. It is signed for the site, and names nobody.
 */
export function carriedVisits(tokens: PublicTokens, { publicationId, variant, siteId }: Shown) {
  const audience = { siteId, pageId: '' }

  function tokenFor(source: Source): string {
    const now = Math.floor(Date.now() / 1000)
    const issued = now - (now % hourSeconds)
    return tokens.sign({ ...source, publicationId, variant, issued, nonce: '' }, audience)
  }

  return {
    tokenFor,
    /** What led somebody here: what the link carries, or else what their browser says. */
    sourceOf({ referer, host, query }: Visited): Source {
      const claims = claimsCarried(tokens, siteId, query)
      if (!claims) return sourceOf(referer, host, query)
      const { referrer, referrerAddress, campaign, path } = claims
      return { referrer, referrerAddress, campaign, ...(path !== undefined && { path }) }
    },
    /** An address of the site, to which what is known of the visit is taken along. */
    along: (address: string, source: Source) => withParam(address, tokenFor(source)),
  }
}
export type CarriedVisits = ReturnType<typeof carriedVisits>

/** Which links of a page lead to others of its site, as they stand in it. `origins`: those of the site, where it has several. */
export function linksWithin(
  { links }: Manifest,
  { page }: PageAddress,
  origins: readonly string[],
): ReadonlySet<string> {
  // In another language a page stands one level below.
  const within = page.startsWith('/p/')
    ? /^\/p\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/
    : /^\/(?:[a-z]{2}\/)?[a-z0-9-]*$/
  const pathOf = (link: string) => {
    const origin = origins.find((each) => link.startsWith(`${each}/`))
    return origin === undefined ? link : link.slice(origin.length)
  }
  return new Set(links.filter((link) => link !== page && within.test(pathOf(link))))
}

/** The links of a page to more of its lists, as they stand in it. */
export function listLinks(html: string, { page }: PageAddress): string[] {
  return [...html.matchAll(/<a [^>]*?\bhref="([^"]*)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(`${page}?lista=`) || link.startsWith(`${page}#lista-`))
}

/** The page with the token in these of its links, and where a film leads that ends; nobody's text can look like one, for it holds no bare quote. */
export function withCarried(html: string, links: ReadonlySet<string>, token: string): string {
  const carried = html.replaceAll(
    /(<a [^>]*?\bhref="|<video [^>]*?\bdata-end=")([^"#]*)(#[^"]*)?"/g,
    (whole, before: string, link: string, hash: string = '') =>
      links.has(link + hash)
        ? `${before}${link}${link.includes('?') ? '&amp;' : '?'}${visitParam}=${token}${hash}"`
        : whole,
  )
  // What is looked for in a list is a form, whose address begins anew.
  return carried.replaceAll(listField, `$&<input type="hidden" name="${visitParam}" value="${token}"/>`)
}

const listField = /<input type="hidden" name="lista" value="\d+"\/>/g

function withParam(address: string, token: string): string {
  const [, before = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? []
  return `${before}${before.includes('?') ? '&' : '?'}${visitParam}=${token}${anchor}`
}
