import { expect, test } from 'vitest'
import { maskedAddress, networkOf } from './masked-address.ts'

test.each([
  ['127.0.0.1', 'this-computer', '127.0.0.1'],
  ['::1', 'this-computer', '::1'],
  ['192.168.1.23', 'local', '192.168.1.0'],
  ['172.31.4.5', 'local', '172.31.4.0'],
  ['172.32.4.5', 'internet', '172.32.4.0'],
  ['fd12:3456:789a::5', 'local', 'fd12:3456:789a::'],
  ['203.0.113.77', 'internet', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', 'internet', '2001:db8:1::'],
  ['2001:db8::5', 'internet', '2001:db8:0::'],
  ['unknown', 'unknown', ''],
  [null, 'unknown', ''],
])('%s lies in %s and is kept as %o', (address, network, masked) => {
  expect(networkOf(address)).toBe(network)
  expect(maskedAddress(address)).toBe(masked)
  expect(networkOf(masked)).toBe(network)
})
