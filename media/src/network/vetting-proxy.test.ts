import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AddressPolicy } from './address-policy.ts'
import { startVettingProxy, type VettingProxy } from './vetting-proxy.ts'

let proxy: VettingProxy
let port: number
const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
const upstream = createServer((incoming, response) => {
  seen.push({ url: incoming.url, headers: incoming.headers })
  if (incoming.url === '/cut') {
    response.writeHead(200, { 'content-length': 1000 }).write('half')
    setTimeout(() => response.destroy(), 20)
  } else response.end(Buffer.alloc(incoming.url === '/large' ? 5_000_000 : 10, 'x'))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  const policy: AddressPolicy = {
    allowedHosts: [{ host: 'media.test', port }],
    allowedPorts: [80, 443],
    resolve: async (host) => [{ address: host === 'public.test' ? '10.1.2.3' : '127.0.0.1', family: 4 }],
  }
  proxy = await startVettingProxy(policy)
})
afterAll(async () => {
  await proxy.close()
  upstream.close()
})

/** One request through the proxy, as the engine sends it. */
function get(
  passUrl: string,
  target: string,
  withToken = true,
): Promise<{ status: number; bytes: number; broken: boolean }> {
  const { hostname, port: proxyPort, username, password } = new URL(passUrl)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return new Promise((resolve, reject) => {
    const headers = { host: new URL(target).host, ...(withToken && { 'proxy-authorization': authorization }) }
    const sent = request({ hostname, port: proxyPort, path: target, headers, agent: false }, (response) => {
      let bytes = 0
      const done = (broken: boolean) => resolve({ status: response.statusCode ?? 0, bytes, broken })
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => done(false))
      response.on('error', () => done(true))
    })
    sent.on('error', reject)
    sent.end()
  })
}
const limits = { maxBytes: 1_000_000, maxSockets: 4 }

it('carries an allowed request, counts its bytes, and keeps its token to itself', async () => {
  const pass = proxy.open(limits)
  expect(await get(pass.url, `http://media.test:${port}/small?a=1`)).toMatchObject({ status: 200, bytes: 10 })
  expect(pass.received()).toBe(10)
  const last = seen.at(-1)
  expect(last?.url).toBe('/small?a=1')
  expect(last?.headers.host).toBe(`media.test:${port}`)
  expect(last?.headers).not.toHaveProperty('proxy-authorization')
  pass.close()
})

it('knows nobody without a token, nor with one that is closed', async () => {
  const pass = proxy.open(limits)
  expect(await get(pass.url, `http://media.test:${port}/`, false)).toMatchObject({ status: 407 })
  pass.close()
  expect(await get(pass.url, `http://media.test:${port}/`)).toMatchObject({ status: 407 })
})

it('refuses private targets, by name and by number, and says so to the task alone', async () => {
  const pass = proxy.open(limits)
  const other = proxy.open(limits)
  const targets = [
    'http://public.test/',
    `http://127.0.0.1:${port}/`,
    'http://[::1]/',
    'http://0x7f.1/',
    'http://2130706433/',
  ]
  for (const target of targets) expect(await get(pass.url, target)).toMatchObject({ status: 403 })
  expect(pass.refusals).toHaveLength(targets.length)
  expect(other.refusals).toHaveLength(0)
  pass.close()
  other.close()
})

it('cuts a task off that takes more than it may', async () => {
  const pass = proxy.open(limits)
  const answer = await get(pass.url, `http://media.test:${port}/large`)
  expect(answer.broken).toBe(true)
  expect(answer.bytes).toBeLessThan(1_200_000)
  expect(pass.exceeded.aborted).toBe(true)
  pass.close()
})

it('passes a broken answer on as broken', async () => {
  const pass = proxy.open(limits)
  expect(await get(pass.url, `http://media.test:${port}/cut`)).toMatchObject({ broken: true })
  pass.close()
})

it.each([
  ['media.test', '200 Connection Established'],
  ['127.0.0.1', '403 Forbidden'],
  ['user@media.test', '400 Bad Request'],
])('a tunnel to %s is answered %s', async (host, status) => {
  const pass = proxy.open(limits)
  const { hostname, port: proxyPort, username, password } = new URL(pass.url)
  const token = Buffer.from(`${username}:${password}`).toString('base64')
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(proxyPort), hostname, () =>
      socket.write(
        `CONNECT ${host}:${port} HTTP/1.1\r\nHost: x\r\nProxy-Authorization: Basic ${token}\r\n\r\n`,
      ),
    )
    socket.once('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  pass.close()
})
