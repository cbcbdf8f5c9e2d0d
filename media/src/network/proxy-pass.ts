import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Agent } from 'node:http'
import type { Duplex } from 'node:stream'

export type PassLimits = { maxBytes: number; maxSockets: number }

/** What one task may do through the proxy, and what it did. */
export type ProxyPass = {
  /** Address with the task's own token: `http://task:<token>@127.0.0.1:<port>`. */
  url: string
  /** Bytes that came from the outside so far. */
  received: () => number
  /** Why targets were refused, the oldest first. */
  refusals: readonly string[]
  /** Aborted once more bytes than allowed have come. */
  exceeded: AbortSignal
  close: () => void
}

/** The proxy's own view of a pass. */
export type OpenPass = ProxyPass & {
  /** Keeps this task's own connections to judged addresses open between fragments. */
  agent: Agent
  accepts: (token: string) => boolean
  /** Takes a connection into the count; false when there are too many. */
  hold: (socket: Duplex) => boolean
  /** Counts bytes; false when the limit is passed and everything is cut off. */
  count: (bytes: number) => boolean
  refuse: (reason: string) => void
}

/** Opens a pass with a token that nobody can guess. */
export function openPass(
  port: number,
  { maxBytes, maxSockets }: PassLimits,
  onClose: (pass: OpenPass) => void,
): OpenPass {
  const token = randomBytes(24).toString('base64url')
  const sockets = new Set<Duplex>()
  const refusals: string[] = []
  const exceeded = new AbortController()
  let received = 0
  const agent = new Agent({ keepAlive: true, maxSockets })
  const cutOff = () => {
    agent.destroy()
    for (const socket of sockets) socket.destroy()
  }
  const pass: OpenPass = {
    agent,
    url: `http://task:${token}@127.0.0.1:${port}`,
    received: () => received,
    refusals,
    exceeded: exceeded.signal,
    accepts: (given) =>
      given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token)),
    hold(socket) {
      // A kept-alive connection brings several requests.
      if (sockets.has(socket)) return true
      if (sockets.size >= maxSockets || exceeded.signal.aborted) return false
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return true
    },
    count(bytes) {
      received += bytes
      if (received <= maxBytes) return true
      exceeded.abort()
      cutOff()
      return false
    },
    refuse: (reason) => {
      if (refusals.length < 20) refusals.push(reason)
    },
    close() {
      onClose(pass)
      cutOff()
    },
  }
  return pass
}
