import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job } from '@aurelio/page/generator'
import { median } from '../statistics.ts'
import { compile, placeNames, rowCount } from './given.ts'
import { chunksOf, kernelNamed, toNowhere } from './measure.ts'
import { perRow, unparse } from './plain-ways.ts'

const rounds = 5
const diskBlock = 4 * 1024 * 1024

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

async function digest(chunks: Chunks): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** Ends the run unless all ways give the same bytes. */
async function sameBytes(): Promise<void> {
  const places = placeNames(3)
  const job = await compile(places)
  const wanted = await digest(perRow(places))
  const others = await Promise.all([
    digest(chunksOf(job, kernelNamed('wasm'))),
    digest(chunksOf(job, kernelNamed('js'))),
    digest([unparse(places)]),
  ])
  if (others.some((found) => found !== wanted)) throw new Error('the ways do not give the same bytes')
}

/** Rows a second of a plain way over a few locations: its speed does not depend on their number. */
function plainSpeed(count: number, work: (places: string[][]) => void): number {
  const places = placeNames(count)
  const start = performance.now()
  work(places)
  return (rowCount * count) / ((performance.now() - start) / 1000)
}

function drain(chunks: Iterable<Uint8Array>): void {
  for (const chunk of chunks) if (chunk.length === 0) throw new Error('an empty chunk')
}

/** The most memory the process took beyond what it had once the template stood, in MB. */
async function growth(job: Job): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  let chunks = 0
  await toNowhere(job, 'wasm', () => {
    chunks += 1
    if (chunks % 64 === 0) most = Math.max(most, process.memoryUsage().rss)
  })
  return (Math.max(most, process.memoryUsage().rss) - before) / 1024 / 1024
}

/** Bytes a second of writing and syncing the chunks to a file. */
async function toDisk(chunks: Chunks): Promise<number> {
  const path = join(tmpdir(), `aurelio-bench-${process.pid}.csv`)
  const file = openSync(path, 'w')
  try {
    const start = performance.now()
    let bytes = 0
    for await (const chunk of chunks) bytes += writeSync(file, chunk)
    fsyncSync(file)
    return bytes / ((performance.now() - start) / 1000)
  } finally {
    closeSync(file)
    rmSync(path)
  }
}

function* sameBlocks(total: number): Generator<Uint8Array> {
  const block = new Uint8Array(diskBlock).map((_, index) => index * 31)
  for (let left = total; left > 0; left -= diskBlock) yield block.subarray(0, Math.min(left, diskBlock))
}

/** Everything measured in Node: rows a second to nowhere, the plain ways, memory, and the disk. */
export async function measureInNode() {
  await sameBytes()
  const job = await compile(placeNames(1000))
  const some = await compile(placeNames(100))
  await toNowhere(some, 'wasm')
  const growths = []
  for (const count of [100, 1000, 10_000])
    growths.push({ count, megabytes: await growth(await compile(placeNames(count))) })
  const wasm: number[] = []
  const js: number[] = []
  const rowByRow: number[] = []
  const papa: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const fast = await toNowhere(job, 'wasm')
    bytes = fast.bytes
    wasm.push(fast.rows / fast.seconds)
    const plain = await toNowhere(some, 'js')
    js.push(plain.rows / plain.seconds)
    rowByRow.push(plainSpeed(5, (places) => drain(perRow(places))))
    papa.push(plainSpeed(5, (places) => drain([unparse(places)])))
  }
  const ratios: number[] = []
  const diskSpeeds: number[] = []
  const part = await compile(placeNames(150))
  for (let round = 0; round < rounds; round += 1) {
    const speed = await toDisk(chunksOf(part, kernelNamed('wasm'), diskBlock))
    const size = Math.round((bytes / 1000) * 150)
    ratios.push(speed / (await toDisk(sameBlocks(size))))
    diskSpeeds.push(speed)
  }
  return {
    bytes,
    wasm: median(wasm),
    js: median(js),
    perRow: median(rowByRow),
    papa: median(papa),
    growths,
    disk: median(diskSpeeds),
    diskRatio: median(ratios),
    diskSpread: [Math.min(...ratios), Math.max(...ratios)] as const,
  }
}
