import { createHash } from 'node:crypto'
import { fontFile, fonts, rareFile } from '@aurelio/page/fonts'
import { defaultTheme } from '@aurelio/page/theme'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const document = {
  version: 1,
  elements: [
    {
      id: 'heading-1700000000001',
      type: 'heading',
      name: '',
      props: { text: 'Hola', color: 'token:primary' },
    },
  ],
}

onEachEngine('the kit of a site', (engine) => {
  let server: TestServer
  let ana: Person
  let address: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(bodyOf(await ana.call('GET', '/api/sites')))
    address = `/api/sites/${items[0]?.id ?? ''}/brand`
  })

  const visit = async (path: string) => {
    const answer = await fetch(server.url + path)
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') }
  }

  it('is none until it is chosen; then new publications have it, and the others once they are given it', async () => {
    expect(bodyOf(await ana.call('GET', address))).toMatchObject({ theme: null, outdated: 0 })
    const before = await publishPage(ana, 'Antes', document)
    expect((await visit(before.path)).html).not.toContain('--token-primary:')

    const theme = {
      ...defaultTheme,
      colors: { ...defaultTheme.colors, primary: '#0f766e' },
      bodyFont: 'figtree',
    }
    expect(bodyOf(await ana.call('PUT', address, { theme }))).toMatchObject({ theme, outdated: 1 })
    const after = await publishPage(ana, 'Después', document)
    expect((await visit(after.path)).html).toContain('--token-primary:#0f766e')
    expect((await visit(before.path)).html).not.toContain('--token-primary:')

    expect(bodyOf(await ana.call('POST', `${address}/publication`))).toMatchObject({ outdated: 0 })
    const painted = await visit(before.path)
    expect(painted.html).toContain('--token-primary:#0f766e')
    expect(painted.policy).toContain("font-src 'self'")
    expect((await visit(before.path)).html).toBe(painted.html)
  })

  it('takes what is in range and leaves the rest as it is by default', async () => {
    const odd = { colors: { primary: 'url(evil)' }, headingFont: '../../etc/passwd', size: 1e9, free: 'x' }
    const { theme } = z
      .object({ theme: z.unknown() })
      .parse(bodyOf(await ana.call('PUT', address, { theme: odd })))
    expect(theme).toEqual({ ...defaultTheme, size: 24 })
  })

  it('brings its families to anybody, for ever, with the very bytes that were measured', async () => {
    for (const font of fonts) {
      const served = await Promise.all([fontFile(font), rareFile(font)].map(fetchFont))
      expect(served.map(({ hash }) => hash.slice(0, 10))).toEqual([font.hash, font.rareHash])
      expect(served[0]?.length).toBe(font.bytes)
    }
    expect((await fetch(`${server.url}/p/_fonts/arial-0000000000.woff2`)).status).toBe(404)
  })

  async function fetchFont(file: string): Promise<{ hash: string; length: number }> {
    const answer = await fetch(`${server.url}/p/_fonts/${file}`, { headers: { origin: 'null' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { hash: createHash('sha256').update(bytes).digest('hex'), length: bytes.length }
  }
})
