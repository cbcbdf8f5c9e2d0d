import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMedia } from '../testing/make-media.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type MediaServer, startMediaServer } from '../testing/media-server.ts'
import { addressPolicy } from '../network/address-policy.ts'
import type { Order, SoundFormat, VideoEngine, Wanted } from '../engine.ts'
import { probeFile, probeSource } from '../ffmpeg/ffmpeg.ts'
import type { MediaKind } from '../ffmpeg/media-kind.ts'
import { findPrograms, type Programs } from '../programs.ts'
import { startVettingProxy, type VettingProxy } from '../network/vetting-proxy.ts'
import { ytdlpEngine } from './ytdlp-engine.ts'

const path = '/usr/local/bin:/usr/bin:/bin'
const installed = ['yt-dlp', 'ffmpeg', 'ffprobe'].every((name) =>
  path.split(':').some((folder) => existsSync(join(folder, name))),
)

/** The real programs against media of our own on loopback; skipped, and shown so, where they are not installed. */
describe.skipIf(!installed)('the engine over yt-dlp and ffmpeg', () => {
  let media: MediaServer
  let proxy: VettingProxy
  let programs: Programs
  let engine: VideoEngine
  const root = temporaryFolder()
  const never = new AbortController().signal

  beforeAll(async () => {
    media = await startMediaServer()
    proxy = await startVettingProxy(
      addressPolicy([{ host: '127.0.0.1', port: Number(media.host.split(':')[1]) }], [80, 443]),
    )
    programs = await findPrograms({
      settings: { ytdlp: undefined, ffmpeg: undefined },
      fetched: async () => null,
      path,
      node: process.execPath,
      scratch: root,
    })
    const scratch = async () => {
      const folder = await mkdtemp(join(root, 'probe-'))
      return { folder, remove: () => rm(folder, { recursive: true }) }
    }
    engine = ytdlpEngine({ programs: async () => programs, proxy, scratch })
  }, 90_000)
  afterAll(async () => {
    await proxy.close()
    await media.close()
  })

  const probe = (address: string) => engine.probe(`${media.origin}${address}`, { maxDuration: 7200 }, never)
  async function download(
    address: string,
    wanted: Wanted,
    more: Partial<Order> & { signal?: AbortSignal } = {},
  ) {
    const figures: number[] = []
    const { signal = never, ...rest } = more
    const order = {
      url: `${media.origin}${address}`,
      item: 1,
      wanted,
      folder: await mkdtemp(join(root, 'task-')),
      maxBytes: 50_000_000,
      maxDuration: 7200,
      knownDuration: null,
      ...rest,
    }
    const events = {
      title: () => {},
      received: () => {},
      progress: ({ percent }: { percent: number }) => figures.push(percent),
    }
    const produced = await engine.download(order, events, signal)
    return { ...produced, figures, folder: order.folder }
  }
  const streams = (file: string, kind: MediaKind) =>
    probeFile(programs.ffprobe ?? '', { file, kind }, { folder: root, env: { PATH: path }, signal: never })
  const best: Wanted = { kind: 'video', quality: 'best', format: null }

  it('reads a file, a manifest, a page with a video, and the first of several', async () => {
    expect(await probe('/progressive.mp4')).toMatchObject({
      title: 'progressive',
      duration: 10,
      durationEstimated: true,
      formats: [{ id: 'mp4', resolution: '640x360', filesizeEstimated: false, hasAudio: true }],
    })
    const hls = await probe('/hls/master.m3u8')
    expect(
      hls.formats.filter(({ hasVideo }) => hasVideo).map(({ height, hasAudio }) => [height, hasAudio]),
    ).toEqual([
      [480, false],
      [720, false],
      [1080, false],
    ])
    expect(
      hls.formats.filter(({ hasVideo }) => hasVideo).every(({ filesize }) => (filesize ?? 0) > 500_000),
    ).toBe(true)
    expect(await probe('/page.html')).toMatchObject({
      title: 'Página de prueba (1)',
      thumbnail: `${media.origin}/poster.jpg`,
      subtitles: [{ language: 'es' }],
    })
    expect(await probe('/two.html')).toMatchObject({ playlist: true })
    expect(await readdir(root)).toEqual([])
  }, 60_000)

  it('lists a playlist, and takes the one that was chosen of it', async () => {
    const url = `${media.origin}/two.html`
    expect(await engine.list(url, never)).toEqual({
      title: 'Dos vídeos',
      entries: [
        { title: 'Dos vídeos (1)', duration: null, url, item: 1 },
        { title: 'Dos vídeos (2)', duration: null, url, item: 2 },
      ],
      more: false,
    })
    const { duration } = await download('/two.html', best, { item: 2 })
    expect(duration).toBeGreaterThan(50)
    await expect(engine.list(`${media.origin}/progressive.mp4`, never)).rejects.toMatchObject({
      fault: 'no-video',
    })
  }, 60_000)

  it.each([
    ['/empty.html', 'no-video'],
    ['/status/404', 'not-found'],
    ['/status/500', 'network'],
    ['/to?url=http://10.0.0.1/', 'private-address'],
    ['/to?url=http://127.0.0.1:22/', 'private-address'],
    ['/to?url=file:///etc/passwd', null],
  ])(
    'refuses %s',
    async (address, fault) => {
      await expect(probe(address)).rejects.toMatchObject(
        fault ? { name: 'EngineError', fault } : { name: 'EngineError' },
      )
    },
    60_000,
  )

  it.each([
    ['/dash/manifest.mpd', 'high', 1080],
    ['/dash/manifest.mpd', 'medium', 720],
    ['/hls/master.m3u8', 'low', 480],
    ['/hls/master.m3u8', 'best', 1080],
    ['/hls/master.m3u8', 'worst', 480],
  ] as const)(
    '%s in quality %s has %d lines, and sound',
    async (address, quality, height) => {
      const { file, ext, duration, figures } = await download(address, {
        kind: 'video',
        quality,
        format: null,
      })
      expect(await streams(file, 'mov')).toMatchObject({ video: true, audio: true, height })
      expect([ext, Math.round(duration ?? 0)]).toEqual(['mp4', 10])
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
      expect(figures.at(-1)).toBe(99)
    },
    60_000,
  )

  it('joins a pair that was measured before, in the order of its formats', async () => {
    for (const id of ['0', '2']) {
      const { file, duration } = await download(
        '/dash/manifest.mpd',
        { kind: 'video', quality: 'best', format: { id, hasAudio: false } },
        { knownDuration: 10 },
      )
      expect(duration).toBe(10)
      expect(await streams(file, 'mov')).toMatchObject({
        video: true,
        audio: true,
        height: id === '0' ? 480 : 1080,
      })
    }
  }, 60_000)

  it('measures through the proxy too', async () => {
    const other = await startMediaServer()
    const pass = proxy.open({ maxBytes: 10_000_000, maxSockets: 8 })
    const run = { folder: root, env: { PATH: path, http_proxy: pass.url }, signal: never }
    const ffprobe = programs.ffprobe ?? ''
    expect(await probeSource(ffprobe, `${media.origin}/progressive.mp4`, run)).toMatchObject({
      duration: 10,
      height: 360,
    })
    expect(pass.received()).toBeGreaterThan(1000)
    expect(
      await probeSource(ffprobe, `${media.origin}/to?url=${other.origin}/progressive.mp4`, run),
    ).toBeNull()
    expect(await probeSource(ffprobe, `${media.origin}/disguised.mp4`, run)).toBeNull()
    expect([pass.refusals.length > 0, other.hits]).toEqual([true, []])
    pass.close()
    await other.close()
  }, 60_000)

  async function made(format: SoundFormat, kind: MediaKind) {
    const { file, ext, size } = await download('/hls/master.m3u8', { kind: 'audio', format })
    expect(ext).toBe(format)
    expect(await streams(file, kind)).toMatchObject({ video: false, audio: true })
    return size
  }

  it('makes real sound in each format', async () => {
    const mp3 = await made('mp3', 'mp3')
    expect(mp3).toBeGreaterThan(200_000)
    expect(await made('wav', 'wav')).toBeGreaterThan(mp3 * 3)
    expect(await made('m4a', 'mov')).toBeGreaterThan(10_000)
    expect(await made('opus', 'ogg')).toBeGreaterThan(10_000)
  }, 120_000)

  it('keeps the sound as the source has it where the format holds it', async () => {
    const { file, duration } = await download('/hls/master.m3u8', {
      kind: 'audio',
      format: 'm4a',
      cut: { from: 2, to: 5 },
    })
    expect(await streams(file, 'mov')).toMatchObject({ audioCodec: 'aac', video: false })
    expect(duration).toBe(3)
    // Encoded anew it would have twice the source's 96 kbit/s.
    expect((await stat(file)).size).toBeLessThan(55_000)
  }, 60_000)

  it('does not encode Opus once more, whole or in part', async () => {
    const whole = await download('/opus.webm', { kind: 'audio', format: 'opus' })
    expect(await streams(whole.file, 'ogg')).toMatchObject({ audioCodec: 'opus', video: false })
    // Encoded anew it would have 128 kbit/s, and the source has 48: ten seconds of that.
    expect((await stat(whole.file)).size).toBeLessThan(90_000)
    const part = await download('/opus.webm', { kind: 'audio', format: 'opus', cut: { from: 2, to: 5 } })
    expect(part.duration).toBe(3)
    expect((await stat(part.file)).size).toBeLessThan(30_000)
    expect(await packetsOf(programs.ffmpeg ?? '', whole.file)).toEqual(
      await packetsOf(programs.ffmpeg ?? '', join(await makeMedia(), 'opus.webm')),
    )
  }, 60_000)

  it('cuts to the moment, and draws subtitles onto the picture', async () => {
    const burned = { language: 'es', automatic: false }
    const plain = await download('/page.html', { ...best, cut: { from: 1.5, to: 3 } })
    const drawn = await download('/page.html', { ...best, cut: { from: 1.5, to: 3 }, burned })
    for (const { file, duration, figures } of [plain, drawn]) {
      expect(duration).toBe(1.5)
      expect((await streams(file, 'mov')).duration).toBeCloseTo(1.5, 1)
      expect(await streams(file, 'mov')).toMatchObject({ video: true, audio: true, height: 360 })
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    }
    const ffmpeg = programs.ffmpeg ?? ''
    expect(await lettersIn(ffmpeg, plain.file)).toBe(0)
    expect(await lettersIn(ffmpeg, drawn.file)).toBeGreaterThan(100)
    await expect(download('/page.html', { ...best, cut: { from: 60, to: null } })).rejects.toMatchObject({
      fault: 'format',
    })
    await expect(
      download('/page.html', { ...best, burned: { language: 'xx', automatic: false } }),
    ).rejects.toMatchObject({ message: 'There are no subtitles in this language.' })
  }, 120_000)

  it('takes a picture out of the video', async () => {
    expect(await download('/page.html', { kind: 'frame', at: 4 })).toMatchObject({
      ext: 'jpg',
      duration: null,
    })
    await expect(download('/page.html', { kind: 'frame', at: 400 })).rejects.toMatchObject({
      fault: 'format',
    })
  }, 60_000)

  it('tells a dropped connection as what it is', async () => {
    await expect(probe('/dropped')).rejects.toMatchObject({
      fault: 'network',
      message: 'The site dropped the connection. Try again in a moment.',
    })
  }, 60_000)

  it('refuses what the site announces as too large before it has come', async () => {
    const before = media.hits.length
    await expect(download('/slow/long.mp4?rate=40000', best, { maxBytes: 100_000 })).rejects.toMatchObject({
      fault: 'too-large',
    })
    expect(media.hits.length).toBeGreaterThan(before)
  }, 60_000)

  it('fetches subtitles and the picture', async () => {
    expect(
      await download('/page.html', { kind: 'subtitles', language: 'es', automatic: false }),
    ).toMatchObject({ ext: 'vtt' })
    expect(
      await download('/page.html', { kind: 'subtitles', language: 'es', automatic: false, as: 'text' }),
    ).toMatchObject({ ext: 'txt' })
    expect(await download('/page.html', { kind: 'thumbnail' })).toMatchObject({ ext: 'jpg' })
  }, 60_000)

  it.each([
    ['/disguised.mp4', { kind: 'audio', format: 'mp3' }, 50_000_000, 'disguised'],
    ['/disguised.mp4', best, 50_000_000, 'disguised'],
    ['/long.mp4', best, 100_000, 'too-large'],
    ['/nolength/long.mp4', best, 100_000, 'too-large'],
    ['/dash/manifest.mpd', best, 100_000, 'too-large'],
  ] as const)(
    '%s as %j within %d bytes fails as %s',
    async (address, wanted, maxBytes, fault) => {
      await expect(download(address, wanted, { maxBytes })).rejects.toMatchObject({ fault })
    },
    60_000,
  )

  it('ends when it is cancelled, leaves no process, and goes on where it stopped', async () => {
    const folder = await mkdtemp(join(root, 'resume-'))
    const stop = new AbortController()
    const cut = download('/slow/long.mp4?rate=400000', best, { folder, signal: stop.signal })
    await expect
      .poll(async () => (await readdir(folder)).join(), { timeout: 30_000 })
      .toContain('media.mp4.part')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    stop.abort()
    await expect(cut).rejects.toMatchObject({ fault: 'cancelled' })
    const children = await processesIn(folder)
    expect(children).toEqual([])
    media.hits.length = 0
    expect(await download('/slow/long.mp4?rate=99000000', best, { folder })).toMatchObject({ ext: 'mp4' })
    expect(media.hits.some((hit) => / bytes=[1-9]\d+-$/.test(hit))).toBe(true)
  }, 90_000)
})

/** The sound of a file as it is encoded, without what it is packed in. */
async function packetsOf(ffmpeg: string, file: string) {
  const args = ['-v', 'error', '-i', file, '-map', '0:a', '-c', 'copy', '-f', 'data', '-']
  return (await promisify(execFile)(ffmpeg, args, { encoding: 'buffer' })).stdout.toString('base64')
}

/** White points of the first picture where subtitles stand: at the foot, in the middle. */
async function lettersIn(ffmpeg: string, file: string) {
  const args = ['-v', 'error', '-i', file, '-frames:v', '1', '-vf', 'crop=iw/2:ih/8:iw/4:ih*7/8,format=gray']
  const { stdout } = await promisify(execFile)(ffmpeg, [...args, '-f', 'rawvideo', '-'], {
    encoding: 'buffer',
  })
  return stdout.filter((point) => point > 250).length
}

/** Processes whose home is this folder: all that the engine starts for a task. */
async function processesIn(folder: string) {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) =>
      (await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')).includes(`HOME=${folder}`) ? id : null,
    ),
  )
  return found.filter((id) => id !== null)
}
