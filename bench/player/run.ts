// npm run bench:player: what films cost, beside ffmpeg by hand and a bare `<video>`. `-- kills listeners` runs those alone.
import { loadavg } from 'node:os'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { begin, makeFilm, ready, send } from './film.ts'
import { measureFirstFrame } from './first-frame.ts'
import { measureKills } from './kills.ts'
import { measureListeners, residentOf } from './listeners.ts'
import { measureRetention } from './retention.ts'
import { measureTranscode } from './transcode.ts'

const asked = new Set(process.argv.slice(2))
const isAsked = (name: string) => asked.size === 0 || asked.has(name)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const env = { VIDEO_DISK_FLOOR_MB: '0', RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' }

await inTemporaryFolder(async (folder) => {
  let product = await startProduct(folder, env)
  const account = await signUp(product.url)
  say(`Node ${process.version}, load ${loadavg().map(Math.round).join(' ')}`)
  const file = await makeFilm(folder, 20)
  if (isAsked('transcode')) {
    const { ours, hand, ratio } = await measureTranscode(account, product.url, file, folder)
    say(`transcode: ${ours.toFixed(1)} s, by hand ${hand.toFixed(1)} s, ${ratio.toFixed(2)} of its speed`)
  }
  const id = await begin(account, file)
  await send(product.url, account, id, file)
  const film = await ready(account, id)
  const played = product.url + (await fileOf(product.url + film.path))
  if (isAsked('first-frame')) {
    const { ours, bare, shift } = await measureFirstFrame(product.url + film.path, played)
    say(
      `first frame: ${Math.round(ours)} ms, bare ${Math.round(bare)} ms, ${(ours / bare).toFixed(2)}; shift ${shift}`,
    )
  }
  if (isAsked('retention')) {
    const { plays, expected, share, all, off } = await measureRetention(account, product.url, film)
    say(
      `retention: ${plays} of ${expected} plays, ${off} of ${all} seconds off, ${(share * 100).toFixed(2)} %`,
    )
  }
  if (isAsked('listeners')) {
    const pid = product.running.pid ?? 0
    const before = await residentOf(pid)
    const size = film.renditions[0]?.size ?? 0
    const { late, parts, most } = await measureListeners(played, { size, length: 20 }, pid)
    say(
      `1,000 listeners: ${late} of ${parts} parts late; ${Math.round(before)} MB before, ${Math.round(most)} MB at most`,
    )
  }
  if (isAsked('kills')) {
    const killed = await measureKills(account, product, { file, dataDir: folder, env })
    product = killed.product
    say(`kill -9 at 10 moments: ${killed.resumed} resumed, ${killed.halfMade} half-made shown`)
  }
  await product.stop()
})

/** The file of 720 lines that its page plays. */
async function fileOf(page: string): Promise<string> {
  const [, file] = /src="([^"]+\b720\.mp4)"/.exec(await (await fetch(page)).text()) ?? []
  if (file === undefined) throw new Error('The page of the film plays no file')
  return file
}
