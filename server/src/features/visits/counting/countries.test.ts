import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { countriesIn } from './countries.ts'

const warned: string[] = []
const log = { warn: (_: unknown, text: string) => void warned.push(text) }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'))
})

const text = (value: string) => Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)])
const map = (...pairs: (readonly [string, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xe0 | pairs.length]), ...pairs.flatMap(([key, value]) => [text(key), value])])
const uint = (type: number, value: number) =>
  type < 8 ? Buffer.from([(type << 5) | 1, value]) : Buffer.from([1, type - 7, value])

/** A file that knows one net, 81.0.0.0/8: a tree of as many nodes as the net has bits. */
function fileOfSpain() {
  const bits = 8
  const tree = Buffer.alloc(bits * 6)
  for (let bit = 0; bit < bits; bit++) {
    const isOne = ((81 >> (bits - 1 - bit)) & 1) === 1
    const next = bit === bits - 1 ? bits + 16 : bit + 1
    tree.writeUIntBE(isOne ? bits : next, bit * 6, 3)
    tree.writeUIntBE(isOne ? next : bits, bit * 6 + 3, 3)
  }
  const told = map(
    ['node_count', uint(6, bits)],
    ['record_size', uint(5, 24)],
    ['ip_version', uint(5, 4)],
    ['binary_format_major_version', uint(5, 2)],
    ['binary_format_minor_version', uint(5, 0)],
    ['build_epoch', uint(6, 1)],
    ['database_type', text('Country')],
  )
  const data = map(['country', map(['iso_code', text('ES')])])
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    data,
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    told,
  ])
}

it('tells the country of an address by the file of the owner', async () => {
  const file = join(folder, 'paises.mmdb')
  await writeFile(file, fileOfSpain())
  const countryOf = countriesIn(file, log)
  expect(warned).toEqual([])
  expect(['81.2.3.4', '82.2.3.4', '::1', 'nada', ''].map(countryOf)).toEqual(['ES', '', '', '', ''])
})

it('tells none without a file, and says so where it is none', async () => {
  expect(countriesIn('', log)('81.2.3.4')).toBe('')
  expect(warned).toEqual([])
  const file = join(folder, 'otra.mmdb')
  await writeFile(file, 'nada')
  expect(countriesIn(file, log)('81.2.3.4')).toBe('')
  expect(countriesIn(join(folder, 'no-hay.mmdb'), log)('81.2.3.4')).toBe('')
  expect(warned).toHaveLength(2)
})
