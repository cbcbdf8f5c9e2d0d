import { type BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** The client's address of a request, by the proxies that are trusted. */
export type AddressOf = (call: { env: Pick<HttpBindings, 'incoming'> }) => string

export function addressOf(trusted: BlockList | undefined): AddressOf {
  // A visit is asked for it by each who has a part in it.
  const known = new WeakMap<HttpBindings['incoming'], string>()
  return ({ env: { incoming } }) => {
    const found = known.get(incoming)
    if (found !== undefined) return found
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    const address = clientAddress(incoming.socket.remoteAddress, forwarded, trusted)
    known.set(incoming, address)
    return address
  }
}

/**
 * The address a request came from: the socket's, or, where that is a trusted proxy, the nearest one in
 * `X-Forwarded-For` that is not. A header sent by anybody else changes nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trusted: BlockList | undefined,
): string {
  let address = plain(socketAddress ?? 'unknown')
  if (!trusted) return address
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isTrusted(address, trusted)) {
    const next = hops.pop()
    if (!next || !isIP(next)) break
    address = next
  }
  return address
}

/** An IPv4 address as such, even where the socket speaks IPv6. */
function plain(address: string) {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

function isTrusted(address: string, trusted: BlockList) {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
