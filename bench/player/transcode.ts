import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Account } from '../../e2e/product/account.ts'
import { median } from '../statistics.ts'
import { begin, filmOf, ready, run, send } from './film.ts'

const rounds = 3

/** Seconds that a film takes in the product, from the moment it has arrived, beside ffmpeg by hand with the same settings. */
export async function measureTranscode(account: Account, url: string, file: string, folder: string) {
  const pairs: { ours: number; hand: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const id = await begin(account, file)
    await send(url, account, id, file)
    const from = performance.now()
    const film = await ready(account, id)
    if (film.state !== 'ready') throw new Error(`The film is ${film.state}`)
    const ours = (performance.now() - from) / 1000
    pairs.push({ ours, hand: await byHand(file, folder) })
    await filmOf(account, id)
  }
  const ours = median(pairs.map((pair) => pair.ours))
  const hand = median(pairs.map((pair) => pair.hand))
  return { ours, hand, ratio: hand / ours }
}

function nice(...args: string[]) {
  return run('nice', ['-n', '19', 'ffmpeg', '-v', 'error', '-y', ...args])
}

/** The loudness is measured first, then both sizes are made in one run, then the poster: what the product does. */
async function byHand(file: string, folder: string): Promise<number> {
  const from = performance.now()
  const loud = 'loudnorm=I=-16:TP=-1.5:LRA=11'
  await nice('-i', file, '-map', '0:a:0', '-vn', '-af', `${loud}:print_format=json`, '-f', 'null', '-')
  const sizes = [
    { width: 1280, height: 720, rate: 3000 },
    { width: 854, height: 480, rate: 1500 },
  ]
  const outputs = sizes.flatMap(({ height, rate }, at) => [
    '-map',
    `[v${at}]`,
    '-map',
    '0:a:0',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '22',
    '-profile:v',
    'high',
    '-maxrate',
    `${rate}k`,
    '-bufsize',
    `${rate * 2}k`,
    '-fps_mode',
    'vfr',
    '-force_key_frames',
    'expr:gte(t,n_forced*2)',
    '-af',
    loud,
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
    '-ar',
    '48000',
    '-movflags',
    '+faststart',
    join(folder, `hand-${height}.mp4`),
  ])
  const scaled = sizes.map(
    ({ width, height }, at) => `[s${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`,
  )
  await nice('-i', file, '-filter_complex', `[0:v:0]split=2[s0][s1];${scaled.join(';')}`, ...outputs)
  const poster = ['-frames:v', '1', '-update', '1', join(folder, 'hand.jpg')]
  await nice('-ss', '3', '-i', join(folder, 'hand-720.mp4'), ...poster)
  return (performance.now() - from) / 1000
}
