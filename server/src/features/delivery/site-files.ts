export type ListedPage = {
  url: string
  publishedAt: string
  /** Where the same page stands in each language, itself too, the main one first; none where it is in one alone. */
  alternates: readonly { language: string; url: string }[]
}

const halfYearMs = 182 * 24 * 60 * 60 * 1000

/** A file for machines, as it is now. */
export function fileAnswer(text: string, type = 'text/plain; charset=utf-8'): Response {
  return new Response(text, {
    headers: { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  })
}

export function sitemapAnswer(pages: readonly ListedPage[]): Response {
  return fileAnswer(sitemapText(pages), 'application/xml; charset=utf-8')
}

/** Pages may be read, the dashboard beside them has nothing for searchers. */
export function sharedRobotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /settings\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Everything may be read; what should not be listed says so itself. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

const escaped = (url: string) => url.replaceAll('&', '&amp;')

/** The pages that searchers may show, as sitemaps.org has it. */
function sitemapText(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, publishedAt, alternates: [main, ...others] }) => {
    const links = main ? [main, ...others, { language: 'x-default', url: main.url }] : []
    const said = links.map(
      ({ language, url: at }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(at)}"/>`,
    )
    return `<url><loc>${escaped(url)}</loc><lastmod>${publishedAt}</lastmod>${said.join('')}</url>\n`
  })
  const isPlain = pages.every(({ alternates }) => alternates.length === 0)
  const xhtml = isPlain ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`
}

/** Whom to tell of a hole (RFC 9116); what is read today holds for half a year. */
export function securityText(contact: string, origin: string, now = new Date()): string {
  const expires = new Date(now.getTime() + halfYearMs)
  return `Contact: mailto:${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: es, en\nCanonical: ${origin}/.well-known/security.txt\n`
}
