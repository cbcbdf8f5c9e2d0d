import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

export type HostAndPort = { host: string; port: number }

export type AddressPolicy = {
  /** Named exceptions to the rule on private addresses and ports; never a range. */
  allowedHosts: readonly HostAndPort[]
  allowedPorts: readonly number[]
  /** All addresses of a name; the system's resolver unless a test says otherwise. */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>
}

/** The target was refused; nothing was sent to it. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/** The rule of an installation over the system's resolver. */
export function addressPolicy(
  allowedHosts: readonly HostAndPort[],
  allowedPorts: readonly number[],
): AddressPolicy {
  return { allowedHosts, allowedPorts, resolve: (host) => lookup(host, { all: true, verbatim: true }) }
}

// `range()` calls these something else than unicast, or nothing at all, depending on the library's version.
const refusedBlocks = [
  '0.0.0.0/8',
  '100.64.0.0/10',
  '192.0.0.0/24',
  '198.18.0.0/15',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fec0::/10',
].map((block) => ipaddr.parseCIDR(block))

/** True for an address of the public internet; mapped IPv4 is judged as the IPv4 that it is. */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) only makes sense on the local link.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return !refusedBlocks.some(([block, bits]) => block.kind() === parsed.kind() && parsed.match(block, bits))
}

/**
 * Resolves `host` once and judges all its answers: one private answer refuses the name, since the resolver of an
 * attacker mixes them. The caller connects to the returned address, never to the name again (no rebinding).
 * Throws `RefusedAddress`.
 */
export async function vetTarget(
  policy: AddressPolicy,
  host: string,
  port: number,
): Promise<{ address: string; family: number }> {
  const name = bare(host)
  const exempt = policy.allowedHosts.some((allowed) => allowed.host === name && allowed.port === port)
  if (!exempt && !policy.allowedPorts.includes(port)) throw new RefusedAddress(`port ${port} is not allowed`)
  const literal = ipaddr.isValid(name) ? [{ address: name, family: name.includes(':') ? 6 : 4 }] : null
  const answers = literal ?? (await policy.resolve(name))
  if (!exempt && answers.some(({ address }) => !isPublicAddress(address)))
    throw new RefusedAddress('the address is not on the public internet')
  const [first] = answers
  if (!first) throw new RefusedAddress('the name has no address')
  return first
}

/** A host as `URL` gives it: lower case, IPv6 without its brackets, no trailing dot. */
function bare(host: string) {
  return host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}
