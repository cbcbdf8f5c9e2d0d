import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { residentMegabytes } from '../../e2e/product/process.ts'
import { inWorld } from './world.ts'

const riseMost = 150
const megabyte = 1024 * 1024

type Bomb = {
  name: string
  path: string
  method?: string
  type?: string
  encoding?: string
  body: string | Buffer
}

/** Bodies that are small on their way and large in memory, or large, or deep: refused, without a trace in memory. */
export async function bombs(rounds: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('SQLite', {}, async ({ account, page, product }) => {
    const { pid } = product.running
    const before = residentMegabytes(pid)
    const outcomes = new Map<string, number>()
    let most = before
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        thrown(page.replace(/^.*?(?=\/p\/)/, '')).map(async (bomb) => {
          const outcome = await answerTo(bomb, product.port, { origin: product.url, cookie: account.cookie })
          const name = `${bomb.name}: ${outcome}`
          outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
          most = Math.max(most, residentMegabytes(pid))
          if (outcome < 400 || outcome >= 500) faults.push(`A bomb was answered with ${name}`)
        }),
      )
    const counts = [...outcomes].map(([name, count]) => `${name} × ${count}`).join(', ')
    console.log(`bombs: memory from ${before.toFixed(0)} to ${most.toFixed(0)} MB; ${counts}`)
    if (most - before > riseMost) faults.push(`Bombs raise memory by ${(most - before).toFixed(0)} MB`)
  })
  return faults
}

/** The status of the answer; 0 where the connection was closed without one. */
function answerTo(
  { path, method = 'POST', type = 'application/json', encoding, body }: Bomb,
  port: number,
  headers: object,
) {
  return new Promise<number>((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {
        ...headers,
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        ...(encoding && { 'content-encoding': encoding }),
      },
    })
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.resume()
    })
    // After an answer it says no more than that the rest was not wanted.
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

function thrown(page: string): Bomb[] {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const zeros = gzipSync(Buffer.alloc(64 * megabyte))
  const form = 'application/x-www-form-urlencoded'
  return [
    { name: 'deep JSON', path: '/api/tasks', body: deep },
    { name: 'deep JSON at the sign-in', path: '/api/auth/sign-in/email', body: deep },
    {
      name: 'a document of 30 MB',
      path: '/api/pages',
      body: JSON.stringify({ name: 'x', document: 'x'.repeat(30 * megabyte) }),
    },
    { name: 'packed JSON', path: '/api/tasks', encoding: 'gzip', body: zeros },
    { name: 'a packed form', path: `${page}/leads`, type: form, encoding: 'gzip', body: zeros },
    { name: 'a form of 4 MB', path: `${page}/leads`, type: form, body: 'a=1&'.repeat(megabyte) },
    {
      name: 'a picture as wide as nothing',
      path: '/api/profile/photo',
      method: 'PUT',
      type: 'image/png',
      body: wideAsNothing(),
    },
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
