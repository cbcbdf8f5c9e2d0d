import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { sentFile } from '../../../testing/authorization/making.ts'
import { atEnd } from '../../../testing/at-end.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { BrokenWxr, wxrEntries } from './wxr.ts'

const item = (id: number, texts: Record<string, string>, more = '') => {
  const all = {
    title: `Entrada ${id}`,
    link: `https://blog.example/?p=${id}`,
    'dc:creator': 'ana',
    'content:encoded': '',
    'excerpt:encoded': '',
    'wp:post_id': String(id),
    'wp:post_date': '2024-03-05 10:00:00',
    'wp:post_date_gmt': '2024-03-05 09:00:00',
    'wp:post_name': `entrada-${id}`,
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...texts,
  }
  const said = Object.entries(all).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  return `<item>${said.join('\n')}${more}</item>`
}
const category = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="x"><![CDATA[${name}]]></category>`
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const comment =
  '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content><![CDATA[Hola]]></wp:comment_content><wp:post_id>no</wp:post_id></wp:comment>'
const file = (items: readonly string[], head = '') => `<?xml version="1.0" encoding="UTF-8" ?>
${head}<!-- This is a WordPress eXtended RSS file. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Blog &amp; m&#225;s</title>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[ana]]></wp:author_login><wp:author_display_name><![CDATA[Ana Ruiz]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`

/** In the shape of what a WordPress writes, with what its theme test data has: no title, classic and block texts, hostile ones. */
const blog = file([
  item(
    1,
    {
      title: 'Hola &amp; <em>adiós</em>',
      'content:encoded':
        '<!-- wp:paragraph --><p>Uno <strong>dos</strong> <a href="https://x.test/">tres</a></p><!-- /wp:paragraph --><img src="https://blog.example/a.jpg" alt="Una foto"><iframe src="https://youtube.test"></iframe>',
      'excerpt:encoded': 'Corto',
    },
    category('category', 'Diseño') +
      category('post_tag', 'luz') +
      category('post_tag', 'obra') +
      meta('_thumbnail_id', '9') +
      comment,
  ),
  item(2, {
    title: '',
    'content:encoded': 'Línea una\nlínea dos\n\n[gallery ids="1,2"]',
    'wp:status': 'draft',
  }),
  item(3, { title: 'Secreta', 'wp:post_password': 'x' }),
  item(4, {
    title: 'Futura',
    'wp:status': 'future',
    'wp:post_date': '2090-01-02 10:00:00',
    'wp:post_date_gmt': '2090-01-02 09:00:00',
  }),
  item(5, { title: 'Borrada', 'wp:status': 'trash' }),
  item(6, { title: 'Una página', 'wp:post_type': 'page' }),
  item(
    7,
    {
      title: '<script>alert(1)</script>Mala',
      'content:encoded': '<a href="javascript:alert(1)">x</a><b onclick=x>y</b>',
      link: 'javascript:alert(1)',
    },
    category('category', 'Diseño'),
  ),
  item(8, { 'wp:post_type': 'nav_menu_item' }),
  item(9, { 'wp:post_type': 'attachment', 'wp:attachment_url': 'https://blog.example/foto.jpg' }),
  item(10, {
    title: 'A'.repeat(500),
    'wp:post_name': 'canci%C3%B3n',
    'wp:post_date': '0000-00-00 00:00:00',
    'wp:post_date_gmt': '0000-00-00 00:00:00',
  }),
])

const seen = z.object({
  state: z.string(),
  percent: z.int(),
  collectionId: z.string().nullable(),
  added: z.int(),
  fault: z.string().nullable(),
  line: z.int().nullable(),
  leftOut: z.array(z.object({ kind: z.string(), count: z.int() })),
})
const listed = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      state: z.string(),
      publishedAt: z.string().nullable(),
      publishAt: z.string().nullable(),
      values: z.record(z.string(), z.unknown()),
    }),
  ),
})

const withPictureState = z.object({
  pictures: z.object({
    state: z.string(),
    percent: z.int(),
    brought: z.int(),
    missingCount: z.int(),
    missing: z.array(z.object({ address: z.string(), reason: z.string() })),
  }),
})
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** Answers that wait. */
const held: (() => void)[] = []

onEachEngine('posts of WordPress', (engine) => {
  let server: TestServer
  let ana: Person
  let old: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    old = await startReceiver({
      '/foto.png': (answer) => answer.writeHead(200).end(png),
      '/dentro.png': (answer) => answer.writeHead(302, { location: 'http://169.254.169.254/a.png' }).end(),
      '/pagina.png': (answer) => answer.writeHead(200).end('<!doctype html>'),
      '/otra.png': (answer) => void held.push(() => answer.writeHead(200).end(png)),
      '/espera.png': (answer) => void held.push(() => answer.writeHead(200).end(png)),
    })
    atEnd(old.stop)
    server = await startTestServer(engine, { PICTURE_ALLOWED_HOSTS: old.host })
    ana = await signUp(server.url, 'Ana')
  })

  async function imported(xml: string) {
    const { id } = await sentFile(
      { server, owner: ana, person: ana },
      '/api/wordpress-imports?name=blog.xml',
      xml,
    )
    return vi.waitFor(async () => {
      const now = seen.parse(bodyOf(await ana.call('GET', `/api/wordpress-imports/${id}`)))
      expect(now.state).not.toBe('running')
      return now
    }, 20_000)
  }

  it('become items with all that they say, and what does not come is told', async () => {
    const done = await imported(blog)
    expect(done).toMatchObject({ state: 'done', percent: 100, added: 6, fault: null })
    expect(Object.fromEntries(done.leftOut.map(({ kind, count }) => [kind, count]))).toEqual({
      pages: 1,
      attachments: 1,
      others: 1,
      comments: 1,
      trashed: 1,
      protected: 1,
      embeds: 1,
      shortcodes: 1,
      cut: 1,
    })
    const id = done.collectionId ?? ''
    expect(bodyOf(await ana.call('GET', `/api/collections/${id}`))).toMatchObject({
      name: 'Blog & más',
      items: 6,
    })
    const { items } = listed.parse(
      bodyOf(await ana.call('GET', `/api/collections/${id}/items?sort=titulo&limit=50`)),
    )
    const called = (title: string) => items.find((each) => each.title.startsWith(title))
    expect(called('Hola')).toMatchObject({
      title: 'Hola & adiós',
      slug: 'entrada-1',
      state: 'published',
      publishedAt: '2024-03-05T09:00:00.000Z',
      values: {
        fecha: '2024-03-05',
        autor: 'Ana Ruiz',
        resumen: 'Corto',
        imagen: 'https://blog.example/foto.jpg',
        imagenes: [{ src: 'https://blog.example/a.jpg', alt: 'Una foto' }],
        categorias: ['Diseño'],
        etiquetas: ['luz', 'obra'],
        direccion: 'https://blog.example/?p=1',
        contenido: {
          text: 'Uno dos tres',
          spans: [
            { kind: 'bold', from: 4, to: 7 },
            { kind: 'link', link: 'https://x.test/', from: 8, to: 12 },
          ],
        },
      },
    })
    expect(called('Línea')).toMatchObject({
      state: 'draft',
      values: { contenido: { text: 'Línea una\nlínea dos\n\n[gallery ids="1,2"]' } },
    })
    expect(called('Secreta')).toMatchObject({ state: 'draft' })
    expect(called('Futura')).toMatchObject({ state: 'draft', publishAt: '2090-01-02T09:00:00.000Z' })
    expect(called('Mala')).toMatchObject({ values: { contenido: { text: 'xy' }, direccion: null } })
    expect(called('AAA')).toMatchObject({ slug: 'cancion', values: { fecha: null } })
  })

  it('are refused where the file declares entities, breaks off, or has none', async () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'
    expect(await imported(file([item(1, {})], bomb))).toMatchObject({
      state: 'failed',
      fault: 'ENTITIES',
      line: 2,
    })
    expect(await imported(file([item(1, {})]).slice(0, 900))).toMatchObject({
      state: 'failed',
      fault: 'BROKEN',
    })
    expect(await imported(file([]))).toMatchObject({ state: 'failed', fault: 'NO_POSTS', collectionId: null })
    const answer = await fetch(`${server.url}/api/wordpress-imports?name=x`, {
      method: 'POST',
      headers: { origin: server.url, cookie: ana.cookie, 'content-type': 'text/xml' },
      body: 'Hola',
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'NOT_WORDPRESS' })
  })

  const withPictures = (...names: readonly string[]) =>
    item(1, {
      title: 'Con fotos',
      'content:encoded': names
        .map((name) => `<img src="http://${old.host}/${name}" alt="Una ${name}">`)
        .join(''),
    })
  const picturesOf = async (id: string) =>
    withPictureState.parse(bodyOf(await ana.call('GET', `/api/wordpress-imports/${id}`))).pictures
  const sent = async (xml: string) =>
    sentFile({ server, owner: ana, person: ana }, '/api/wordpress-imports?name=blog.xml', xml)

  it('bring their pictures, each once, and tell which cannot be had', async () => {
    const names = ['foto.png', 'dentro.png', 'pagina.png', 'falta.png']
    const { id } = await sent(
      file([
        withPictures(...names),
        item(2, { 'content:encoded': `<img src="http://${old.host}/foto.png">` }),
      ]),
    )
    const done = await vi.waitFor(async () => {
      const now = await picturesOf(id)
      expect(now.state).toBe('done')
      return now
    }, 20_000)
    expect(done).toMatchObject({ percent: 100, brought: 1, missingCount: 3 })
    const why = new Map(done.missing.map(({ address, reason }) => [address.split('/').at(-1), reason]))
    expect(Object.fromEntries(why)).toEqual({
      'dentro.png': 'refused-address',
      'pagina.png': 'not-a-picture',
      'falta.png': 'status',
    })
    expect(old.of('/foto.png')).toHaveLength(1)
    const { collectionId } = seen.parse(bodyOf(await ana.call('GET', `/api/wordpress-imports/${id}`)))
    const { items } = listed.parse(
      bodyOf(await ana.call('GET', `/api/collections/${collectionId}/items?sort=titulo`)),
    )
    const gallery = z
      .array(z.object({ src: z.string(), alt: z.string() }))
      .parse(items.find(({ title }) => title === 'Con fotos')?.values['imagenes'])
    expect(gallery[0]).toMatchObject({ alt: 'Una foto.png' })
    expect((await fetch(new URL(gallery[0]?.src ?? '', server.url))).headers.get('content-type')).toBe(
      'image/png',
    )
    expect(gallery[1]?.src).toBe(`http://${old.host}/dentro.png`)
  })

  it('stop bringing them when somebody says so, and keep what is there', async () => {
    const { id } = await sent(
      file([
        withPictures('espera.png'),
        item(2, { 'content:encoded': `<img src="http://${old.host}/otra.png">` }),
      ]),
    )
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1)
    bodyOf(await ana.call('DELETE', `/api/wordpress-imports/${id}/pictures`))
    held.pop()?.()
    await expect.poll(async () => (await picturesOf(id)).brought, { timeout: 20_000 }).toBe(1)
    expect((await picturesOf(id)).state).toBe('stopped')
    // Whichever item came first: the other one was not looked at.
    expect([...old.of('/espera.png'), ...old.of('/otra.png')]).toHaveLength(1)
  })

  it('come many at a time', async () => {
    const many = Array.from({ length: 1200 }, (_, at) =>
      item(at + 1, { 'content:encoded': '<p>Hola</p>'.repeat(50) }),
    )
    expect(await imported(file(many))).toMatchObject({ state: 'done', added: 1200, leftOut: [] })
  })
})

async function* pieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

async function* endless() {
  yield* pieces('<?xml version="1.0"?><rss><channel>', 100)
  for (let at = 0; at < 20_000; at += 1)
    yield* pieces(item(at, { 'content:encoded': 'x'.repeat(5000) }), 10_000)
  yield* pieces('</channel></rss>', 100)
}

const read = async (text: string, size: number) => {
  const found: string[] = []
  for await (const { kind, texts } of wxrEntries(pieces(text, size)))
    found.push(`${kind} ${texts['title'] ?? ''}`)
  return found
}

describe('a file of WordPress', () => {
  it('is read the same however it comes, letters cut in two', async () => {
    const whole = await read(blog, 1_000_000)
    expect(whole).toHaveLength(12)
    expect(await read(blog, 7)).toEqual(whole)
    expect(whole.at(-1)).toBe('site Blog & más')
  })

  it('holds one entry at a time', async () => {
    const before = process.memoryUsage().heapUsed
    let most = 0
    let count = 0
    for await (const { kind } of wxrEntries(endless())) {
      count += Number(kind === 'item')
      if (count % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before)
    }
    expect(count).toBe(20_000)
    expect(most).toBeLessThan(200 * 1024 * 1024)
  })

  it('ends where it cannot be read on', async () => {
    await expect(read('<rss><channel><item><title>a</channel></rss>', 5)).rejects.toBeInstanceOf(BrokenWxr)
    await expect(read('<rss>&nada;</rss>', 5)).rejects.toBeInstanceOf(BrokenWxr)
  })
})
