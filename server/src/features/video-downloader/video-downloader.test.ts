import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { videoEngineSchema, videoInfoSchema, videoTaskSchema } from '@aurelio/contracts/video-downloader'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine, temporaryFolder } from '../../testing/engines.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sessionOf } from '../../testing/work.ts'

/** Speaks like the engine; so these run where it is not installed. Neither ffmpeg nor ffprobe is on this PATH. */
const scripted = {
  VIDEO_YTDLP: join(import.meta.dirname, '../../../../media/src/testing/scripted-ytdlp.mjs'),
  VIDEO_ENGINE_FETCH: 'off',
  VIDEO_ALLOWED_HOSTS: '127.0.0.1:9',
  VIDEO_DISK_FLOOR_MB: '0',
  PATH: dirname(process.execPath),
}
const site = 'http://127.0.0.1:9'
const failureSchema = z.object({ status: z.int(), detail: z.string(), code: z.string() })

const info = (person: Person, path: string) => person.call('POST', '/api/youtube/info', { url: site + path })
async function start(person: Person, path: string, rest: Record<string, unknown> = {}) {
  const { body } = await person.call('POST', '/api/youtube/download', { url: site + path, ...rest })
  return z.object({ task_id: z.string() }).parse(body).task_id
}
const status = async (person: Person, id: string) =>
  videoTaskSchema.parse((await person.call('GET', `/api/youtube/status/${id}`)).body)
const ended = (person: Person, id: string) =>
  expect.poll(async () => (await status(person, id)).status, { timeout: 15_000, interval: 50 })

const keptSchema = z.object({ id: z.string(), path: z.string() })
const toLibrary = async (person: Person, id: string) =>
  (await person.call('POST', `/api/youtube/downloads/${id}/library`)).body

onEachEngine('the video downloader', (engine) => {
  let server: TestServer
  let ana: Person
  let dataDir: string
  beforeAll(async () => {
    dataDir = temporaryFolder()
    server = await startTestServer(engine, { ...scripted, DATA_DIR: dataDir, VIDEO_DAILY_TASKS: '1000' })
    ana = await signUp(server.url)
  })

  it('tells what an address holds', async () => {
    const found = videoInfoSchema.parse((await info(ana, '/ok')).body)
    expect(found).toMatchObject({
      title: 'Prueba: «uno/dos»',
      duration: 12,
      duration_estimated: false,
      playlist: false,
    })
    expect(
      found.formats.map(({ format_id, resolution, extension, filesize }) => [
        format_id,
        resolution,
        extension,
        filesize,
      ]),
    ).toEqual([
      ['18', '640x360', 'mp4', 1000],
      ['137', '1920x1080', 'mp4', 5500],
      ['140', 'audio only', 'm4a', 500],
    ])
    expect((await info(ana, '/playlist')).body).toMatchObject({ playlist: true })
  })

  it('lists a playlist, and downloads what was chosen of it', async () => {
    const list = await ana.call('POST', '/api/youtube/playlist', { url: `${site}/playlist` })
    expect(list.body).toEqual({
      title: 'Lista',
      entries: [
        { title: 'Uno', duration: 12, url: `${site}/ok`, item: 1 },
        { title: 'Prueba: «uno/dos»', duration: 12, url: `${site}/playlist`, item: 2 },
      ],
      more: false,
    })
    const id = await start(ana, '/playlist', { item: 2 })
    await ended(ana, id).toBe('completed')
    const beyond = await ana.call('POST', '/api/youtube/download', { url: `${site}/ok`, item: 101 })
    expect(beyond.status).toBe(422)
  })

  it('downloads, and hands the file out with Range to its owner alone', async () => {
    const id = await start(ana, '/ok', { format_id: '18' })
    await ended(ana, id).toBe('completed')
    const { result, expires_at: expires } = await status(ana, id)
    expect(result).toMatchObject({
      filename: 'Prueba_ «uno_dos».mp4',
      size: 1000,
      url: `/api/youtube/files/${id}`,
    })
    expect(Date.parse(expires ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const file = `${server.url}/api/youtube/files/${id}`
    const whole = await fetch(file, { headers: { cookie: ana.cookie } })
    expect(whole.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Prueba_%20%C2%ABuno_dos%C2%BB.mp4",
    )
    expect((await whole.arrayBuffer()).byteLength).toBe(1000)
    const part = await fetch(file, { headers: { cookie: ana.cookie, range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 4-7/1000',
      'ftyp',
    ])
    expect((await fetch(file, { headers: { cookie: ana.cookie, range: 'bytes=1000-' } })).status).toBe(416)
    expect((await fetch(file)).status).toBe(401)

    const luis = await signUp(server.url)
    for (const [method, path] of [
      ['GET', `/api/youtube/status/${id}`],
      ['GET', `/api/youtube/files/${id}`],
      ['POST', `/api/youtube/downloads/${id}/cancel`],
      ['POST', `/api/youtube/downloads/${id}/retry`],
      ['POST', `/api/youtube/downloads/${id}/library`],
      ['DELETE', `/api/youtube/downloads/${id}`],
    ] as const)
      expect((await luis.call(method, path)).status, `${method} ${path}`).toBe(404)
    expect((await luis.call('GET', '/api/youtube/downloads')).body).toMatchObject({ items: [] })

    expect((await ana.call('DELETE', `/api/youtube/downloads/${id}`)).status).toBe(200)
    expect((await ana.call('GET', `/api/youtube/files/${id}`)).status).toBe(404)
    expect(readdirSync(join(dataDir, 'files/videos'))).not.toContain(`${id}.mp4`)
  })

  it('sends a film to the page builder’s library, where anybody can play it when the download has gone', async () => {
    const eva = await signUp(server.url)
    const id = await start(eva, '/ok')
    await ended(eva, id).toBe('completed')
    const kept = keptSchema.parse(await toLibrary(eva, id))
    expect(kept.path).toMatch(/^\/p\/_media\/[\w-]+\.mp4$/)
    await eva.call('DELETE', `/api/youtube/downloads/${id}`)
    const listed = async (kind: string) =>
      z
        .object({ items: z.array(z.unknown()) })
        .parse((await eva.call('GET', `/api/media-files?kind=${kind}`)).body).items
    expect(await listed('video')).toMatchObject([
      { id: kept.id, path: kept.path, name: 'Prueba: «uno/dos».mp4', kind: 'video', size: 1000 },
    ])
    expect(await listed('audio')).toEqual([])
    const part = await fetch(server.url + kept.path, { headers: { range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ])
    expect(part.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await ana.call('DELETE', `/api/media-files/${kept.id}`)).status).toBe(404)
    expect((await eva.call('DELETE', `/api/media-files/${kept.id}`)).status).toBe(200)
    expect((await fetch(server.url + kept.path)).status).toBe(404)
    expect(readdirSync(join(dataDir, 'files/media'))).not.toContain(`${kept.id}.mp4`)
  })

  it('keeps what browsers do not play, and what is too large, out of the library', async () => {
    const eva = await signUp(server.url)
    const id = await start(eva, '/ok')
    await ended(eva, id).toBe('completed')
    const set = (change: { size?: number; fileKey?: string }) =>
      server.database.query().updateTable('videoTask').set(change).where('id', '=', id).execute()
    await set({ size: 300 * 1024 ** 2 })
    expect(await toLibrary(eva, id)).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/^The library takes videos and sounds of up to 200 MB\./),
    })
    await set({ size: 1000, fileKey: `videos/${id}.mkv` })
    expect(await toLibrary(eva, id)).toMatchObject({
      status: 422,
      detail: 'The library takes what browsers play: mp4, webm, mp3, m4a, ogg, opus, wav.',
    })
    expect((await eva.call('GET', '/api/media-files?kind=video')).body).toMatchObject({ items: [] })
  })

  it('sends a picture to the page builder’s library', async () => {
    const id = await start(ana, '/ok', { extra: { kind: 'thumbnail' } })
    await ended(ana, id).toBe('completed')
    const { body } = await ana.call('POST', `/api/youtube/downloads/${id}/library`)
    const { path } = z.object({ id: z.string(), path: z.string() }).parse(body)
    expect((await ana.call('GET', '/api/pictures')).body).toMatchObject({
      items: [{ path, type: 'image/png', width: 1, height: 1 }],
    })
    expect((await fetch(server.url + path)).status).toBe(200)
  })

  it('fails with a clear word, and tries again when asked', async () => {
    const id = await start(ana, '/disguised')
    await ended(ana, id).toBe('failed')
    expect((await status(ana, id)).error).toBe('What came from this address is not a video file.')
    expect((await ana.call('POST', `/api/youtube/downloads/${id}/retry`)).body).toMatchObject({
      status: 'processing',
      error: null,
    })
    await ended(ana, id).toBe('failed')
    const large = await start(ana, '/large')
    await ended(ana, large).toBe('failed')
    expect((await status(ana, large)).error).toBe(
      'The file is larger than the limit of 2 GB. Choose a lower quality.',
    )
  })

  it('never lets the figure fall, and cancels at once', async () => {
    const id = await start(ana, '/slow')
    const figures: number[] = []
    await expect
      .poll(async () => figures.push((await status(ana, id)).progress) && (figures.at(-1) ?? 0), {
        timeout: 15_000,
      })
      .toBeGreaterThan(3)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    const folder = join(dataDir, 'videos/tasks', id)
    expect(existsSync(folder)).toBe(true)
    expect((await ana.call('POST', `/api/youtube/downloads/${id}/cancel`)).body).toMatchObject({
      status: 'failed',
      cancelled: true,
    })
    await expect.poll(() => existsSync(folder), { timeout: 8000 }).toBe(false)
    expect(await status(ana, id)).toMatchObject({ status: 'failed', error: 'The download was cancelled.' })
  })

  it.each([
    ['--version', 'This is not a web address. It starts with http:// or https://.'],
    ['', 'Please enter a YouTube URL'],
    ['file:///etc/passwd', 'This is not a web address. It starts with http:// or https://.'],
    ['ftp://127.0.0.1:9/a', 'This is not a web address. It starts with http:// or https://.'],
    ['http://a:b@127.0.0.1:9/ok', 'The address holds a user name or password. Remove them.'],
    ['http://127.0.0.1:9/ok\n--exec', 'This is not a web address. It starts with http:// or https://.'],
    [
      'http://127.0.0.1:9/#__youtubedl_smuggle=1',
      'This is not a web address. It starts with http:// or https://.',
    ],
    [
      'http://127.0.0.1:10/ok',
      'This address is not allowed: it leads to a private network or an unusual port.',
    ],
    [
      'http://169.254.169.254/latest',
      'This address is not allowed: it leads to a private network or an unusual port.',
    ],
    [
      'http://[::ffff:127.0.0.1]/',
      'This address is not allowed: it leads to a private network or an unusual port.',
    ],
    [`http://127.0.0.1:9/fail`, 'There is nothing at this address (404). Check that it is complete.'],
    [`http://127.0.0.1:9/long`, 'The video is longer than the limit of 2 h.'],
  ])('refuses %j', async (url, detail) => {
    const answer = await ana.call('POST', '/api/youtube/info', { url })
    expect(failureSchema.parse(answer.body)).toEqual({ status: 422, detail, code: 'VIDEO_REFUSED' })
  })

  it('refuses a format that was not offered', async () => {
    await info(ana, '/ok')
    const answer = await ana.call('POST', '/api/youtube/download', { url: `${site}/ok`, format_id: 'rtmp' })
    expect(answer.status).toBe(422)
  })

  it('refuses a format that is announced as larger than the limit, before it waits in line', async () => {
    const small = await startTestServer(engine, { ...scripted, VIDEO_MAX_MB: '1' })
    const eva = await signUp(small.url)
    await info(eva, '/heavy')
    const answer = await eva.call('POST', '/api/youtube/download', { url: `${site}/heavy`, format_id: '18' })
    expect(answer.body).toMatchObject({
      status: 422,
      detail: 'The file is larger than the limit of 1 MB. Choose a lower quality.',
    })
    expect((await eva.call('GET', '/api/youtube/downloads')).body).toMatchObject({ items: [] })
  })

  it('looks at what is ordered unseen, and refuses what is too large or cannot be had before it waits in line', async () => {
    const small = await startTestServer(engine, { ...scripted, VIDEO_MAX_MB: '1' })
    const eva = await signUp(small.url)
    const order = async (path: string, rest: object = {}) =>
      (await eva.call('POST', '/api/youtube/download', { url: site + path, look: true, ...rest })).body
    expect(await order('/heavy', { quality: 'low' })).toMatchObject({
      status: 422,
      detail: 'The file is larger than the limit of 1 MB. Choose a lower quality.',
    })
    expect(await order('/long')).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/longer than the limit/),
    })
    expect(await order('/fail')).toMatchObject({ status: 422 })
    expect((await eva.call('GET', '/api/youtube/downloads')).body).toMatchObject({ items: [] })
    expect(await order('/heavy')).toHaveProperty('task_id')
    expect(await order('/playlist', { item: 1, audio_only: true })).toHaveProperty('task_id')
  })

  it('says to everybody that the engine is old, and to no more than its keeper that it can be changed', async () => {
    const luis = await signUp(server.url)
    for (const person of [ana, luis])
      expect((await person.call('GET', '/api/youtube/engine/age')).body).toMatchObject({
        outdated: true,
        canUpdate: false,
        fetching: false,
      })
  })

  it('asks for a session', async () => {
    expect((await call(server.url, 'POST', '/api/youtube/info', { url: site })).status).toBe(401)
  })

  it('shows the engine to whoever keeps the installation, not to those who own a workspace', async () => {
    const state = videoEngineSchema.parse((await ana.call('GET', '/api/youtube/engine')).body)
    expect(state.programs).toMatchObject([
      { name: 'yt-dlp', version: '2026.08.19', source: 'setting' },
      { name: 'ffmpeg', version: null },
      { name: 'ffprobe', version: null },
    ])
    expect(state.installCommand).toMatch(/ ffmpeg$/)
    const owner = await signUp(server.url)
    expect((await sessionOf(owner)).can['videos.engine']).toBe(false)
    expect((await sessionOf(ana)).can['videos.engine']).toBe(true)
    for (const [method, path] of [
      ['GET', '/api/youtube/engine'],
      ['POST', '/api/youtube/engine/fetch'],
      ['POST', '/api/youtube/engine/restore'],
    ] as const)
      expect((await owner.call(method, path)).body).toMatchObject({
        status: 403,
        detail: 'You may not do this.',
      })
  })

  it('serves nothing to a client', async () => {
    const client = await signUp(server.url)
    await client.call('GET', '/api/session')
    const { user } = z
      .object({ user: z.object({ id: z.string() }) })
      .parse((await client.call('GET', '/api/session')).body)
    await server.database
      .query()
      .updateTable('member')
      .set({ role: 'client' })
      .where('userId', '=', user.id)
      .execute()
    expect((await info(client, '/ok')).status).toBe(403)
  })
})

describe('limits', () => {
  it('hold the daily downloads and the open ones of a person', async () => {
    const server = await startTestServer('sqlite', {
      ...scripted,
      VIDEO_DAILY_TASKS: '3',
      VIDEO_QUEUE: '2',
      VIDEO_CONCURRENCY: '1',
    })
    const ana = await signUp(server.url)
    const first = await start(ana, '/slow')
    const second = await start(ana, '/slow')
    await expect.poll(async () => (await status(ana, second)).queue_position).toBe(0)
    const third = await ana.call('POST', '/api/youtube/download', { url: `${site}/ok` })
    expect(third.body).toMatchObject({
      status: 429,
      detail: 'You already have 2 downloads that have not finished. Wait for one of them.',
    })
    for (const id of [first, second]) await ana.call('DELETE', `/api/youtube/downloads/${id}`)
    await start(ana, '/ok')
    const over = await ana.call('POST', '/api/youtube/download', { url: `${site}/ok` })
    expect(over.body).toMatchObject({
      status: 429,
      detail: 'You have used your 3 downloads of the last 24 hours. Try again later.',
    })
  })

  it('hold how often a person asks, and the free space of the disk', async () => {
    const server = await startTestServer('sqlite', {
      ...scripted,
      RATE_LIMIT_SCALE: '0.1',
      VIDEO_DISK_FLOOR_MB: '1024000',
    })
    const ana = await signUp(server.url)
    for (const _ of [1, 2, 3]) expect((await info(ana, '/ok')).status).toBe(200)
    expect((await info(ana, '/ok')).status).toBe(429)
    const answer = await ana.call('POST', '/api/youtube/download', { url: `${site}/ok` })
    expect(answer.body).toMatchObject({
      status: 503,
      detail: 'The server is short of disk space. Try again later or tell an administrator.',
    })
  })

  it('say what is missing where there is no engine', async () => {
    const server = await startTestServer('sqlite', { ...scripted, VIDEO_YTDLP: '/nonexistent/yt-dlp' })
    const ana = await signUp(server.url)
    const answer = await info(ana, '/ok')
    expect(answer.body).toMatchObject({
      status: 503,
      detail: 'The server is missing yt-dlp. An administrator finds how to install it under "Engine".',
    })
  })
})
