import { expect, test } from 'vitest'
import { addressesIn } from './use-several.ts'

test('addresses stand one a line, each once', () => {
  expect(addressesIn(' https://a.es/1 \n\nhttps://a.es/2\r\nhttps://a.es/1\n')).toEqual([
    'https://a.es/1',
    'https://a.es/2',
  ])
  expect(addressesIn(' \n')).toEqual([])
})
