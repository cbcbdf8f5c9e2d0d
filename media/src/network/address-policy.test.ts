import { describe, expect, it, test } from 'vitest'
import { type AddressPolicy, isPublicAddress, RefusedAddress, vetTarget } from './address-policy.ts'

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fec0::1',
  '100::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: 4 }))
const policy = (resolve: AddressPolicy['resolve']): AddressPolicy => ({
  allowedHosts: [{ host: '127.0.0.1', port: 9000 }],
  allowedPorts: [80, 443],
  resolve,
})

describe('a target', () => {
  it('is resolved once, and the judged address is the one to connect to', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]
    }
    expect(await vetTarget(policy(resolve), 'rebinding.example', 80)).toEqual({
      address: '93.184.216.34',
      family: 4,
    })
    expect(asked).toBe(1)
  })

  it('is refused when one of its addresses is private', async () => {
    await expect(vetTarget(policy(answers('8.8.8.8', '10.0.0.1')), 'mixed.example', 80)).rejects.toThrow(
      RefusedAddress,
    )
  })

  it('may be a named host with its port, and only with that port', async () => {
    expect(await vetTarget(policy(answers()), '127.0.0.1', 9000)).toEqual({ address: '127.0.0.1', family: 4 })
    await expect(vetTarget(policy(answers()), '127.0.0.1', 80)).rejects.toThrow(RefusedAddress)
    await expect(vetTarget(policy(answers('127.0.0.1')), 'localhost', 9000)).rejects.toThrow(RefusedAddress)
  })

  it.each([
    ['8.8.8.8', 22],
    ['[::1]', 80],
    ['[::ffff:127.0.0.1]', 443],
    ['169.254.169.254', 80],
  ])('%s:%d is refused', async (host, port) => {
    await expect(vetTarget(policy(answers('8.8.8.8')), host, port)).rejects.toThrow(RefusedAddress)
  })
})
