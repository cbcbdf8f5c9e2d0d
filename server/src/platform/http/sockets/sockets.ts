import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { ORPCError } from '@orpc/server'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../../log/log.ts'
import type { TrustedOrigin } from '../origin.ts'
import type { SessionOf } from '../plain-routes.ts'
import type { Heard, Line, SocketRoute } from './socket-route.ts'

type Parts = {
  routes: readonly SocketRoute[]
  sessionOf: SessionOf
  isTrustedOrigin: TrustedOrigin
  log: Log
}

/** What is asked to become a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
export type Sockets = { upgrade: Upgrade; end: () => void }

/** A reader that leaves this much of what is sent to it is gone. */
const mostUnread = 1024 * 1024
/** What comes faster than it is done waits; beyond this many the line ends. */
const mostWaiting = 200
const beatMs = 25_000
/** As the protocol has them: the server goes, a message is too large, something went wrong. */
const ends = { away: 1001, wrong: 1011, tooFast: 1008 } as const

/**
 * WebSockets. Who asks is looked at before anything is agreed on: a page of another origin, or somebody who is not signed
 * in, gets a plain refusal.
 */
export function openSockets({ routes, sessionOf, isTrustedOrigin, log }: Parts): Sockets {
  const open = new Set<WebSocket>()
  const known = routes.map((route) => ({
    route,
    pattern: new URLPattern({ pathname: route.path }),
    server: new WebSocketServer({ noServer: true, maxPayload: route.bytes, perMessageDeflate: false }),
  }))

  async function welcome(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const found = known
      .map((each) => ({ ...each, match: each.pattern.exec({ pathname: url.pathname }) }))
      .find(({ match }) => match !== null)
    if (!found?.match) return refuse(socket, 404)
    const headers = headersOf(request)
    if (!isTrustedOrigin(headers)) return refuse(socket, 403)
    const session = await sessionOf(headers)
    if (!session) return refuse(socket, 401)
    const params = Object.fromEntries(
      Object.entries(found.match.pathname.groups).map(([name, value]) => [name, value ?? '']),
    )
    const begin = await found.route.open({ session, params, query: url.searchParams })
    if (socket.destroyed) return
    found.server.handleUpgrade(request, socket, head, (line) => stand(line, begin))
  }

  function stand(line: WebSocket, begin: (line: Line) => Heard) {
    open.add(line)
    let isAlive = true
    const beat = setInterval(() => {
      if (!isAlive || line.bufferedAmount > mostUnread) return line.terminate()
      isAlive = false
      line.ping()
    }, beatMs)
    const { hear, ended } = begin({
      send(text) {
        if (line.bufferedAmount > mostUnread) line.terminate()
        else line.send(text)
      },
      end: (code, reason) => line.close(code, reason),
    })
    let before = Promise.resolve()
    let waiting = 0
    line.on('pong', () => (isAlive = true))
    line.on('message', (data, isBinary) => {
      isAlive = true
      if (isBinary || !Buffer.isBuffer(data) || line.readyState !== line.OPEN) return
      if (waiting >= mostWaiting) return line.close(ends.tooFast)
      waiting += 1
      const text = data.toString('utf8')
      before = before
        .then(() => hear(text))
        .then(() => void (waiting -= 1))
        .catch((error: unknown) => {
          log.warn({ error }, 'What came on a line could not be done')
          line.close(ends.wrong)
        })
    })
    // A message beyond the limit, or one that is none: the line ends by itself.
    line.on('error', () => undefined)
    line.on('close', () => {
      clearInterval(beat)
      open.delete(line)
      ended()
    })
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      welcome(request, socket, head).catch((error: unknown) => {
        if (error instanceof ORPCError) return refuse(socket, error.status)
        log.error({ error }, 'A line could not be opened')
        return refuse(socket, 500)
      })
    },
    end() {
      for (const line of open) line.close(ends.away)
      setTimeout(() => open.forEach((line) => line.terminate()), 500).unref()
    },
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

function headersOf({ headers }: IncomingMessage): Headers {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
  return new Headers(list)
}
