import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { ConfigError } from '../config-error.ts'
import type { HttpEnvironment } from './environment.ts'
import type { Sockets } from './sockets/sockets.ts'

export type Listener = {
  port: number
  /** Takes no new connection, lets requests under way finish, and after `graceMs` cuts what is left. */
  stop: (graceMs: number) => Promise<void>
}

/** Answers a request by itself, at once; false where it leaves the request untouched to the application. */
export type AnswerFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Starts to answer. Throws `ConfigError` where the port is busy, forbidden, or the address is not this machine's. */
export async function listen(
  { app, answerFirst, sockets }: { app: Hono<HttpEnvironment>; answerFirst: AnswerFirst; sockets?: Sockets },
  port: number,
  host: string | undefined,
): Promise<Listener> {
  const answer = getRequestListener((request, env) => app.fetch(request, env))
  const server = createServer(
    {
      // A client that dawdles over its request is dropped; uploads of a slow line still have time.
      headersTimeout: 20_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      if (!answerFirst(incoming, outgoing)) void answer(incoming, outgoing)
    },
  )
  server.maxRequestsPerSocket = 0
  if (sockets) server.on('upgrade', sockets.upgrade)
  await opened(server, port, host)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop(graceMs) {
      sockets?.end()
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(cut)
    },
  }
}

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `El puerto ${port} ya está en uso. Cierra lo que lo usa o elige otro con el ajuste PORT.`,
  EACCES: (port) => `No hay permiso para usar el puerto ${port}. Elige otro con el ajuste PORT.`,
  EADDRNOTAVAIL: (_port, host) => `La dirección ${host} (ajuste HOST) no es de este equipo.`,
  ENOTFOUND: (_port, host) => `La dirección ${host} (ajuste HOST) no existe.`,
}

function opened(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new ConfigError(reason(port, host ?? ''), { cause: error }) : error)
    })
    server.listen({ port, host }, () => resolve())
  })
}
