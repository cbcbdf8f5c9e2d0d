import { BlockList, isIP } from 'node:net'

const local = new BlockList()
for (const [network, prefix, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  local.addSubnet(network, prefix, family)

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Where an address lies, seen from the server. */
export type Network = 'this-computer' | 'local' | 'internet' | 'unknown'

export function networkOf(address: string | null): Network {
  const family = isIP(address ?? '')
  if (!address || family === 0) return 'unknown'
  const name = family === 6 ? 'ipv6' : 'ipv4'
  if (loopback.check(address, name)) return 'this-computer'
  return local.check(address, name) ? 'local' : 'internet'
}

/**
 * An address without the part that names one machine: `203.0.113.0` of an IPv4 address, the first 48 bits of an IPv6
 * one. Enough to recognise a network by; a loopback address names nobody and stays. Empty for what is no address.
 */
export function maskedAddress(address: string | null | undefined): string {
  const family = isIP(address ?? '')
  if (!address || family === 0) return ''
  if (networkOf(address) === 'this-computer') return address
  if (family === 4) return `${address.split('.').slice(0, 3).join('.')}.0`
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all.slice(0, 3).join(':')}::`
}
