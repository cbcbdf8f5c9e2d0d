import { createServer, request, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type AddressPolicy, RefusedAddress, vetTarget } from './address-policy.ts'
import { type OpenPass, openPass, type PassLimits, type ProxyPass } from './proxy-pass.ts'

const idleMilliseconds = 60_000
const connectMilliseconds = 15_000
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export type VettingProxy = {
  open: (limits: PassLimits) => ProxyPass
  close: () => Promise<void>
}

/**
 * A proxy on loopback that every request of the engine goes through: manifests, fragments, pictures and each hop of a
 * redirect are separate requests here. It resolves a name once, refuses whatever is not the public internet, connects
 * to the address it judged, and counts the bytes of each task. Without a task's token it answers 407.
 */
export async function startVettingProxy(policy: AddressPolicy): Promise<VettingProxy> {
  const passes = new Set<OpenPass>()
  const passOf = ({ headers }: IncomingMessage) => {
    const [scheme, value = ''] = (headers['proxy-authorization'] ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'basic') return undefined
    const token = Buffer.from(value, 'base64').toString().split(':')[1] ?? ''
    return [...passes].find((pass) => pass.accepts(token))
  }
  const server = createServer({ maxHeaderSize: 65_536 }, (incoming, outgoing) => {
    const pass = passOf(incoming)
    if (!pass) return answer(outgoing, 407)
    if (!pass.hold(incoming.socket)) return answer(outgoing, 429)
    void forward(policy, pass, incoming, outgoing)
  })
  server.on('connect', (incoming, client: Duplex, head: Buffer) => {
    const pass = passOf(incoming)
    client.on('error', () => client.destroy())
    if (!pass)
      return refuseTunnel(
        client,
        '407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="task"',
      )
    if (!pass.hold(client)) return refuseTunnel(client, '429 Too Many Requests')
    void tunnel(policy, pass, incoming.url ?? '', client, head)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = addressOf(server.address())
  server.unref()
  return {
    open(limits) {
      const pass = openPass(port, limits, (closed) => passes.delete(closed))
      passes.add(pass)
      return pass
    },
    async close() {
      for (const pass of passes) pass.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function forward(
  policy: AddressPolicy,
  pass: OpenPass,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : null
  if (url?.protocol !== 'http:') return answer(outgoing, 400)
  const port = Number(url.port || 80)
  const target = await vet(policy, pass, url.hostname, port)
  if (!target) return answer(outgoing, 403)
  if (target === 'unreachable') return answer(outgoing, 502)
  const upstream = request({
    host: target.address,
    port,
    method: incoming.method,
    path: `${url.pathname}${url.search}`,
    headers: ['Host', url.host, ...endToEnd(incoming.rawHeaders, 'host')],
    setHost: false,
    agent: pass.agent,
    timeout: idleMilliseconds,
  })
  upstream.on('timeout', () => upstream.destroy())
  // A dropped connection is handed on as one: an answer of ours would look like the site's own.
  upstream.on('error', (error) =>
    outgoing.headersSent || isDropped(error) ? outgoing.destroy() : answer(outgoing, 502),
  )
  outgoing.on('close', () => upstream.destroy())
  upstream.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, endToEnd(response.rawHeaders))
    response.on('data', (chunk: Buffer) => {
      if (!pass.count(chunk.length)) response.destroy()
    })
    // A cut connection must look cut to the engine, or it would take half a file for a whole one.
    response.on('error', () => outgoing.destroy())
    response.on('aborted', () => outgoing.destroy())
    response.pipe(outgoing)
  })
  incoming.on('error', () => upstream.destroy())
  incoming.pipe(upstream)
}

async function tunnel(
  policy: AddressPolicy,
  pass: OpenPass,
  authority: string,
  client: Duplex,
  head: Buffer,
) {
  const url = URL.canParse(`https://${authority}`) ? new URL(`https://${authority}`) : null
  if (!url || url.pathname !== '/' || url.username) return refuseTunnel(client, '400 Bad Request')
  const port = Number(url.port || 443)
  const target = await vet(policy, pass, url.hostname, port)
  if (!target) return refuseTunnel(client, '403 Forbidden')
  if (target === 'unreachable') return refuseTunnel(client, '502 Bad Gateway')
  const upstream = connect({ host: target.address, port, timeout: connectMilliseconds })
  let open = false
  upstream.once('connect', () => {
    open = true
    upstream.setTimeout(idleMilliseconds)
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) upstream.write(head)
    upstream.pipe(client)
    client.pipe(upstream)
  })
  upstream.on('data', (chunk: Buffer) => {
    if (!pass.count(chunk.length)) upstream.destroy()
  })
  upstream.on('timeout', () => upstream.destroy())
  upstream.on('error', () => (open ? client.destroy() : refuseTunnel(client, '502 Bad Gateway')))
  upstream.on('close', () => open && client.destroy())
  client.on('close', () => upstream.destroy())
}

/** The vetted address, null where it is refused, or 'unreachable' where the name cannot be resolved. */
async function vet(policy: AddressPolicy, pass: OpenPass, host: string, port: number) {
  try {
    return await vetTarget(policy, host, port)
  } catch (error) {
    if (!(error instanceof RefusedAddress)) return 'unreachable'
    pass.refuse(error.message)
    return null
  }
}

function endToEnd(raw: readonly string[], ...dropped: string[]) {
  const kept: string[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? ''
    const value = raw[index + 1] ?? ''
    if (!hopByHop.has(name.toLowerCase()) && !dropped.includes(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

function isDropped(error: Error) {
  return 'code' in error && error.code === 'ECONNRESET'
}

/** What the engine finds in its error where no answer of the site could be had. */
const unreachable = 'Site Unreachable'

function answer(outgoing: ServerResponse, status: number) {
  outgoing.writeHead(status, status === 502 ? unreachable : STATUS_CODES[status], {
    'content-length': 0,
    connection: 'close',
    ...(status === 407 && { 'proxy-authenticate': 'Basic realm="task"' }),
  })
  outgoing.end()
}

function refuseTunnel(client: Duplex, status: string) {
  client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The vetting proxy has no port')
  return address
}
