import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { inflated } from './inflated.ts'

const deflated = (bytes: Uint8Array) => Uint8Array.from(deflateSync(bytes))

it('gives what is wanted of much more, and is done at once', async () => {
  const bomb = deflated(new Uint8Array(50_000_000).fill(7))
  expect(await inflated(bomb, 5)).toEqual(new Uint8Array(5).fill(7))
})

it('rejects where there is less, or no deflated data', async () => {
  await expect(inflated(deflated(new Uint8Array(4)), 5)).rejects.toThrow('4 of 5')
  await expect(inflated(Uint8Array.from([1, 2, 3]), 1)).rejects.toBeInstanceOf(Error)
})
