/// <reference lib="dom" />
import { writeChunks } from '../../web/src/platform/files/write-chunks.ts'
import { compile, placeNames } from './given.ts'
import { chunksOf, kernelNamed, toNowhere, type Speed } from './measure.ts'

const block = 4 * 1024 * 1024

/** Bytes a second into the browser's private file system. */
async function toPrivateFile(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<number> {
  const start = performance.now()
  let bytes = 0
  await writeChunks(chunks, { kind: 'private' }, 'text/csv', (length) => void (bytes += length))
  const seconds = (performance.now() - start) / 1000
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('drafts')
  for await (const name of folder.keys()) await folder.removeEntry(name)
  return bytes / seconds
}

function* sameBlocks(total: number): Generator<Uint8Array> {
  const bytes = new Uint8Array(block).map((_, index) => index * 31)
  for (let left = total; left > 0; left -= block) yield bytes.subarray(0, Math.min(left, block))
}

async function measure() {
  const job = await compile(placeNames(1000))
  const some = await compile(placeNames(100))
  await toNowhere(some, 'wasm')
  const rounds: Speed[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await toNowhere(job, 'wasm'))
  const plain: Speed[] = []
  for (let round = 0; round < 3; round += 1) plain.push(await toNowhere(some, 'js'))
  const part = await compile(placeNames(100))
  const disk: { speed: number; raw: number }[] = []
  for (let round = 0; round < 5; round += 1) {
    const speed = await toPrivateFile(chunksOf(part, kernelNamed('wasm'), block))
    disk.push({ speed, raw: await toPrivateFile(sameBlocks(Math.round((rounds[0]?.bytes ?? 0) / 10))) })
  }
  return {
    wasm: rounds.map(({ rows, seconds }) => rows / seconds),
    js: plain.map(({ rows, seconds }) => rows / seconds),
    disk,
  }
}

addEventListener('message', () => {
  measure().then(
    (figures) => postMessage(figures),
    (error: unknown) => postMessage({ error: String(error) }),
  )
})
