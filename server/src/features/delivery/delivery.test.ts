import { createHash } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { everyElement } from '@aurelio/page/elements/groups'
import { registerElement } from '@aurelio/page/elements'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

/** A page of one title in this family. */
function titleIn(fontFamily: string) {
  return {
    version: 1,
    elements: [{ id: 'heading-1', type: 'heading', name: '', props: { fontFamily } }],
  }
}

/** Without the comfort of `fetch`, which unpacks bodies and sends headers of its own. */
function raw(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject).end()
    },
  )
}

const film = {
  id: 'video-1700000000003',
  type: 'video',
  name: 'Vídeo',
  props: { src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
}

onEachEngine('published pages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  it('show the page to anybody, with its own style sheet and nothing else', async () => {
    const { path } = await publishPage(ana, 'Pública', documentWith('Texto <b>seguro</b>', ['email']))
    const { status, headers, body } = await raw(server.url + path, 'GET')
    const html = body.toString()
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html>/i)
    expect(html).toContain('<title>Pública</title>')
    expect(html).toContain('Texto &')
    expect(html).not.toContain('<b>seguro')
    expect(html).not.toMatch(/<script/i)
    expect(html).toContain(`action="${path}/leads#datos-`)
    const sheet = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-length': String(body.length),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('run nothing and share nothing with the panel', async () => {
    const { path } = await publishPage(ana, 'Aislada')
    const { headers } = await raw(server.url + path, 'GET')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(
      /sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation$/,
    )
    expect(policy).not.toMatch(/script|unsafe|allow-same-origin|frame-src|media-src|allow-forms/)
  })

  it('may send a form only where they have one', async () => {
    const withForm = await publishPage(ana, 'Con formulario', documentWith('x', ['email']))
    const without = await publishPage(ana, 'Sin formulario')
    const [allowed, refused] = await Promise.all(
      [withForm, without].map(async ({ path }) => {
        const { headers } = await raw(server.url + path, 'GET')
        return String(headers['content-security-policy'])
      }),
    )
    expect(allowed).toMatch(/form-action 'self';.*sandbox .*allow-forms/)
    expect(refused).toContain("form-action 'none'")
  })

  it('with a film let its known player live, and still run no script of their own', async () => {
    const { path } = await publishPage(ana, 'Con vídeo', { version: 1, elements: [film] })
    const { headers, body } = await raw(server.url + path, 'GET')
    expect(body.toString()).toContain('<iframe')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(policy).toMatch(/sandbox .*allow-scripts allow-same-origin allow-presentation$/)
    expect(policy).not.toContain('script-src')
  })

  it('keep an origin of their own, whatever stands on them, unless a player needs the common one', async () => {
    const elements = everyElement.map(({ type, defaultProps }, at) => {
      const { children: _, ...props } = defaultProps
      return { id: `${type}-${1_700_000_000_100 + at}`, type, name: '', props }
    })
    const { path } = await publishPage(ana, 'Con todo', { version: 1, elements })
    const { headers } = await raw(server.url + path, 'GET')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'sha256-.*sandbox .*allow-forms.*allow-scripts$/)
    expect(policy).not.toMatch(/allow-same-origin|unsafe/)
  })

  it('a page names the files of its families before it is read; one without any names none', async () => {
    const { path } = await publishPage(ana, 'Con familia', titleIn('lora'))
    const { headers, body } = await raw(server.url + path, 'GET')
    const [, address = ''] = /url\("([^"]+\.woff2)"\)/.exec(body.toString()) ?? []
    expect(headers['link']).toBe(`<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    const plain = await publishPage(ana, 'Sin familia', titleIn('georgia'))
    expect((await raw(server.url + plain.path, 'GET')).headers).not.toHaveProperty('link')
  })

  it('with a countdown run its script and no other', async () => {
    const countdown = { id: 'countdown-1700000000004', type: 'countdown', name: 'Cuenta atrás', props: {} }
    const heading = {
      id: 'heading-1700000000005',
      type: 'heading',
      name: '',
      props: { text: '<script>alert(1)</script>' },
    }
    const { path } = await publishPage(ana, 'Con cuenta', { version: 1, elements: [countdown, heading] })
    const { headers, body } = await raw(server.url + path, 'GET')
    const scripts = [...body.toString().matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256').update(scripts.join('')).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'sha256-${hash}';`)
    expect(policy).toMatch(/sandbox .*allow-scripts$/)
    expect(policy).not.toMatch(/allow-same-origin|unsafe/)
  })

  it('run the script of an element that this server has never heard of', async () => {
    const text = "document.title='¡Ding!'"
    const hash = createHash('sha256').update(text).digest('base64')
    const script = { text, hash: `sha256-${hash}`, bytes: Buffer.byteLength(text) }
    registerElement({ type: 'timbre', name: 'Botón', icon: 'bell', defaultProps: {}, fields: {}, script })
    const bell = { id: 'timbre-1700000000006', type: 'timbre', name: '', props: {} }
    const { path } = await publishPage(ana, 'Con timbre', { version: 1, elements: [bell] })
    const { headers, body } = await raw(server.url + path, 'GET')
    expect(body.toString()).toContain(`<script>${text}</script>`)
    expect(headers['content-security-policy']).toMatch(/sandbox .*allow-scripts$/)
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`)
  })

  it('cost no bytes when nothing has changed', async () => {
    const { id, path } = await publishPage(ana, 'Con etiqueta')
    const first = await raw(server.url + path, 'GET')
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const header of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
      const again = await raw(server.url + path, 'GET', { 'if-none-match': header })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
    await ana.call('PUT', `/api/pages/${id}`, {
      name: 'Con etiqueta',
      document: documentWith('Nueva'),
      baseVersion: 1,
    })
    await ana.call('POST', `/api/pages/${id}/publication`)
    const changed = await raw(server.url + path, 'GET', { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers['etag']).not.toBe(etag)
  })

  it('answer HEAD as GET without the body', async () => {
    const { path } = await publishPage(ana, 'Cabecera')
    const get = await raw(server.url + path, 'GET')
    const head = await raw(server.url + path, 'HEAD')
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(get.headers[name])
  })

  it('are the same from memory as when they were read first', async () => {
    const { path } = await publishPage(ana, 'Dos veces', documentWith('hola '.repeat(400)))
    const asked = { 'accept-encoding': 'gzip' }
    const visit = async (query = '') => {
      const { headers, ...rest } = await raw(server.url + path + query, 'GET', asked)
      return { ...rest, headers: { ...headers, date: 'today' } }
    }
    const read = await visit()
    expect(read.status).toBe(200)
    for (const query of ['', '?utm_source=carta', '?']) expect(await visit(query)).toEqual(read)
    for (const method of ['POST', 'DELETE']) expect((await raw(server.url + path, method)).status).toBe(404)
    expect((await raw(`${server.url}${path}/otra`, 'GET')).status).toBe(404)
  })

  it('are packed for whoever can unpack them', async () => {
    const { path } = await publishPage(ana, 'Comprimida', documentWith('texto '.repeat(400)))
    const plain = await raw(server.url + path, 'GET')
    for (const encoding of ['br', 'gzip']) {
      const packed = await raw(server.url + path, 'GET', { 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      const unpacked = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } })
      expect(await unpacked.text()).toBe(plain.body.toString())
      const known = await raw(server.url + path, 'GET', { 'if-none-match': String(packed.headers['etag']) })
      expect(known.status).toBe(304)
    }
    const refused = await raw(server.url + path, 'GET', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it.each(['/p/no-existe', '/p/..%2f..%2fetc%2fpasswd', '/p/%00', '/p/A B', `/p/${'x'.repeat(300)}`])(
    'say kindly that nothing stands at %s',
    async (path) => {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Esta página no está publicada')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  /** The row of a page, as it stands. */
  const publicationOf = (id: string) =>
    server.database
      .query()
      .selectFrom('publicationVariant')
      .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
      .selectAll('publicationVariant')
      .where('pageId', '=', id)
      .where('live', '=', 1)
      .executeTakeFirstOrThrow()
  const fileOf = ({ fileKey }: { fileKey: string | null }) => join(server.dataDir, 'files', fileKey ?? '')

  it.each([
    ['lost', (file: string) => rmSync(file)],
    ['cut short by a power cut', (file: string) => truncateSync(file, 300)],
  ])('come back from the database when their file is %s, and stay', async (_, harm) => {
    const { id, path } = await publishPage(ana, 'Sin archivo', documentWith('Sigue aquí', ['email']))
    const file = fileOf(await publicationOf(id))
    const whole = readFileSync(file, 'utf8')
    harm(file)
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expect((await answer.text()).replace(/(name="_token" value=")[^"]+/, '$1')).toBe(whole)
    expect(readFileSync(file, 'utf8')).toBe(whole)
  })

  it('of the time before manifests get theirs at the first visit, and are served by it', async () => {
    const { id, path } = await publishPage(ana, 'De antes', { version: 1, elements: [film] })
    const { publicationId, manifest, fileKey } = await publicationOf(id)
    await server.database
      .query()
      .updateTable('publicationVariant')
      .set({ manifest: null })
      .where('publicationId', '=', publicationId)
      .execute()
    writeFileSync(fileOf({ fileKey }), '<p>Como se escribía entonces</p>')
    const { headers, body } = await raw(server.url + path, 'GET')
    expect(headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com')
    expect(body.toString()).toContain('<iframe')
    expect(await publicationOf(id)).toMatchObject({ manifest, fileKey })
  })

  it('stand in the sitemap of the origin that they share, if searchers may show them', async () => {
    const shown = await publishPage(ana, 'A la vista')
    const hidden = await publishPage(ana, 'Escondida')
    bodyOf(
      await ana.call('POST', `/api/pages/${hidden.id}/publication`, {
        settings: { indexed: false },
      }),
    )
    const textAt = async (path: string) => (await fetch(server.url + path)).text()
    const sitemap = await textAt('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${server.url}${shown.path}</loc>`)
    expect(sitemap).not.toContain(hidden.path)
    expect(await textAt('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  })

  it('are the new ones for a process that did not publish them', async () => {
    const { id, path } = await publishPage(ana, 'De otro proceso')
    const before = await (await fetch(server.url + path)).text()
    expect(before).toContain('De otro proceso')
    if (engine === 'sqlite') return
    // As another copy of the server on the same database would do it.
    await server.database
      .query()
      .updateTable('publication')
      .set({ live: 0 })
      .where('pageId', '=', id)
      .execute()
    await expect.poll(async () => (await fetch(server.url + path)).status, { timeout: 3000 }).toBe(404)
  })
})
