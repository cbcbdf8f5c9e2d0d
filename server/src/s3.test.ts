import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { leadSchema } from '@aurelio/contracts/leads'
import { mediaFileSchema } from '@aurelio/contracts/media-files'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from './platform/config.ts'
import { openFileStore } from './platform/storage/file-store.ts'
import { startServer } from './server.ts'
import { aurelio } from './testing/command.ts'
import { emptyDatabase, onEachEngine, temporaryFolder } from './testing/engines.ts'
import { documentWith, formId, publishPage, sendThumbnail } from './testing/pages.ts'
import { freePort } from './testing/postgres.ts'
import { askReview } from './testing/reviews.ts'
import { type S3Server, startS3 } from './testing/s3-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from './testing/test-server.ts'
import { bodyOf, createTask, sessionOf } from './testing/work.ts'

const png = new Uint8Array(
  await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer(),
)
const form = ['name', { name: 'foto', label: 'Foto', type: 'file', accept: 'images', max: 1 }]
const picturesSchema = z.object({ items: z.array(z.object({ path: z.string(), name: z.string() })) })
const overviewSchema = z.object({
  items: z.array(z.object({ thumbnail: z.object({ path: z.string() }).nullable() })),
})
const taskSchema = z.object({ task_id: z.string() })
const stateSchema = z.object({ status: z.string() })
const leadsSchema = z.object({ items: z.array(leadSchema) })
const video = {
  VIDEO_YTDLP: join(import.meta.dirname, '../../media/src/testing/scripted-ytdlp.mjs'),
  VIDEO_ENGINE_FETCH: 'off',
  VIDEO_ALLOWED_HOSTS: '127.0.0.1:9',
  VIDEO_DISK_FLOOR_MB: '0',
}

/** What a browser sends as a file: the body is its bytes. */
function senderOf(url: string, { cookie }: Person) {
  return (method: string, path: string, type: string, body: Uint8Array<ArrayBuffer> | string) =>
    fetch(url + path, { method, headers: { origin: url, cookie, 'content-type': type }, body })
}

onEachEngine('files in S3', (engine) => {
  let s3: S3Server
  let server: TestServer
  let ana: Person
  let send: ReturnType<typeof senderOf>
  let page: { id: string; path: string }
  beforeAll(async () => {
    s3 = await startS3()
    server = await startTestServer(engine, { ...s3.environment, ...video, LOG_LEVEL: 'silent' })
    ana = await signUp(server.url)
    send = senderOf(server.url, ana)
    page = await publishPage(ana, 'En S3', documentWith('Hola desde el contenedor', form))
  }, 60_000)

  const read = (path: string, cookie = ana.cookie) =>
    fetch(new URL(path, server.url), { headers: { cookie } })
  const bytesOf = async (path: string) => new Uint8Array(await (await read(path)).arrayBuffer())
  const pictures = async () => picturesSchema.parse(bodyOf(await ana.call('GET', '/api/pictures'))).items
  const taskFiles = async () => `/api/tasks/${(await createTask(ana, 'Con archivos')).id}/files`
  const sendLead = (name: string) => {
    const body = new FormData()
    for (const [field, value] of Object.entries({ formId, name })) body.set(field, value)
    body.set('foto', new File([png], 'foto.png'))
    return fetch(`${server.url}${page.path}/leads`, { method: 'POST', redirect: 'manual', body })
  }

  it('are those of pages, their thumbnails and their reviews', async () => {
    expect(await (await fetch(server.url + page.path)).text()).toContain('Hola desde el contenedor')
    expect(await sendThumbnail(server.url, ana, page.id, 1)).toBe(204)
    const overview = bodyOf(await ana.call('GET', '/api/overview/pages'))
    const thumbnail = overviewSchema.parse(overview).items.find((each) => each.thumbnail)?.thumbnail
    expect((await read(thumbnail?.path ?? '')).headers.get('content-type')).toBe('image/webp')
    const { id } = await askReview(ana, page.id)
    expect((await read(`/api/reviews/${id}/page`)).status).toBe(200)
  })

  it('are pictures, the smaller ones made of them, photos and logos', async () => {
    expect((await send('POST', '/api/pictures?name=punto.png', 'image/png', png)).status).toBe(201)
    const [picture] = await pictures()
    expect(await bytesOf(picture?.path ?? '')).not.toHaveLength(0)
    expect((await send('PUT', '/api/profile/photo', 'image/png', png)).status).toBe(200)
    const { image } = (await sessionOf(ana)).user
    expect((await read(image ?? '')).headers.get('content-type')).toBe('image/webp')
    expect((await send('PUT', '/api/workspace/logo', 'image/png', png)).status).toBe(200)
    expect((await read((await sessionOf(ana)).workspace.logo ?? '')).status).toBe(200)
    // What a job makes of a picture is in the bucket as well.
    const encoded = async () =>
      z.object({ waiting: z.int() }).parse(bodyOf(await ana.call('GET', '/api/pictures/encoding')))
    await expect.poll(async () => (await encoded()).waiting, { timeout: 30_000 }).toBe(0)
  })

  it('are what comes with a lead, and what leads come out of', async () => {
    expect((await sendLead('Con foto')).status).toBe(303)
    const { items } = leadsSchema.parse(bodyOf(await ana.call('GET', '/api/leads')))
    const file = items[0]?.fields.find(({ name }) => name === 'foto')
    expect(await bytesOf(`/api/lead-files/${file?.fileId}`)).toEqual(png)
    const csv = 'Nombre;Correo electrónico\r\nLuis;luis@ejemplo.es\r\n'
    const taken = await send('POST', '/api/lead-imports?name=contactos.csv', 'text/csv', csv)
    const { id } = z.object({ id: z.string() }).parse(await taken.json())
    bodyOf(await ana.call('POST', `/api/lead-imports/${id}/start`, { mapping: ['name', 'email'] }))
    const state = async () => (await ana.call('GET', `/api/lead-imports/${id}`)).text
    await expect.poll(state).toContain('"state":"done"')
  })

  it('are those of tasks', async () => {
    const kept = await send('POST', `${await taskFiles()}?name=logo.png`, 'application/octet-stream', png)
    const { id } = z.object({ id: z.string() }).parse(await kept.json())
    expect(await bytesOf(`/api/work-files/${id}`)).toEqual(png)
  })

  it('are videos, handed out by the store itself, and by parts', async () => {
    const wanted = { url: 'http://127.0.0.1:9/ok', format_id: '18' }
    bodyOf(await ana.call('POST', '/api/youtube/info', { url: wanted.url }))
    const { task_id: id } = taskSchema.parse(bodyOf(await ana.call('POST', '/api/youtube/download', wanted)))
    const status = async () =>
      stateSchema.parse(bodyOf(await ana.call('GET', `/api/youtube/status/${id}`))).status
    await expect.poll(status, { timeout: 30_000 }).toBe('completed')
    const asked = await ana.call('GET', `/api/youtube/files/${id}`)
    expect(asked.status).toBe(302)
    const answer = await fetch(asked.headers.get('location') ?? '', { headers: { range: 'bytes=4-7' } })
    expect([answer.status, await answer.text()]).toEqual([206, 'ftyp'])
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Prueba_")
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect((await fetch(`${server.url}/api/youtube/files/${id}`, { redirect: 'manual' })).status).toBe(401)
    bodyOf(await ana.call('DELETE', `/api/youtube/downloads/${id}`))
    expect((await ana.call('GET', `/api/youtube/files/${id}`)).status).toBe(404)
  })

  it('are films of published pages, played through by parts at any host', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(3_000_000)])
    const sent = await send('POST', '/api/media-files?name=corte.mp4', 'video/mp4', new Uint8Array(film))
    const { path, id } = mediaFileSchema.parse(await sent.json())
    const shown = await publishPage(ana, 'Con película', {
      version: 1,
      elements: [{ id: 'video-1', type: 'video', name: '', props: { src: path } }],
    })
    const answered = await fetch(server.url + shown.path)
    expect(await answered.text()).toContain(`src="${path}"`)
    expect(answered.headers.get('content-security-policy')).toContain("media-src 'self'")

    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(server.url + path, { method, headers, redirect: 'manual' })
    // As a player: an open range first, then one after the other, until all of it is there.
    const parts: Buffer[] = []
    for (let at = 0; at < film.length; at += 1_300_000) {
      const end = Math.min(film.length, at + 1_300_000) - 1
      const part = await ask({ range: `bytes=${at}-${end}` })
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${at}-${end}/${film.length}`,
      ])
      parts.push(Buffer.from(await part.arrayBuffer()))
    }
    expect(Buffer.concat(parts).equals(film)).toBe(true)
    expect(Buffer.from(await (await ask({ range: 'bytes=0-' })).arrayBuffer()).equals(film)).toBe(true)
    const last = await ask({ range: 'bytes=-5' })
    expect(Buffer.from(await last.arrayBuffer()).equals(film.subarray(-5))).toBe(true)
    expect((await ask({ range: `bytes=${film.length}-` })).status).toBe(416)

    const whole = await ask()
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
    const etag = whole.headers.get('etag') ?? ''
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(film.length),
      '',
    ])
    const known = await ask({ 'if-none-match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
    // Half a film and half of another one would be of no use.
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"otra"' })).status).toBe(200)
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    // A page of another web plays it as well.
    expect((await ask({ origin: 'https://otra.ejemplo', range: 'bytes=0-9' })).status).toBe(206)

    for (const unknown of [path.replace(id, randomUUID()), path.replace('.mp4', '.webm'), '/p/_media/x'])
      expect((await fetch(server.url + unknown)).status, unknown).toBe(404)
    expect((await ana.call('DELETE', `/api/media-files/${id}`)).status).toBe(200)
    expect((await ask({ range: 'bytes=0-9' })).status).toBe(404)
  })

  it('stay out of the data folder', () => {
    expect(s3.folders()).toEqual(
      expect.arrayContaining(['pages', 'thumbnails', 'pictures', 'lead-files', 'work-files']),
    )
    expect(existsSync(join(server.dataDir, 'files'))).toBe(false)
  })

  it('are missed kindly while the store is gone or hangs, and nothing is lost', async () => {
    const before = (await pictures()).length
    const { path: unseen } = await publishPage(ana, 'Sin visitas')
    const files = await taskFiles()
    const uploads = [
      () => send('POST', '/api/pictures?name=otra.png', 'image/png', png),
      () => send('PUT', '/api/profile/photo', 'image/png', png),
      () => send('PUT', '/api/workspace/logo', 'image/png', png),
      () => send('POST', `${files}?name=otra.png`, 'application/octet-stream', png),
      () => send('POST', '/api/lead-imports?name=otros.csv', 'text/csv', 'Nombre\r\nEva\r\n'),
    ]
    await s3.away()
    try {
      expect((await fetch(server.url + page.path)).status).toBe(200)
      // One that nobody has asked for yet is drawn again.
      expect(await (await fetch(server.url + unseen)).text()).toContain('Sin visitas')
      for (const upload of uploads) {
        const refused = await upload()
        expect([refused.url, refused.status, refused.headers.get('retry-after')]).toEqual([
          refused.url,
          503,
          '2',
        ])
      }
      const form503 = await sendLead('Mientras tanto')
      expect(form503.status).toBe(503)
      expect(await form503.text()).toContain('value="Mientras tanto"')
      const published = await ana.call('POST', `/api/pages/${page.id}/publication`)
      expect(published.status).toBe(503)
      expect((await ana.call('GET', '/api/health/ready')).status).toBe(503)
      // What needs no file goes on.
      expect((await ana.call('POST', '/api/projects', { name: 'Sin archivos' })).status).toBe(201)
    } finally {
      await s3.back()
    }
    await expect.poll(async () => (await ana.call('GET', '/api/health/ready')).status).toBe(200)
    expect((await fetch(server.url + unseen)).status).toBe(200)
    expect(await pictures()).toHaveLength(before)
    for (const upload of uploads) expect((await upload()).ok).toBe(true)
    expect((await sendLead('Después')).status).toBe(303)
    expect((await ana.call('POST', `/api/pages/${page.id}/publication`)).status).toBe(200)

    s3.hang()
    const late = send('POST', '/api/pictures?name=lenta.png', 'image/png', png)
    expect((await ana.call('POST', '/api/projects', { name: 'Nadie espera' })).status).toBe(201)
    s3.wake()
    expect((await late).status).toBe(201)
  }, 90_000)

  it('go into a backup, and come back into another bucket', async () => {
    const folder = temporaryFolder()
    expect(await aurelio(['backup', 'copia'], server.environment, folder)).toMatchObject({ code: 0 })
    const elsewhere = await startS3()
    const port = String(await freePort())
    const settings = await emptyDatabase(engine)
    const environment = {
      ...elsewhere.environment,
      DATA_DIR: temporaryFolder(),
      PORT: port,
      LOG_LEVEL: 'error',
      ...(settings.engine === 'postgres' && { DATABASE_URL: settings.url }),
    }
    expect(await aurelio(['restore', 'copia'], environment, folder)).toMatchObject({ code: 0 })
    const restored = await startServer(readConfig(environment), temporaryFolder())
    try {
      const url = `http://localhost:${port}`
      expect(await (await fetch(url + page.path)).text()).toContain('Hola desde el contenedor')
      const [picture] = await pictures()
      const here = await fetch(new URL(picture?.path ?? '', url))
      expect(new Uint8Array(await here.arrayBuffer())).toEqual(await bytesOf(picture?.path ?? ''))
    } finally {
      await restored.stop()
    }
  }, 60_000)
})

it('a file of unknown length goes up in parts, and one that breaks off is not there', async () => {
  const { environment } = await startS3()
  const files = await openFileStore(readConfig({ ...environment, DATA_DIR: temporaryFolder() }).storage)
  const bytes = randomBytes(12 * 1024 * 1024)
  await files.putStream(
    'uploads/grande',
    Readable.from([bytes.subarray(0, 7_000_000), bytes.subarray(7_000_000)]),
  )
  expect(Buffer.from(await files.getBytes('uploads/grande')).equals(bytes)).toBe(true)
  async function* broken() {
    yield bytes
    throw new Error('The person went away')
  }
  await expect(files.putStream('uploads/rota', Readable.from(broken()))).rejects.toThrow('uploads/rota')
  expect(await files.exists('uploads/rota')).toBe(false)
})
