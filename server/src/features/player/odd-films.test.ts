import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Film, filmSummarySchema } from '@aurelio/contracts/films'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addFilm, findFilm } from '../../testing/films.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const run = promisify(execFile)
const quiet = ['-v', 'error']
const colours = ['pix_fmt', 'color_range', 'color_space', 'color_transfer', 'color_primaries']
const settings = { VIDEO_DISK_FLOOR_MB: '0' }
const listSchema = z.object({ items: z.array(filmSummarySchema), largest: z.int() })

/** The address of the file that the page of a film plays. */
async function played({ url }: TestServer, { path }: Film): Promise<{ src: string }> {
  const [, source = ''] = /<source src="([^"]+)"/.exec(await (await fetch(url + path)).text()) ?? []
  return { src: url + source }
}

describe('films that are none, or odd', () => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer('sqlite', { ...settings, FILM_MAX_MB: '1' })
    ana = await signUp(server.url)
  })

  it.each([
    ['playlist.mp4', 'disguised'],
    ['page.mp4', 'disguised'],
    ['nothing.mp4', 'disguised'],
    ['headless.mp4', 'disguised'],
    ['sound.m4a', 'sound-only'],
    ['instant.mp4', 'empty'],
    ['endless.mp4', 'too-long'],
  ])('%s is refused: %s', async (file, problem) => {
    expect(await addFilm(server, ana, file)).toMatchObject({ state: 'failed', problem, poster: null })
  })

  it.each([
    ['silent.mp4', { hasSound: false, width: 640, height: 480 }],
    ['old.avi', { hasSound: true, width: 320, height: 240 }],
    ['turned.mov', { width: 360, height: 640 }],
    ['uneven.mp4', { width: 640, height: 360 }],
    ['broken.mkv', { problem: 'broken' }],
    ['bright.mp4', { width: 640, height: 360, problem: null }],
  ])('%s plays all the same', async (file, facts) => {
    expect(await addFilm(server, ana, file)).toMatchObject({ state: 'ready', ...facts })
  })

  it('what is meant for bright screens keeps its tones on all others', async () => {
    const film = await addFilm(server, ana, 'tones.mp4')
    const { src } = await played(server, film)
    const probed = await run('ffprobe', [
      ...quiet,
      '-show_entries',
      `stream=${colours.join(',')}`,
      '-of',
      'json',
      src,
    ])
    expect(JSON.parse(probed.stdout)).toMatchObject({
      streams: [
        {
          pix_fmt: 'yuv420p',
          color_range: 'tv',
          color_space: 'bt709',
          color_transfer: 'bt709',
          color_primaries: 'bt709',
        },
      ],
    })
    const args = [...quiet, '-i', src, '-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer' })
    // Grey of 1, 10, 100, 203 and 1,000 candela, of which 203 is a white sheet of paper.
    const [black = 0, dark = 0, grey = 0, paper = 0, light = 0] = [0, 1, 2, 3, 4].map(
      (bar) => stdout[180 * 640 + 64 + 128 * bar],
    )
    expect(black).toBeLessThan(60)
    expect(dark).toBeGreaterThan(black + 20)
    expect(grey).toBeGreaterThan(dark + 40)
    expect(paper).toBeGreaterThan(170)
    expect(light).toBeGreaterThan(paper + 20)
  })

  it('subtitles of 50 MB are refused, and nothing is lost by it', async () => {
    const film = await addFilm(server, ana)
    const text = `WEBVTT\n\n00:00.000 --> 00:01.000\n${'x'.repeat(50_000_000)}`
    expect((await ana.call('POST', `/api/films/${film.id}/tracks`, { text })).status).toBeGreaterThan(400)
    expect(await findFilm(ana, film.id)).toMatchObject({ state: 'ready', tracks: [] })
  }, 120_000)

  it('an address without a film is said to have none', async () => {
    const answer = await ana.call('POST', '/api/films/fetched', { url: 'http://127.0.0.1:9/nada.mp4' })
    expect(answer.status).toBeGreaterThan(400)
    expect(
      listSchema.parse(bodyOf(await ana.call('GET', '/api/films'))).items.map(({ state }) => state),
    ).not.toContain('preparing')
  })

  it('where the disk is full, it says so, the film stays, and it is made when there is room', async () => {
    const full = await startTestServer('sqlite', { VIDEO_DISK_FLOOR_MB: '1000000' })
    const eva = await signUp(full.url)
    expect(await addFilm(full, eva)).toMatchObject({ state: 'failed', problem: 'disk-full' })
    expect(readdirSync(join(full.dataDir, 'files/film-sources'))).toHaveLength(1)
  })

  it('too large ones are refused before they come', async () => {
    const answer = await ana.call('POST', '/api/films', { name: 'Larga', size: 2 * 1024 * 1024 })
    expect(answer.status).toBe(413)
  })
})
