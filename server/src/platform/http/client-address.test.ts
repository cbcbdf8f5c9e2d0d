import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8, 'ipv4')
proxies.addAddress('::1', 'ipv6')

it.each([
  ['a header counts for nothing without a trusted proxy', '203.0.113.5', '1.1.1.1', undefined, '203.0.113.5'],
  ['nor from somebody who is none', '203.0.113.5', '1.1.1.1', proxies, '203.0.113.5'],
  ['the proxy says who it was', '10.0.0.1', '198.51.100.7', proxies, '198.51.100.7'],
  [
    'the nearest address that is no proxy wins over what the client made up',
    '10.0.0.1',
    '6.6.6.6, 198.51.100.7, 10.0.0.2',
    proxies,
    '198.51.100.7',
  ],
  ['rubbish ends the walk', '10.0.0.1', '198.51.100.7, <script>', proxies, '10.0.0.1'],
  ['no header', '10.0.0.1', null, proxies, '10.0.0.1'],
  ['IPv4 through an IPv6 socket', '::ffff:10.0.0.1', '::ffff:198.51.100.7', proxies, '198.51.100.7'],
  ['IPv6', '::1', '2001:db8::1', proxies, '2001:db8::1'],
  ['no socket any more', undefined, '1.1.1.1', proxies, 'unknown'],
])('%s', (_name, socket, header, trusted, address) => {
  expect(clientAddress(socket, header, trusted)).toBe(address)
})
