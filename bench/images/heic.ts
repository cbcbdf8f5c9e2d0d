import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { webPicture } from '@aurelio/formats/heif/web-picture'
import { openEncoders } from '@aurelio/media/pictures/codecs'
import sharp from 'sharp'
import { loadHeif } from '../../server/src/platform/images/load-heif.ts'
import { fetchPhones } from './packages.ts'

/**
 * npm run bench:images:heic: a photo of 12 megapixels from HEIC to JPEG, in seconds and memory, and how far its pixels are from
 * those of libheif's own `heif-convert`. Needs Debian's `libheif-examples`.
 */
const run = promisify(execFile)
const size = { width: 4032, height: 3024 }
const bars = { seconds: 2, megabytes: 400, levels: 1 }

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-heic-'))
try {
  const { photographs } = await fetchPhones(folder)
  const [source, made, theirs] = ['in.png', 'photo.heic', 'theirs.png'].map((name) => join(folder, name))
  const [photo] = photographs
  if (!photo || !source || !made || !theirs) throw new Error('There is no photograph')
  await writeFile(
    source,
    await sharp(photo.bytes)
      .resize({ ...size, fit: 'cover' })
      .png()
      .toBuffer(),
  )
  const library = await loadHeif()
  const encoders = await openEncoders()
  for (const colours of ['420', '444']) {
    await run('heif-enc', ['-q', '85', '-p', `chroma=${colours}`, '-o', made, source])
    await run('heif-convert', [made, theirs])
    const bytes = new Uint8Array(await readFile(made))
    const started = performance.now()
    const pixels = await webPicture(library, bytes, 40_000_000)
    const decoded = (performance.now() - started) / 1000
    const jpeg = await encoders.tightJpg(pixels, 80)
    const whole = (performance.now() - started) / 1000
    const other = await sharp(theirs).ensureAlpha().raw().toBuffer()
    let [most, apart] = [0, 0]
    for (const [at, value] of pixels.data.entries()) {
      const level = Math.abs(value - (other[at] ?? 0))
      most = Math.max(most, level)
      if (level > bars.levels) apart += 1
    }
    const megabytes = process.resourceUsage().maxRSS / 1024
    console.log(
      `${colours}: decoded ${decoded.toFixed(2)} s, JPEG of ${jpeg.length} bytes after ${whole.toFixed(2)} s (bar ${bars.seconds}), process at most ${megabytes.toFixed(0)} MB (bar ${bars.megabytes});`,
    )
    console.log(
      `  ${((100 * apart) / pixels.data.length).toFixed(2)} % of values further than ${bars.levels} level, most ${most}`,
    )
  }
  console.log(
    `Node ${process.version}, ${cpus().length} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  await rm(folder, { recursive: true })
}
