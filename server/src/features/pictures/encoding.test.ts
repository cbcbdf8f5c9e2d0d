import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSchema } from '@aurelio/contracts/pictures'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A photograph as a phone makes it: lying on its side, with where it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Ana Garcia' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const image = (id: string, src: string) => ({
  id,
  type: 'image',
  name: 'Foto',
  props: { src, alt: 'Foto' },
})

onEachEngine('pictures of pages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const add = async (name: string, body: Uint8Array) => {
    const answer = await answerOf(
      await fetch(`${server.url}/api/pictures?name=${name}`, {
        method: 'POST',
        headers: { origin: server.url, cookie: ana.cookie },
        body: Uint8Array.from(body),
      }),
    )
    expect(answer.status, answer.text).toBe(201)
    return pictureSchema.parse(answer.body)
  }
  const bytesAt = async (path: string) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer())
  const encoded = () =>
    expect
      .poll(async () => (await ana.call('GET', '/api/pictures/encoding')).body, { timeout: 60_000 })
      .toEqual({ waiting: 0, percent: 0 })
  const publish = async (elements: readonly unknown[]) => {
    const { id, path } = await publishPage(ana, 'Fotos', { version: 1, elements })
    return { id, html: async () => (await fetch(server.url + path)).text() }
  }
  const keptFiles = () => readdirSync(join(server.dataDir, 'files/pictures'))

  it('tell nothing of camera and place, and stand upright', async () => {
    const sent = await photo(1000, 600)
    expect(sent.includes('Ana Garcia') && (await sharp(sent).metadata()).exif !== undefined).toBe(true)
    const { path, width, height } = await add('lado.jpg', sent)
    expect([width, height]).toEqual([600, 1000])
    const kept = await bytesAt(path)
    const { exif, orientation } = await sharp(kept).metadata()
    expect(orientation).toBe(6)
    // The orientation alone: 26 bytes of directory behind six of name.
    expect(exif?.length).toBe(32)
    expect(kept.includes('Ana Garcia')).toBe(false)
  })

  it(
    'go out as they are, and again with AVIF and WebP once these are there',
    { timeout: 90_000 },
    async () => {
      const { path } = await add('ancha.jpg', await photo(700, 1300))
      const page = await publish([image('image-1', path)])
      expect(await page.html()).toContain(`src="${path}" alt="Foto" width="1300" height="700"`)
      await encoded()
      // The page hears of it after the picture has it.
      await expect.poll(() => page.html()).toContain('type="image/avif"')
      const html = await page.html()
      const base = path.replace('.jpg', '')
      expect(html).toContain(
        `<source type="image/avif" srcSet="${base}-480.avif 480w, ${base}-960.avif 960w, ${base}-1300.avif 1300w" sizes="100vw"/>`,
      )
      expect(html).toContain('fetchPriority="high"')
      for (const [, variant = ''] of html.matchAll(/(\/p\/_pictures\/[\w.-]+) \d+w/g)) {
        const [, width] = /-(\d+)\./.exec(variant) ?? []
        const made = await bytesAt(variant)
        expect(await sharp(made).metadata()).toMatchObject({ width: Number(width), hasAlpha: false })
        expect(made.includes('Exif')).toBe(false)
      }
    },
  )

  it('leave nothing behind when they are removed', { timeout: 90_000 }, async () => {
    const { id } = await add(
      'fuera.png',
      await sharp(await photo(500, 500))
        .png()
        .toBuffer(),
    )
    await encoded()
    expect(keptFiles().filter((file) => file.startsWith(id)).length).toBeGreaterThan(2)
    expect((await ana.call('DELETE', `/api/pictures/${id}`)).status).toBe(200)
    expect(keptFiles().filter((file) => file.startsWith(id))).toEqual([])
  })

  it('that a page carries in itself become pictures of the workspace when it is published', async () => {
    const data = `data:image/png;base64,${(
      await sharp(await photo(40, 30))
        .png()
        .toBuffer()
    ).toString('base64')}`
    const page = await publish([image('image-1', data), image('image-2', data)])
    const html = await page.html()
    expect(html).not.toContain('base64')
    const [, first = ''] = /src="(\/p\/_pictures\/[\w-]+\.png)"/.exec(html) ?? []
    expect((await sharp(await bytesAt(first)).metadata()).width).toBe(40)
    const before = keptFiles().length
    expect((await ana.call('POST', `/api/pages/${page.id}/publication`)).status).toBe(200)
    await encoded()
    expect(keptFiles().filter((file) => file.endsWith('.png')).length).toBeLessThanOrEqual(before)
    expect(await page.html()).toContain(first)
  })

  it('that end early or are no picture are refused, and leave no file', async () => {
    const whole = await photo(300, 300)
    const send = (body: Uint8Array) =>
      fetch(`${server.url}/api/pictures?name=rota.jpg`, {
        method: 'POST',
        headers: { origin: server.url, cookie: ana.cookie },
        body: Uint8Array.from(body),
      })
    const before = keptFiles().length
    expect((await send(whole.subarray(0, whole.length - 40))).status).toBe(415)
    expect((await send(Buffer.from('<!doctype html><p>foto.jpg'))).status).toBe(415)
    expect(keptFiles().length).toBe(before)
    expect(readdirSync(join(server.dataDir, 'files/uploads'))).toEqual([])
  })
})
