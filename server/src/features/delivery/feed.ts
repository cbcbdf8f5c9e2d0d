import { missingPage } from './missing-page.ts'
import { fileAnswer } from './site-files.ts'

/** What was published last of a collection. */
type Feed = {
  name: string
  description: string
  language: string
  url: string
  entries: readonly {
    url: string
    title: string
    publishedAt: string
    data: { readonly [name: string]: unknown } | null
  }[]
}

/** What a feed is asked of, as `blog/rss.xml` or `en/blog/rss.xml`; undefined for another address. */
export function feedIn(path: string): { prefix: string; language: string | null } | undefined {
  const [, language = null, prefix] = /^(?:([a-z]{2})\/)?([a-z0-9-]{1,80})\/rss\.xml$/.exec(path) ?? []
  return prefix === undefined ? undefined : { prefix, language }
}

export function feedAnswer(feed: Feed | null): Response {
  return feed ? fileAnswer(feedText(feed), 'application/rss+xml; charset=utf-8') : missingPage()
}

/** As RSS 2.0 has it. */
function feedText({ name, description, language, url, entries }: Feed): string {
  const items = entries.map(({ title, url: link, publishedAt, data }) => {
    const told = typeof data?.['description'] === 'string' ? data['description'] : ''
    const about = told === '' ? '' : `<description>${escapeXml(told)}</description>`
    return `<item><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><guid>${escapeXml(link)}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${about}</item>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(name)}</title><link>${escapeXml(new URL('/', url).href)}</link><description>${escapeXml(description || name)}</description><language>${escapeXml(language)}</language>
<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Without what XML does not know at all. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? '')
}
