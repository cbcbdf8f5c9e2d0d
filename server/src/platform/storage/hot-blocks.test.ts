import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotBlocks } from './hot-blocks.ts'

const size = 700_001
const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) % 256))
let folder = ''
const pathOf = (key: string) => join(folder, key)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aurelio-hot-'))
  await writeFile(pathOf('film'), bytes)
})
afterAll(() => rm(folder, { recursive: true }))

describe('parts of a file that many take', () => {
  it.each([
    { start: 0, end: 0 },
    { start: 0, end: size - 1 },
    { start: 262_143, end: 262_144 },
    { start: 262_144, end: 524_287 },
    { start: 600_000, end: size - 1 },
  ])('are those of the file, $start to $end', async (part) => {
    expect(await buffer(hotBlocks(pathOf)('film', part))).toEqual(bytes.subarray(part.start, part.end + 1))
  })

  it('are read once for all who take them at the same time and soon after', async () => {
    const parts = hotBlocks(pathOf)
    await writeFile(pathOf('gone'), bytes)
    const whole = { start: 0, end: size - 1 }
    const both = await Promise.all([buffer(parts('gone', whole)), buffer(parts('gone', whole))])
    await unlink(pathOf('gone'))
    for (const taken of [...both, await buffer(parts('gone', whole))]) expect(taken).toEqual(bytes)
  })

  it('fail where there is no file, and are there once it is', async () => {
    const parts = hotBlocks(pathOf)
    const part = { start: 5, end: 9 }
    await expect(buffer(parts('later', part))).rejects.toThrow('ENOENT')
    await writeFile(pathOf('later'), bytes)
    expect(await buffer(parts('later', part))).toEqual(bytes.subarray(5, 10))
  })

  it('fail beyond the end of the file', async () => {
    await expect(buffer(hotBlocks(pathOf)('film', { start: size - 1, end: size }))).rejects.toThrow('ended')
  })
})
