import {
  addressOn,
  type PageFormat,
  pageOfRow,
  type ResultPage,
  type RowWriter,
  slugify,
} from '@aurelio/page/generator'
import { cdata, escaped } from '../xml/escape.ts'

const spaces = [
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
].join(' ')
/** Who wrote them, by a name that the importer asks to be changed for a person of that WordPress. */
const author = 'aurelio'

/** A table as the import file of WordPress (WXR 1.2), which 'Herramientas, Importar' reads. */
export function wxrWriter(format: PageFormat, now: Date): RowWriter {
  let header: readonly string[] | undefined
  let id = 0
  return {
    row: (cells) => {
      if (!header) {
        header = cells
        return headOf(format.siteUrl)
      }
      const page = pageOfRow(cells, header, format.columns, '')
      if (!page) return ''
      id += 1
      const cell = format.columns.slug === null ? '' : (cells[format.columns.slug] ?? '')
      return itemOf(page, id, addressOn(format.siteUrl, cell, page.slug), format, now)
    },
    end: () => (header ? '</channel>\n</rss>\n' : ''),
  }
}

function headOf(siteUrl: string) {
  const url = escaped(siteUrl)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${spaces}>
<channel>
<title>${url}</title>
<link>${url}</link>
<language>es</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${url}</wp:base_site_url>
<wp:base_blog_url>${url}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${author}</wp:author_login><wp:author_email></wp:author_email><wp:author_display_name>Aurelio</wp:author_display_name></wp:author>
`
}

function itemOf(page: ResultPage, id: number, address: string, { type, status }: PageFormat, now: Date) {
  // The importer leaves out what has the title and the second of another: each has a second of its own, the first the last.
  const moment = new Date(now.getTime() - id * 1000)
  const date = moment.toISOString().slice(0, 19).replace('T', ' ')
  return `<item>
<title>${cdata(page.title)}</title>
<link>${escaped(address)}</link>
<pubDate>${moment.toUTCString()}</pubDate>
<dc:creator>${author}</dc:creator>
<guid isPermaLink="false">${escaped(address)}</guid>
<description></description>
<content:encoded>${cdata(page.content)}</content:encoded>
<excerpt:encoded>${cdata(page.description)}</excerpt:encoded>
${termsOf(page, type)}<wp:post_id>${id}</wp:post_id>
<wp:post_date>${date}</wp:post_date>
<wp:post_date_gmt>${date}</wp:post_date_gmt>
<wp:post_name>${cdata(page.slug)}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${type === 'posts' ? 'post' : 'page'}</wp:post_type>
</item>
`
}

/** What a post is sorted by; the importer makes what is not there. */
function termsOf({ categories = [], tags = [] }: ResultPage, type: PageFormat['type']): string {
  if (type === 'pages') return ''
  return [
    ...categories.map((name) => termLine('category', name)),
    ...tags.map((name) => termLine('post_tag', name)),
  ].join('')
}

function termLine(domain: 'category' | 'post_tag', name: string): string {
  return `<category domain="${domain}" nicename="${slugify(name)}">${cdata(name)}</category>\n`
}
