import { createSeenTexts } from '../seen-texts.ts'
import { escaped } from '../xml/escape.ts'
import { addressOn, type PageFormat } from './page-format.ts'
import { pageOfRow } from './page-rows.ts'

/** Most addresses of one sitemap (sitemaps.org). */
export const mostAddresses = 50_000

/** The addresses of a table's pages as a sitemap, each once. */
export function* sitemapTexts(
  rows: Iterable<readonly string[]>,
  { siteUrl, columns }: PageFormat,
  now: Date,
): Generator<string> {
  const seen = createSeenTexts()
  const day = now.toISOString().slice(0, 10)
  let header: readonly string[] | undefined
  for (const cells of rows) {
    if (!header) {
      header = cells
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
      continue
    }
    const page = pageOfRow(cells, header, columns, '')
    if (!page) continue
    const address = addressOn(siteUrl, columns.slug === null ? '' : (cells[columns.slug] ?? ''), page.slug)
    if (!seen.see(address)) yield `<url><loc>${escaped(address)}</loc><lastmod>${day}</lastmod></url>\n`
  }
  if (header) yield '</urlset>\n'
}
