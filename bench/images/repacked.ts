import { execFile } from 'node:child_process'
import { glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { readJpeg } from '../../web/src/features/image-optimizer/jpeg/read-jpeg.ts'
import { sourceQuality } from '../../web/src/features/image-optimizer/jpeg/source-quality.ts'
import { writeJpeg } from '../../web/src/features/image-optimizer/jpeg/write-jpeg.ts'
import { byJpegtran } from './jpegtran.ts'

/**
 * npm run bench:images:repacked: bytes of foreign JPEG of quality 60 to 92 that are packed anew with their coefficients. Each must
 * have the pixels that it had. The file that came in is kept where nothing is gained. PICTURES= says a folder of others than
 * Debian's; where there is `jpegtran` (libjpeg-turbo-progs), its best is told beside ours.
 */
const run = promisify(execFile)
const packages = ['gimp-help-en', 'stellarium-data']
const wanted = 20
const [worstQuality, bestQuality] = [60, 92]
const bar = 0.95

const own = process.env['PICTURES']
const meanOf = (all: readonly number[]) => all.reduce((sum, share) => sum + share, 0) / all.length
const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-repacked-'))
try {
  if (own === undefined) {
    await run('apt-get', ['download', ...packages], { cwd: folder })
    for await (const name of glob('*.deb', { cwd: folder }))
      await run('dpkg-deb', ['-x', name, '.'], { cwd: folder })
  }
  const sources = await evenly(await ofQuality())
  const shares: number[] = []
  const peers: { plain: number; searched: number }[] = []
  for (const { name, bytes, quality } of sources) {
    const started = performance.now()
    const packed = Buffer.from(writeJpeg(readJpeg(Uint8Array.from(bytes))))
    const seconds = (performance.now() - started) / 1000
    const [before, after] = await Promise.all([pixels(bytes), pixels(packed)])
    if (!before.equals(after)) throw new Error(`${name} has other pixels`)
    const share = packed.length / bytes.length
    shares.push(Math.min(1, share))
    const peer = await byJpegtran(folder, bytes)
    if (peer)
      peers.push({
        plain: Math.min(1, peer.plain / bytes.length),
        searched: Math.min(1, peer.searched / bytes.length),
      })
    const beside = peer
      ? `  jpegtran ${(peer.plain / bytes.length).toFixed(3)}, searched ${(peer.searched / bytes.length).toFixed(3)}`
      : ''
    console.log(
      `${share.toFixed(3)}  quality ${quality}  ${bytes.length} bytes  ${seconds.toFixed(2)} s${beside}  ${name}`,
    )
  }
  const mean = meanOf(shares)
  console.log(
    `${shares.length} files, mean ${mean.toFixed(3)} (bar ${bar}), worst ${Math.max(...shares).toFixed(3)}`,
  )
  if (peers.length > 0)
    console.log(
      `jpegtran -optimize -progressive ${meanOf(peers.map(({ plain }) => plain)).toFixed(3)}, its best scans ${meanOf(peers.map(({ searched }) => searched)).toFixed(3)}`,
    )
  console.log(
    `Node ${process.version}, ${cpus().length} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  if (mean > bar || shares.length < wanted) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

type Source = { name: string; bytes: Buffer; quality: number }

async function ofQuality(): Promise<Source[]> {
  const names: string[] = []
  const root = own ?? folder
  for await (const name of glob(own === undefined ? 'usr/share/**/*.jpg' : '**/*.jpg', { cwd: root }))
    names.push(name)
  const found: Source[] = []
  for (const name of names.toSorted()) {
    const { size } = await stat(join(root, name))
    if (size < 20_000 || size > 3_000_000) continue
    const bytes = await readFile(join(root, name))
    try {
      const quality = sourceQuality(readJpeg(Uint8Array.from(bytes)))
      if (quality >= worstQuality && quality <= bestQuality) found.push({ name, bytes, quality })
    } catch {
      // Another kind of JPEG, of four colours for one: it is not packed anew either.
    }
  }
  return found
}

/** As many as are wanted, from all of the list. */
async function evenly(all: readonly Source[]): Promise<Source[]> {
  const count = Math.min(wanted, all.length)
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

function pixels(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg).raw().toBuffer()
}
