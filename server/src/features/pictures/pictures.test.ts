import { pictureSchema } from '@aurelio/contracts/pictures'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { typeOf } from './picture-type.ts'

const listSchema = z.object({ items: z.array(pictureSchema), nextCursor: z.string().nullable() })
/** A whole PNG of one red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const listOf = async (person: Person, query = '') =>
  listSchema.parse((await person.call('GET', `/api/pictures${query}`)).body)
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

onEachEngine('pictures', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const send = async (
    person: Person | null,
    name: string,
    body: Uint8Array<ArrayBuffer>,
    origin = server.url,
  ) =>
    answerOf(
      await fetch(`${server.url}/api/pictures?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'image/png', ...(person && { cookie: person.cookie }) },
        body,
      }),
    )
  const add = async (person: Person, name: string) =>
    pictureSchema.parse((await send(person, name, Uint8Array.from(png))).body)

  it('are taken, listed for their workspace alone, and shown to anybody for ever', async () => {
    const picture = await add(ana, 'playa ñ.png')
    expect(picture).toMatchObject({ name: 'playa ñ.png', type: 'image/png', size: png.length })
    expect((await listOf(ana)).items).toEqual([picture])
    expect((await listOf(await signUp(server.url))).items).toEqual([])
    const shown = await fetch(server.url + picture.path)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers.has('set-cookie')).toBe(false)
    const again = await fetch(server.url + picture.path, {
      headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('that are drawings show themselves and run nothing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
    const { path, type } = pictureSchema.parse((await send(ana, 'a.svg', bytesOf(drawing))).body)
    expect(type).toBe('image/svg+xml')
    const shown = await fetch(server.url + path)
    expect(await shown.text()).toBe(drawing)
    expect(shown.headers.get('content-type')).toBe('image/svg+xml')
    const policy = shown.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/(?:^|; )sandbox$/)
    expect(policy).not.toContain('script')
  })

  it('go with their bytes, but not at the word of a stranger', async () => {
    const picture = await add(ana, 'fuera.png')
    const bea = await signUp(server.url)
    expect((await bea.call('DELETE', `/api/pictures/${picture.id}`)).status).toBe(404)
    expect((await fetch(server.url + picture.path)).status).toBe(200)
    expect((await ana.call('DELETE', `/api/pictures/${picture.id}`)).body).toEqual({ id: picture.id })
    expect((await fetch(server.url + picture.path)).status).toBe(404)
  })

  it('come last first, a page at a time', async () => {
    const bea = await signUp(server.url)
    for (const name of ['1.png', '2.png', '3.png']) await add(bea, name)
    const first = await listOf(bea, '?limit=2')
    expect(first.items.map(({ name }) => name)).toEqual(['3.png', '2.png'])
    const second = await listOf(bea, `?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? '')}`)
    expect(second.items.map(({ name }) => name)).toEqual(['1.png'])
    expect(second.nextCursor).toBeNull()
  })

  it('are refused signed out, from another site, for a client, and when they are none', async () => {
    const bytes = Uint8Array.from(png)
    expect((await send(null, 'a.png', bytes)).status).toBe(401)
    expect((await send(ana, 'a.png', bytes, 'https://otro.example')).status).toBe(403)
    const text = Uint8Array.from(Buffer.from('<html><svg onload="alert(1)"/> <script>alert(1)</script>'))
    expect(await send(ana, 'a.png', text)).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    })
    expect((await send(ana, 'a.png', new Uint8Array())).status).toBe(415)
    const carla = await signUp(server.url)
    // The first read of a session makes the workspace.
    await listOf(carla)
    await server.database
      .query()
      .updateTable('member')
      .set({ role: 'client' })
      .where('userId', 'in', (eb) => eb.selectFrom('user').select('id').where('email', '=', carla.email))
      .execute()
    expect((await send(carla, 'a.png', bytes)).status).toBe(403)
    expect((await carla.call('DELETE', '/api/pictures/x')).status).toBe(403)
  })

  it('over 20 MB leave nothing behind', async () => {
    const bea = await signUp(server.url)
    const large = new Uint8Array(20 * 1024 * 1024 + 1)
    large.set(png)
    // The connection may close before all of it is sent; an answer that arrives says why.
    const status = await send(bea, 'a.png', large).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect((await listOf(bea)).items).toEqual([])
  })

  it('have addresses that lead nowhere else', async () => {
    for (const path of ['x.png', '..%2f..%2faurelio.db', '%2e%2e/secret', `${'0'.repeat(8)}.png`])
      expect((await fetch(`${server.url}/p/_pictures/${path}`)).status).toBe(404)
  })
})

describe('typeOf', () => {
  it('knows pictures by their first bytes', () => {
    expect(typeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
    expect(typeOf(bytesOf('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp')
    expect(typeOf(bytesOf('GIF89a'))).toBe('image/gif')
    expect(typeOf(bytesOf('\0\0\0\u001cftypavif\0\0\0\0mif1'))).toBe('image/avif')
    expect(typeOf(bytesOf('\0\0\0\u001cftypheic\0\0\0\0mif1'))).toBeNull()
    expect(typeOf(bytesOf('%PDF-1.7'))).toBeNull()
    const head =
      '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- Hecho a mano --><svg xmlns="http://www.w3.org/2000/svg">'
    expect(typeOf(bytesOf(head))).toBe('image/svg+xml')
    expect(typeOf(bytesOf('<html><svg></svg>'))).toBeNull()
    expect(typeOf(bytesOf('<!DOCTYPE html><svg>'))).toBeNull()
    expect(typeOf(bytesOf('<svgx>'))).toBeNull()
  })
})
