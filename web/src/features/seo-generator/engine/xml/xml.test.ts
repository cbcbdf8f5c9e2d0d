import { expect, test } from 'vitest'
import { type PageFormat, type RowWriter, suggestFields } from '@aurelio/page/generator'
import { sitemapWriter } from '../pages/write-sitemap.ts'
import { wxrWriter } from '../pages/write-wxr.ts'
import { csvOfXml, isXml } from './read-xml.ts'
import { xmlWriter } from './write-xml.ts'

const table = [
  ['Título', 'slug', 'contenido'],
  ['Pintor en Reus', 'pintor-reus', '<p>Rápido & "limpio" ]]></p>'],
  ['Pintor\u0007 en Lugo', 'https://a.es/zonas/pintor-lugo/', ' dos\nlíneas '],
]
const header = table[0] ?? []
const format: PageFormat = {
  columns: suggestFields(header),
  siteUrl: 'https://a.es/',
  type: 'pages',
  status: 'draft',
}
const now = new Date('2026-11-22T10:00:00Z')
const written = (writer: RowWriter, rows: readonly string[][]) =>
  rows.map((cells) => writer.row(cells)).join('') + (writer.end?.() ?? '')
const csvIn = async (xml: string) => (await csvOfXml(new Blob([xml]))).text()

test('a table is written as XML and read back', async () => {
  const file = new Blob([written(xmlWriter(), table)])
  expect(await isXml(file)).toBe(true)
  expect(await (await csvOfXml(file)).text()).toBe(
    'Título,slug,contenido\nPintor en Reus,pintor-reus,"<p>Rápido & ""limpio"" ]]></p>"\nPintor en Lugo,https://a.es/zonas/pintor-lugo/,"dos\nlíneas"\n',
  )
})

test('the outermost elements that repeat are the rows; deeper ones and attributes are columns', async () => {
  expect(
    await csvIn(
      `<?xml version="1.0"?><feed><title>Mi web</title>
       <product id="1"><name>Uno</name><price cur="EUR">10</price><tag>a</tag><tag>b</tag></product>
       <product id="2"><name><![CDATA[Dos & tres]]></name><img><src>x.png</src></img></product></feed>`,
    ),
  ).toBe('@id,name,price@cur,price,tag,img/src\n1,Uno,EUR,10,"a, b",\n2,Dos & tres,,,,x.png\n')
})

test('an import file of WordPress holds every page, and is read as a table itself', async () => {
  const xml = written(wxrWriter(format, now), table)
  expect(xml).toContain('<wp:post_type>page</wp:post_type>')
  expect(xml).toContain('<wp:status>draft</wp:status>')
  expect(xml).toContain('<link>https://a.es/pintor-reus/</link>')
  expect(xml.match(/<wp:author_login>(.*)<\/wp:author_login>/)?.[1]).toBe('aurelio')
  expect(xml.match(/<dc:creator>aurelio<\/dc:creator>/g)).toHaveLength(2)
  // What has the title and the second of another is left out by the importer.
  expect(xml.match(/<wp:post_date>[^<]*/g)).toEqual([
    '<wp:post_date>2026-11-22 09:59:59',
    '<wp:post_date>2026-11-22 09:59:58',
  ])
  const csv = await csvIn(xml)
  expect(csv).toContain('content:encoded')
  expect(csv).toContain('"<p>Rápido & ""limpio"" ]]></p>"')
  expect(csv.split('\n')[2]).toContain('pintor-lugo')
})

test('posts of an import file have their categories and tags, pages have none', () => {
  const posts = [
    ['title', 'category', 'tags'],
    ['Pintor', 'Obra & Casa|Zona Norte', 'ñ, b ,ñ'],
  ]
  const columns = suggestFields(posts[0] ?? [])
  const xml = written(wxrWriter({ ...format, columns, type: 'posts' }, now), posts)
  expect(xml.match(/<category .*/g)).toEqual([
    '<category domain="category" nicename="obra-casa"><![CDATA[Obra & Casa]]></category>',
    '<category domain="category" nicename="zona-norte"><![CDATA[Zona Norte]]></category>',
    '<category domain="post_tag" nicename="n"><![CDATA[ñ]]></category>',
    '<category domain="post_tag" nicename="b"><![CDATA[b]]></category>',
  ])
  expect(written(wxrWriter({ ...format, columns }, now), posts)).not.toContain('<category')
})

test('a sitemap has each address once, whole ones as they are', () => {
  const repeated = [...table, ['Otra', 'pintor-reus', '']]
  expect(written(sitemapWriter(format, now), repeated).match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://a.es/pintor-reus/',
    '<loc>https://a.es/zonas/pintor-lugo/',
  ])
})

test('signs that a program forgot to write as XML are taken as they are', async () => {
  const xml = '<a><b n="Uno & dos &amp; tres">x &ntilde;&#241;</b><b><![CDATA[y & z]]></b></a>'
  expect(await csvIn(xml)).toBe('@n,b\nUno & dos & tres,x &ntilde;ñ\n,y & z\n')
})

test('what is no table of XML says so, and no CSV is taken for XML', async () => {
  expect(await isXml(new Blob(['titulo,texto\n<p>a</p>,b']))).toBe(false)
  expect(await isXml(new Blob(['a < b;c\n1;2']))).toBe(false)
  for (const broken of ['<a><b>1</b>', '<?xml version="1.0"?>', '<a>solo</a>'])
    await expect(csvIn(broken)).rejects.toMatchObject({ problem: { fault: 'damaged-xml' } })
})
