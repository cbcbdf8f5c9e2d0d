// npm run bench:video: what our path costs over calling yt-dlp by hand, and what people who wait cost the server.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { startMedia } from '../../e2e/product/video.ts'
import { cpuSeconds } from '../cpu.ts'
import { median } from '../statistics.ts'

const run = promisify(execFile)
const rounds = 5
const pollers = 50
const pollSeconds = 20

/** The same work by hand: the formats that our path takes, put together by yt-dlp itself. */
const cases = [
  { name: 'MP4, 10 MB', path: '/long.mp4', hand: ['-f', 'b'], body: { format_id: 'mp4' } },
  {
    name: 'MP4, 10 MB at 4 MB/s',
    path: '/slow/long.mp4?rate=4000000',
    hand: ['-f', 'b'],
    body: { format_id: 'mp4' },
  },
  { name: 'DASH 1080p and sound', path: '/dash/manifest.mpd', hand: ['-f', 'bv*+ba/b'], body: {} },
  {
    name: 'HLS to MP3',
    path: '/hls/master.m3u8',
    hand: ['-f', 'ba/b', '-x', '--audio-format', 'mp3', '--audio-quality', '192K'],
    body: { audio_only: true },
  },
]

const media = await startMedia()
try {
  await inTemporaryFolder(async (folder) => {
    const env = {
      ...media.env,
      VIDEO_MAX_MB: '2048',
      VIDEO_DAILY_MB: '1000000',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
    }
    const product = await startProduct(folder, env)
    const account = await signUp(product.url)
    // As people do: first the info, then the download.
    for (const { path } of cases)
      await account.call('POST', '/api/youtube/info', { url: `${media.origin}${path}` })
    console.log(
      '| what | Aurelio, s | yt-dlp by hand, s | ratio (spread) | rounds |\n| --- | ---: | ---: | ---: | ---: |',
    )
    for (const each of cases) {
      const pairs: { ours: number; hand: number }[] = []
      // The first round warms up and does not count.
      for (let index = 0; index <= rounds; index += 1) {
        const pair = { ours: await download(account, each), hand: await byHand(each) }
        if (index > 0) pairs.push(pair)
      }
      console.log(line(each.name, pairs))
    }
    console.log(`\n${await polling(account, product.running.pid)}`)
    await product.stop()
  })
} finally {
  await media.stop()
}
const [cpu] = cpus()
const { stdout: version } = await run('yt-dlp', ['--version'])
console.log(`Node ${process.version}, yt-dlp ${version.trim()}, ${cpus().length} × ${cpu?.model ?? '?'}.`)

/** Seconds from the request to the completed file, by our own API. */
async function download(account: Account, { path, body }: (typeof cases)[number]) {
  const begin = performance.now()
  const id = await start(account, path, body)
  for (;;) {
    const { status, error } = await statusOf(account, id)
    if (status === 'completed') return (performance.now() - begin) / 1000
    if (status === 'failed') throw new Error(`${path}: ${error}`)
    await pause(25)
  }
}

/** Seconds of one call of yt-dlp. */
async function byHand({ path, hand }: (typeof cases)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-hand-'))
  const args = [
    '--ignore-config',
    '--quiet',
    '--no-warnings',
    '--no-cache-dir',
    '--no-mtime',
    '--merge-output-format',
    'mp4',
  ]
  const begin = performance.now()
  await run('yt-dlp', [...args, ...hand, '-o', 'media.%(ext)s', '--', `${media.origin}${path}`], {
    cwd: folder,
  })
  const seconds = (performance.now() - begin) / 1000
  await rm(folder, { recursive: true })
  return seconds
}

async function start(account: Account, path: string, body: object) {
  const answer = await account.call('POST', '/api/youtube/download', {
    url: `${media.origin}${path}`,
    ...body,
  })
  return z.object({ task_id: z.string() }).parse(answer).task_id
}

async function statusOf(account: Account, id: string) {
  const answer = await account.call('GET', `/api/youtube/status/${id}`)
  return z.object({ status: z.string(), error: z.string().nullable() }).parse(answer)
}

/** CPU of the server while fifty people wait, each asking once a second, over what it takes at rest. */
async function polling(account: Account, pid: number) {
  const id = await start(account, '/progressive.mp4', {})
  while ((await statusOf(account, id)).status !== 'completed') await pause(100)
  const rest = await cpuShare(pid, () => pause(pollSeconds * 1000))
  let answers = 0
  const ask = async () => {
    await pause(Math.random() * 1000)
    for (let second = 0; second < pollSeconds; second += 1) {
      const begin = performance.now()
      await statusOf(account, id)
      answers += 1
      await pause(Math.max(0, 1000 - (performance.now() - begin)))
    }
  }
  await cpuShare(pid, () => Promise.all(Array.from({ length: 5 }, () => statusOf(account, id))))
  const busy = await cpuShare(pid, () => Promise.all(Array.from({ length: pollers }, ask)))
  return `${pollers} status pollers, ${answers} answers: ${percent(busy)} of a core, at rest ${percent(rest)}, so **${percent(busy - rest)}** for them.`
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`
}

async function cpuShare(pid: number, work: () => Promise<unknown>) {
  const begin = performance.now()
  const before = cpuSeconds(pid)
  await work()
  return (cpuSeconds(pid) - before) / ((performance.now() - begin) / 1000)
}

function line(name: string, pairs: readonly { ours: number; hand: number }[]) {
  const ratios = pairs.map(({ ours, hand }) => ours / hand)
  const spread = `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  const seconds = (key: 'ours' | 'hand') => median(pairs.map((pair) => pair[key])).toFixed(2)
  return `| ${name} | ${seconds('ours')} | ${seconds('hand')} | ${spread} | ${rounds} |`
}
