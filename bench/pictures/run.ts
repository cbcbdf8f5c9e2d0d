// npm run bench:pictures: a page with twenty photographs is published while they are being encoded.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictureSchema, picturesEncodingSchema } from '@aurelio/contracts/pictures'
import { z } from 'zod'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { debianPhotos, type Photo } from './debian-photos.ts'

const count = 20
const barMs = 2000
const rounds = 10

const timed = async <T>(work: () => Promise<T>) => {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-pictures-'))
try {
  const photos = await debianPhotos(folder, count)
  const megabytes = photos.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024 / 1024
  console.log(`${count} photographs, ${megabytes.toFixed(1)} MB`)
  await inTemporaryFolder((data) => measure(data, photos))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(data: string, photos: readonly Photo[]): Promise<void> {
  const product = await startProduct(data)
  try {
    const account = await signUp(product.url)
    const sources = await timed(async () => {
      const kept: string[] = []
      for (const photo of photos) kept.push(await uploaded(product.url, account, photo))
      return kept
    })
    console.log(`put among the workspace's: ${sources.ms.toFixed(0)} ms`)
    const id = await pageWith(account, sources.result)
    const taken: number[] = []
    let waiting = 0
    for (let round = 0; round < rounds; round += 1) {
      const encoding = picturesEncodingSchema.parse(await account.call('GET', '/api/pictures/encoding'))
      waiting = Math.max(waiting, encoding.waiting)
      taken.push((await timed(() => account.call('POST', `/api/pages/${id}/publication`))).ms)
    }
    const sorted = taken.toSorted((one, other) => one - other)
    const [fastest = 0, slowest = 0] = [sorted[0], sorted.at(-1)]
    console.log(
      `published ${rounds} times beside ${waiting} pictures that waited: first ${taken[0]?.toFixed(0)} ms, ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms`,
    )
    const { ms, looks } = await untilEncoded(account)
    console.log(`all encoded after ${(ms / 1000).toFixed(0)} s more; ${looks} different figures of progress`)
    const { ms: again } = await timed(() => account.call('POST', `/api/pages/${id}/publication`))
    console.log(`published once more: ${again.toFixed(0)} ms`)
    const [cpu] = cpus()
    console.log(
      `Node ${process.version}, ${availableParallelism()} of ${cpus().length} × ${cpu?.model ?? '?'}, load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
    )
    if (Math.max(slowest, again) > barMs) throw new Error(`The bar is ${barMs} ms.`)
  } finally {
    await product.stop()
  }
}

async function uploaded(url: string, { cookie }: Account, { name, bytes }: Photo): Promise<string> {
  const answer = await fetch(`${url}/api/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', origin: url, cookie },
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return pictureSchema.parse(await answer.json()).path
}

async function pageWith(account: Account, sources: readonly string[]): Promise<string> {
  const elements = sources.map((src, at) => ({
    id: `image-${1_700_000_000_000 + at}`,
    type: 'image',
    name: 'Imagen',
    props: { src, alt: `Fotografía ${at + 1}`, width: '100%' },
  }))
  const body = { name: 'Veinte fotografías', document: { version: 1, elements } }
  return z.object({ id: z.string() }).parse(await account.call('POST', '/api/pages', body)).id
}

/** How long it takes until nothing waits, in milliseconds, and how many different states of it were told. */
async function untilEncoded(account: Account): Promise<{ ms: number; looks: number }> {
  const seen = new Set<string>()
  const { ms } = await timed(async () => {
    for (;;) {
      const encoding = picturesEncodingSchema.parse(await account.call('GET', '/api/pictures/encoding'))
      seen.add(JSON.stringify(encoding))
      if (encoding.waiting === 0) return
      await sleep(500)
    }
  })
  return { ms, looks: seen.size }
}
