import {
  addressOn,
  createSeenTexts,
  type PageFormat,
  pageOfRow,
  type RowWriter,
} from '@aurelio/page/generator'
import { escaped } from '../xml/escape.ts'

/** Most addresses of one sitemap (sitemaps.org). */
export const mostAddresses = 50_000

/** The addresses of a table's pages as a sitemap, each once. */
export function sitemapWriter({ siteUrl, columns }: PageFormat, now: Date): RowWriter {
  const seen = createSeenTexts()
  const day = now.toISOString().slice(0, 10)
  let header: readonly string[] | undefined
  return {
    row: (cells) => {
      if (!header) {
        header = cells
        return '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
      }
      const page = pageOfRow(cells, header, columns, '')
      if (!page) return ''
      const cell = columns.slug === null ? '' : (cells[columns.slug] ?? '')
      const address = addressOn(siteUrl, cell, page.slug)
      return seen.see(address) ? '' : `<url><loc>${escaped(address)}</loc><lastmod>${day}</lastmod></url>\n`
    },
    end: () => (header ? '</urlset>\n' : ''),
  }
}
