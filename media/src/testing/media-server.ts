import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeMedia } from './make-media.ts'

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.mpd': 'application/dash+xml',
  '.m4s': 'video/iso.segment',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt',
}

export type MediaServer = {
  /** Method, address and range of each request. */ origin: string
  host: string
  hits: string[]
  close: () => Promise<void>
}

/**
 * Serves the test media on loopback with Range. Besides the files: `/slow/<file>` (`?rate=` bytes a second, once
 * `?share=` of the file, nothing by itself, has come at once in the same answer), `/to?url=` (a redirect),
 * `/status/<code>`, `/hang`, `/dropped` (the connection ends without an answer), `/nolength/<file>`.
 */
export async function startMediaServer(port = 0): Promise<MediaServer> {
  const folder = await makeMedia()
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.range ?? ''}`)
    answer(folder, request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The media server has no port')
  const host = `127.0.0.1:${address.port}`
  return {
    origin: `http://${host}`,
    host,
    hits,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://media')
  const [, first = '', ...rest] = url.pathname.split('/')
  if (first === 'hang') return
  if (first === 'dropped') {
    request.socket.destroy()
    return
  }
  if (first === 'to') {
    response.writeHead(302, { location: url.searchParams.get('url') ?? '/' }).end()
    return
  }
  if (first === 'status') {
    response.writeHead(Number(rest[0] ?? 500)).end('no')
    return
  }
  const special = first === 'slow' || first === 'nolength'
  const file = join(folder, special ? rest.join('/') : url.pathname)
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('not found')
    return
  }
  const { size } = statSync(file)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(Number(range?.[2] || size - 1), size - 1)
  response.writeHead(range ? 206 : 200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...(first !== 'nolength' && { 'content-length': end - start + 1 }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    'accept-ranges': 'bytes',
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const bytes = createReadStream(file, { start, end, highWaterMark: 65_536 })
  const figure = (name: string) => Number(url.searchParams.get(name))
  const body =
    first === 'slow'
      ? Readable.from(throttled(bytes, { rate: figure('rate'), atOnce: figure('share') * size }))
      : bytes
  body.on('error', () => response.destroy())
  response.on('close', () => bytes.destroy())
  body.pipe(response)
}

async function* throttled(bytes: AsyncIterable<Buffer>, { rate, atOnce }: { rate: number; atOnce: number }) {
  let sent = 0
  for await (const chunk of bytes)
    for (let from = 0; from < chunk.length; from += 8192) {
      const piece = chunk.subarray(from, from + 8192)
      if (sent >= atOnce) await new Promise((resolve) => setTimeout(resolve, (piece.length / rate) * 1000))
      sent += piece.length
      yield piece
    }
}
