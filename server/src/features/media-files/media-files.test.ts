import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { mediaFileSchema } from '@aurelio/contracts/media-files'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const megabyte = 1024 * 1024
const listSchema = z.object({ items: z.array(mediaFileSchema), largest: z.int() })
const filmOf = (size: number) =>
  new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), randomBytes(size)]))

onEachEngine('films and sounds of one’s own', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { MEDIA_FILE_MB: '2' })
    ana = await signUp(server.url)
  })

  const upload = (name: string, body: Uint8Array<ArrayBuffer> | string | ReadableStream, person = ana) =>
    fetch(`${server.url}/api/media-files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { origin: server.url, cookie: person.cookie, 'content-type': 'application/octet-stream' },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  const list = async (kind: string) =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/media-files?kind=${kind}`)))
  const kept = () => {
    const folder = join(server.dataDir, 'files/media')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  it('are kept as they are, and played by anybody', async () => {
    const bytes = filmOf(megabyte)
    // What it is called says nothing.
    const answer = await upload('../Vacaciones.mov', bytes)
    expect(answer.status).toBe(201)
    const file = mediaFileSchema.parse(await answer.json())
    expect(file).toMatchObject({ name: '../Vacaciones.mov', kind: 'video', size: bytes.length })
    expect(file.path).toMatch(/^\/p\/_media\/[\w-]{36}\.mp4$/)
    expect(new Uint8Array(await (await fetch(server.url + file.path)).arrayBuffer())).toEqual(bytes)
    const sound = await upload('voz', 'ID3\u0004\0\0\0\0\0\0 y lo demás')
    expect(mediaFileSchema.parse(await sound.json())).toMatchObject({ kind: 'audio', name: 'voz' })
    expect(await list('video')).toMatchObject({ items: [{ id: file.id }], largest: 2 * megabyte })
    expect((await list('audio')).items).toHaveLength(1)
  })

  it('may be a PDF, which the browser shows by itself and nobody takes for a film', async () => {
    const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type /Catalog>> endobj\n%%EOF'
    const answer = await upload('Tarifas.pdf', pdf)
    const file = mediaFileSchema.parse(await answer.json())
    expect(file).toMatchObject({ kind: 'document', name: 'Tarifas.pdf' })
    expect(file.path).toMatch(/^\/p\/_media\/[\w-]{36}\.pdf$/)
    const shown = await fetch(server.url + file.path)
    expect(await shown.text()).toBe(pdf)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).not.toContain('sandbox')
    expect((await list('document')).items).toHaveLength(1)
    // What only says that it is one.
    expect((await upload('Tarifas.pdf', '<html>%PDF-1.7</html>')).status).toBe(415)
  })

  it('are refused, with nothing left behind, where they are none or too large', async () => {
    const before = kept()
    const wrong = await upload('guion.mp4', 'Esto no es un vídeo')
    expect([wrong.status, await wrong.text()]).toEqual([415, expect.stringContaining('MP4, WebM, MP3')])
    const large = await upload('larga.mp4', filmOf(3 * megabyte))
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('2 MB')])
    // One that does not say how long it is.
    const pieces = [filmOf(megabyte), randomBytes(megabyte), randomBytes(megabyte)]
    expect((await upload('sin-fin.mp4', ReadableStream.from(pieces))).status).toBe(413)
    expect(kept()).toEqual(before)
  })

  it('leave nothing behind where somebody breaks off', async () => {
    const before = kept()
    const sent = request(`${server.url}/api/media-files?name=rota.mp4`, {
      method: 'POST',
      headers: {
        origin: server.url,
        cookie: ana.cookie,
        'content-type': 'application/octet-stream',
        'content-length': megabyte,
      },
    })
    sent.on('error', () => {})
    sent.write(filmOf(100_000))
    await expect.poll(() => kept().length).toBe(before.length + 1)
    sent.destroy()
    await expect.poll(kept).toEqual(before)
  })

  it('are answered to caches and players as files are', async () => {
    const { path } = mediaFileSchema.parse(await (await upload('a.mp4', filmOf(1000))).json())
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(server.url + path, { method, headers })
    const etag = (await ask({})).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': `"otro", W/${etag}` })).status).toBe(304)
    expect((await ask({ 'if-none-match': '"otro"' })).status).toBe(200)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      '1016',
      'bytes',
    ])
  })
})
