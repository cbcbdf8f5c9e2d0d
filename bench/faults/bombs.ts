import { gzipSync } from 'node:zlib'
import { residentMegabytes } from '../../e2e/product/process.ts'
import { inWorld } from './world.ts'

const riseMost = 150
const megabyte = 1024 * 1024

type Bomb = { path: string; method?: string; type?: string; encoding?: string; body: string | Buffer }

/** Bodies that are small on their way and large in memory, or large, or deep: refused, without a trace in memory. */
export async function bombs(rounds: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('SQLite', {}, async ({ account, page, product }) => {
    const { pid } = product.running
    const before = residentMegabytes(pid)
    const statuses = new Map<string, number>()
    let most = before
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        thrown(page.replace(/^.*?(?=\/p\/)/, '')).map(async (bomb) => {
          const { path, method = 'POST', type = 'application/json', encoding, body } = bomb
          const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
            method,
            headers: {
              origin: product.url,
              cookie: account.cookie,
              'content-type': type,
              ...(encoding && { 'content-encoding': encoding }),
            },
            body: typeof body === 'string' ? body : new Uint8Array(body),
          }).catch(() => null)
          // A connection that is closed before the body is read whole refuses as well.
          const status = answer?.status ?? 413
          await answer?.arrayBuffer().catch(() => null)
          statuses.set(`${path} ${status}`, (statuses.get(`${path} ${status}`) ?? 0) + 1)
          most = Math.max(most, residentMegabytes(pid))
          if (status < 400 || status >= 500) faults.push(`${method} ${path} answered ${status} to a bomb`)
        }),
      )
    console.log(
      `bombs: ${rounds} rounds, memory from ${before.toFixed(0)} to ${most.toFixed(0)} MB, ${JSON.stringify(Object.fromEntries(statuses))}`,
    )
    if (most - before > riseMost) faults.push(`Bombs raise memory by ${(most - before).toFixed(0)} MB`)
  })
  return faults
}

function thrown(page: string): Bomb[] {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const zeros = gzipSync(Buffer.alloc(64 * megabyte))
  const form = 'application/x-www-form-urlencoded'
  return [
    { path: '/api/tasks', body: deep },
    { path: '/api/auth/sign-in/email', body: deep },
    { path: '/api/pages', body: JSON.stringify({ name: 'x', document: 'x'.repeat(30 * megabyte) }) },
    { path: '/api/tasks', encoding: 'gzip', body: zeros },
    { path: `${page}/leads`, type: form, encoding: 'gzip', body: zeros },
    { path: `${page}/leads`, type: form, body: 'a=1&'.repeat(megabyte) },
    { path: '/api/profile/photo', method: 'PUT', type: 'image/png', body: wideAsNothing() },
  ]
}

/** A PNG of a few bytes that says it is 65,535 pixels wide and as high. */
function wideAsNothing(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(65_535, 0)
  size.writeUInt32BE(65_535, 4)
  return Buffer.concat([header, size, Buffer.from('080200000000000000', 'hex')])
}
